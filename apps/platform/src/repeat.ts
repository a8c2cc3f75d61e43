export interface Repeated {
  /** No further run; one that is under way is waited for. */
  close(): Promise<void>;
}

/** Does something now and again after each pause, never two at a time. */
export function repeatedly(pauseMs: number, work: () => Promise<void>, onError: (error: unknown) => void): Repeated {
  let running: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    running = running.then(work).catch(onError);
  };
  run();
  const timer = setInterval(run, pauseMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
