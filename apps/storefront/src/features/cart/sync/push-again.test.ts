import { describe, expect, test } from 'vitest';
import { beginStory, haves } from '../simulation/support/shopper.ts';
import { noFaults } from '../simulation/support/unreliable-calls.ts';
import { createPushAgain, type PushAgainPorts } from './push-again.ts';

/** A page whose pushes end at once, with a clock that is turned by hand. */
function page() {
  const state = { now: 0, isBehind: false, isAttended: true, pushedAt: [] as number[] };
  const timers: { at: number; work: () => void }[] = [];
  const ports: PushAgainPorts = {
    isBehind: () => state.isBehind,
    isAttended: () => state.isAttended,
    push() {
      again.began();
      state.pushedAt.push(state.now);
      again.ended();
    },
    after(ms, work) {
      const timer = { at: state.now + ms, work };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
    random: () => 0,
  };
  const again = createPushAgain(ports);
  const pass = (seconds: number): void => {
    const until = state.now + seconds * 1000;
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > until) break;
      timers.splice(timers.indexOf(next), 1);
      state.now = next.at;
      next.work();
    }
    state.now = until;
  };
  return { state, again, ports, pass, timers };
}

describe('what could not be pushed is pushed again', () => {
  test('less and less often, and never more than once in five minutes in the long run', () => {
    const { state, ports, pass, timers } = page();
    state.isBehind = true;
    ports.push();
    pass(3600);
    const seconds = state.pushedAt.map((at) => at / 1000);
    expect(seconds.slice(0, 9)).toEqual([0, 2, 7, 22, 52, 112, 232, 532, 832]);
    expect(timers).toHaveLength(1);
  });

  test('until it has arrived', () => {
    const { state, ports, pass, timers } = page();
    state.isBehind = true;
    ports.push();
    pass(3);
    state.isBehind = false;
    pass(600);
    expect(state.pushedAt).toEqual([0, 2000]);
    expect(timers).toEqual([]);
  });

  test('not in the background or without a connection, but at once when somebody looks again', () => {
    const { state, again, ports, pass, timers } = page();
    state.isBehind = true;
    ports.push();
    state.isAttended = false;
    pass(600);
    expect(state.pushedAt).toEqual([0]);
    expect(timers).toEqual([]);
    state.isAttended = true;
    again.attended();
    pass(2);
    expect(state.pushedAt).toEqual([0, 600_000, 602_000]);
  });

  test('never beside a sync that is under way', () => {
    const { state, again, ports, pass, timers } = page();
    state.isBehind = true;
    ports.push();
    again.began();
    expect(timers).toEqual([]);
    again.attended();
    pass(60);
    expect(state.pushedAt).toEqual([0]);
    again.ended();
    pass(2);
    expect(state.pushedAt).toEqual([0, 62_000]);
  });
});

test('the first piece that is added over a bad line reaches the server, and is there once', async () => {
  const story = beginStory(1, { tabs: 1, faults: { ...noFaults, lost: 1 } });
  const { scheduler, connection } = story;
  const [tab] = story.browser.tabs;
  if (!tab) throw new Error('There is no tab');
  const again = createPushAgain({
    isBehind: () => tab.sync.isBehind(),
    isAttended: () => connection.online,
    push() {
      again.began();
      void tab.sync.request().finally(again.ended);
    },
    after(ms, work) {
      let isOff = false;
      scheduler.after(ms, () => isOff || work());
      return () => {
        isOff = true;
      };
    },
    random: () => scheduler.random(1000) / 1000,
  });

  again.began();
  story.add(tab, 'A', 1);
  await scheduler.run(scheduler.now() + 1000);
  again.ended();
  await scheduler.run(scheduler.now() + 20_000);
  expect(haves(story).server, 'nothing gets through').toEqual({});
  connection.faults = { ...noFaults, unanswered: 0.5 };
  await scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 1 }, 'tab 1': { A: 1 } });
});
