/** A clock of its own and chance from a seed: the same seed gives the same run on every machine. */

export interface Scheduler {
  now(): number;
  /** a whole number from 0 to below `limit` */
  random(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  after(ms: number, work: () => void): void;
  wait(ms: number): Promise<void>;
  /** for what takes its own time: the clock stands still meanwhile */
  outside<T>(promise: Promise<T>): Promise<T>;
  /** lets time pass until nothing is left to happen, or until that moment */
  run(until?: number): Promise<void>;
}

export function createScheduler(seed: number): Scheduler {
  let clock = 0;
  let order = 0;
  let state = seed * 2_654_435_761 + 1;
  const pending = new Set<Promise<unknown>>();
  const agenda: { at: number; order: number; work: () => void }[] = [];

  /** mulberry32 */
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const random = (limit: number): number => Math.floor(fraction() * limit);

  const after = (ms: number, work: () => void): void => {
    order += 1;
    agenda.push({ at: clock + ms, order, work });
  };

  return {
    now: () => clock,
    random,
    chance: (probability) => fraction() < probability,
    pick<T>(choices: readonly T[]): T {
      const chosen = choices[random(choices.length)];
      if (chosen === undefined) throw new Error('There is nothing to choose from');
      return chosen;
    },
    after,
    wait: (ms) => new Promise((resolve) => after(ms, resolve)),
    outside(promise) {
      pending.add(promise);
      return promise.finally(() => pending.delete(promise));
    },
    async run(until = Number.POSITIVE_INFINITY) {
      for (;;) {
        // promises that are already settled come first
        await new Promise(setImmediate);
        if (pending.size > 0) {
          await Promise.allSettled(pending);
          continue;
        }
        const next = agenda.reduce(
          (first, entry) =>
            first && (first.at < entry.at || (first.at === entry.at && first.order < entry.order)) ? first : entry,
          agenda[0],
        );
        if (!next || next.at > until) break;
        agenda.splice(agenda.indexOf(next), 1);
        clock = Math.max(clock, next.at);
        next.work();
      }
      if (Number.isFinite(until)) clock = Math.max(clock, until);
    },
  };
}
