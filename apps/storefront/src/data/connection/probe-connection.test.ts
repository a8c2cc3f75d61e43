import { expect, test } from 'vitest';
import { createConnectionProbe } from './probe-connection.ts';

/** A shop that answers as told, and a record of what was said of the line and how long was waited. */
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

test('a call that fails while the shop answers is not the line’s fault', async () => {
  const { probe, said, done } = model([true]);
  probe.callFailed(new TypeError('Failed to fetch'));
  await done;
  expect(said).toEqual([false]);
});

test('a broken line is asked less and less often, until the shop answers', async () => {
  const { probe, said, done } = model([false, false, false, false, false, false, true]);
  probe.callFailed(new TypeError('Failed to fetch'));
  probe.callFailed(new TypeError('Failed to fetch'));
  await done;
  expect(said).toEqual([true, 1000, 2000, 4000, 8000, 15_000, 15_000, false]);
});

test('a line that is known to be broken is called so before anybody is asked', async () => {
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
