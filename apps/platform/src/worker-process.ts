import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * A process of its own for work that takes much memory: when it ends, all of that is given back. A thread leaves what the
 * image library and large arrays have allocated in the heaps of malloc for good.
 */
export const startWorkerProcess = (file: URL, execArgv: string[] = []): ChildProcess =>
  fork(file, {
    execArgv,
    // bytes travel as they are
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // one job at a time: more threads and heaps of theirs would only be more memory
    env: { ...process.env, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
  });

/** Whether the shop stays alive for the sake of a worker. */
export function keepAlive(worker: ChildProcess, isBusy: boolean): void {
  for (const handle of [worker, worker.channel]) {
    if (isBusy) handle?.ref();
    else handle?.unref();
  }
}

/** At once, whatever it is doing. */
export async function endWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  // whoever waits for its end is not ended before it, as a command would be that has nothing else to do
  worker.ref();
  if (worker.kill('SIGKILL')) await ended;
}

/** The worker's side: it ends with its connection to the shop, not with a signal that all processes of a terminal or service get. */
export function endWithShop(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
}
