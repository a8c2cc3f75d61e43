import { share } from '../support/measure.ts';

/** Waits of visitors by kind, and what went wrong. */
export class Timings {
  readonly #waits = new Map<string, { at: number; ms: number }[]>();
  readonly errors = new Map<string, number>();

  note(kind: string, at: number, ms: number): void {
    const waits = this.#waits.get(kind) ?? [];
    waits.push({ at, ms });
    this.#waits.set(kind, waits);
  }

  fail(kind: string, what: string): void {
    const name = `${kind}: ${what}`;
    this.errors.set(name, (this.errors.get(name) ?? 0) + 1);
  }

  get kinds(): string[] {
    return [...this.#waits.keys()].toSorted();
  }

  /** of those who have begun between two moments of `performance.now()` */
  figures(kind: string, from = 0, to = Number.POSITIVE_INFINITY) {
    const times = (this.#waits.get(kind) ?? []).filter(({ at }) => at >= from && at < to).map(({ ms }) => ms);
    return {
      count: times.length,
      p50: share(times, 0.5),
      p99: share(times, 0.99),
      most: times.reduce((most, ms) => Math.max(most, ms), 0),
    };
  }
}
