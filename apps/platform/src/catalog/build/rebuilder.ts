/** Changes come in bursts: those of this time are built together. */
const GATHERING_MS = 300;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

export interface Rebuilder {
  /** a build that begins after this call; calls during one share the next */
  now(): Promise<void>;
  /** a build in the background, retried until it succeeds */
  request(): void;
  close(): void;
}

/** Runs one build at a time, and leaves the machine at least as much time as building takes. */
export function createRebuilder(build: () => Promise<void>, onError: (error: unknown) => void): Rebuilder {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let lastTook = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  let retryMs = FIRST_RETRY_MS;
  let closed = false;

  async function run(): Promise<void> {
    const started = performance.now();
    try {
      await build();
      retryMs = FIRST_RETRY_MS;
    } finally {
      endedAt = performance.now();
      lastTook = endedAt - started;
      running = null;
    }
  }

  function now(): Promise<void> {
    if (!running) {
      running = run();
      return running;
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return now();
      });
    return next;
  }

  function requestIn(wait: number): void {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = null;
      now().catch((error) => {
        if (closed) return;
        onError(error);
        requestIn(retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      });
    }, wait).unref();
  }

  return {
    now,
    request: () => requestIn(Math.max(GATHERING_MS, running ? lastTook : endedAt + lastTook - performance.now())),
    close() {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
