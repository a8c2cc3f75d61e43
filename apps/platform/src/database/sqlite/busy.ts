import { setTimeout as sleep } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const PAUSE_MS = 5;

const isBusy = (error: unknown): boolean => {
  const { errcode } = error as { errcode?: unknown };
  // The low byte is the primary code; the rest is the kind of busy.
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
};

/** Tries again while another process holds the lock. SQLite's own waiting would stop the event loop. */
export async function retryWhileBusy<T>(attempt: () => T, patienceMs: number): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
