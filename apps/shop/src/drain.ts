import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listeners } from './listeners.ts';

/** Clients in the middle of their work get an answer in this time that ends their connection in good order. */
const NOTICE_MS = 250;
const SWEEP_MS = 50;

/**
 * Ends a server's connections without cutting one off: what has been accepted is answered, and every answer from now on
 * closes its connection. Idle connections are closed after a short notice.
 */
export function createDrain(server: Server, listeners: Pick<Listeners, 'close'>): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let draining = false;
  // first of all listeners, so that no answer has left before
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (draining) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async () => {
    draining = true;
    for (const response of open) response.shouldKeepAlive = false;
    await sleep(NOTICE_MS);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    await Promise.all([closed, listeners.close()]);
    clearInterval(sweep);
  };
}
