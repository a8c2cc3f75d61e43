import { afterAll, vi } from 'vitest';

/** Files share a worker, one after another: each leaves clocks, globals, environment and limits as it found them. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetConfig();
});
