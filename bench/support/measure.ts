/** Times of many runs in milliseconds. */
export interface Figures {
  p50: number;
  p99: number;
  /** p99 of all runs, with whatever else the machine did meanwhile */
  disturbedP99: number;
  /** processor time per run */
  cpu: number;
}

/**
 * Does the same work several times for each input, by equal workers that know nothing of each other, and counts the
 * quickest: that is what the work takes, where a slower one was interrupted.
 */
export function measure<T>(
  inputs: readonly T[],
  workers: readonly ((input: T) => unknown)[],
  warmUp: readonly T[] = [],
): Figures {
  for (const input of warmUp) for (const work of workers) work(input);
  const all: number[] = [];
  const quickest: number[] = [];
  const cpuBefore = process.threadCpuUsage();
  for (const input of inputs) {
    const times = workers.map((work) => {
      const started = process.hrtime.bigint();
      work(input);
      return Number(process.hrtime.bigint() - started) / 1e6;
    });
    all.push(...times);
    quickest.push(Math.min(...times));
  }
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return {
    p50: share(quickest, 0.5),
    p99: share(quickest, 0.99),
    disturbedP99: share(all, 0.99),
    cpu: (user + system) / 1e3 / all.length,
  };
}

export function share(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}

export async function timed<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number; cpuMs: number }> {
  const cpuBefore = process.threadCpuUsage();
  const started = performance.now();
  const value = await work();
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return { value, ms: performance.now() - started, cpuMs: (user + system) / 1e3 };
}
