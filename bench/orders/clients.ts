import { share } from '../support/measure.ts';

export interface Rate {
  perSecond: number;
  p50: number;
  p99: number;
  /** processor time of the thread for each run, which a busy machine does not change */
  cpuMs: number;
}

/** Many clients at once, each of which begins anew as soon as it has its answer. The first runs, in which code warms up, do not count. */
export async function measureClients(
  clients: number,
  runs: number,
  work: (run: number) => Promise<unknown>,
): Promise<Rate> {
  await runAll(clients, WARM_UP, work);
  return runAll(clients, runs, work);
}

const WARM_UP = 300;

async function runAll(clients: number, runs: number, work: (run: number) => Promise<unknown>): Promise<Rate> {
  const times: number[] = [];
  let begun = 0;
  const cpuBefore = process.threadCpuUsage();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let run = begun++; run < runs; run = begun++) {
        const start = performance.now();
        await work(run);
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.threadCpuUsage(cpuBefore);
  const cpuMs = (user + system) / 1e3 / runs;
  return { perSecond: runs / seconds, p50: share(times, 0.5), p99: share(times, 0.99), cpuMs };
}
