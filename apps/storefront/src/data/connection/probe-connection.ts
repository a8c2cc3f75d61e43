import { isFromGateway } from '#data/api/from-gateway.ts';
import { markConnection } from './connection.ts';

/**
 * Browsers call themselves online in a hotel's Wi-Fi, and when the shop is down. A call that has failed is a reason to ask the
 * shop for a sign of life; without one the connection counts as lost until there is one.
 */

const PATIENCE_MS = 5000;
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000] as const;

export interface ConnectionProbe {
  /** called for every call that got no answer at all */
  callFailed(error: unknown): void;
  /** no probe is needed: the connection is lost */
  lineIsBroken(): void;
}

export interface ProbePorts {
  /** whether the shop answers, in whatever way */
  ask: () => Promise<boolean>;
  mark: (broken: boolean) => void;
  /** the pause before the next question */
  wait: (ms: number) => Promise<void>;
}

/** A call that was aborted says nothing about the connection. */
const wasGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export function createConnectionProbe({ ask, mark, wait }: ProbePorts): ConnectionProbe {
  let isAsking = false;

  async function askUntilAnswered(isKnownBroken: boolean): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    if (isKnownBroken) mark(true);
    for (let round = 0; !(await ask()); round++) {
      if (round === 0 && !isKnownBroken) mark(true);
      await wait(PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)] ?? 0);
    }
    mark(false);
    isAsking = false;
  }

  return {
    callFailed: (error) => void (wasGivenUp(error) || askUntilAnswered(false)),
    lineIsBroken: () => void askUntilAnswered(true),
  };
}

async function askShop(): Promise<boolean> {
  // what the browser itself knows to be offline need not be asked
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/health/live', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return !isFromGateway(status);
  } catch {
    return false;
  }
}

/** A connection that the browser reports is tried at once. */
const untilOnlineOr = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });

export const connectionProbe: ConnectionProbe = createConnectionProbe({
  ask: askShop,
  mark: markConnection,
  wait: untilOnlineOr,
});
