import { expect, test } from 'vitest';
import { createConnectionProbe } from './probe-connection.ts';

/** A shop with scripted answers, and a record of the reported states and of the pauses. */
function model(answers: boolean[]) {
  const said: (boolean | number)[] = [];
  let finish = (): void => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const probe = createConnectionProbe({
    ask: async () => answers.shift() ?? true,
    mark: (broken) => {
      said.push(broken);
      if (!broken) finish();
    },
    wait: async (ms) => void said.push(ms),
  });
  return { probe, said, done };
}

test('a call that fails while the shop answers does not make the connection lost', async () => {
  const { probe, said, done } = model([true]);
  probe.callFailed(new TypeError('Failed to fetch'));
  await done;
  expect(said).toEqual([false]);
});

test('a lost connection is probed less and less often, until the shop answers', async () => {
  const { probe, said, done } = model([false, false, false, false, false, false, true]);
  probe.callFailed(new TypeError('Failed to fetch'));
  probe.callFailed(new TypeError('Failed to fetch'));
  await done;
  expect(said).toEqual([true, 1000, 2000, 4000, 8000, 15_000, 15_000, false]);
});

test('a connection that is known to be lost is reported before any probe', async () => {
  const { probe, said, done } = model([true]);
  probe.lineIsBroken();
  expect(said).toEqual([true]);
  await done;
  expect(said).toEqual([true, false]);
});

test('a call that was given up says nothing, and a later failure is looked at again', async () => {
  const { probe, said, done } = model([true]);
  probe.callFailed(new DOMException('', 'AbortError'));
  expect(said).toEqual([]);
  probe.callFailed(new DOMException('', 'TimeoutError'));
  await done;
  expect(said).toEqual([false]);
});
