/**
 * A push that failed is repeated, later each time, while something is still to be pushed and somebody looks at the page. A call
 * can time out on a line that carries others, and then nothing else tells of a better moment.
 */
export interface PushAgain {
  /** a sync begins */
  began(): void;
  /** it has ended, well or not */
  ended(): void;
  /** the page is looked at again */
  attended(): void;
}

export interface PushAgainPorts {
  isBehind(): boolean;
  /** nobody waits for a page in the background, and no call gets through without a connection */
  isAttended(): boolean;
  /** begins a sync */
  push(): void;
  /** returns what calls it off */
  after(ms: number, work: () => void): () => void;
  /** from 0 to below 1: two windows side by side do not come at the same moment */
  random(): number;
}

const PAUSES_MS = [2000, 5000, 15_000, 30_000, 60_000, 120_000, 300_000] as const;

export function createPushAgain({ isBehind, isAttended, push, after, random }: PushAgainPorts): PushAgain {
  let running = 0;
  let failed = 0;
  let callOff: (() => void) | null = null;

  const forgetTimer = (): void => {
    callOff?.();
    callOff = null;
  };

  function pushNow(): void {
    forgetTimer();
    if (!isBehind()) failed = 0;
    // else the end of that sync looks again, or the next visit of the tab
    else if (running === 0 && isAttended()) push();
  }

  return {
    began() {
      running += 1;
      forgetTimer();
    },
    ended() {
      running -= 1;
      if (running > 0) return;
      if (!isBehind()) failed = 0;
      else if (isAttended()) {
        const pause = PAUSES_MS[Math.min(failed, PAUSES_MS.length - 1)] ?? 0;
        failed += 1;
        callOff = after(pause * (1 + random() / 2), pushNow);
      }
    },
    attended() {
      failed = 0;
      pushNow();
    },
  };
}
