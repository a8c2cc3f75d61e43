import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Node accepts one connection of a listening socket in each turn of its event loop, and serves everybody who is connected in the same
 * turn: the busier a shop is, the fewer newcomers get in, until their systems give up. Of so many sockets at one port each turn accepts as many.
 */
const LISTENERS = 16;

/** Elsewhere the sockets of a port take no turns. */
const CAN_SHARE_PORT = process.platform === 'linux';

export interface Listeners {
  listen(at: { port: number; host: string }): Promise<void>;
  /** Accepts nobody else; done when those that were accepted have left. The server's own socket closes with it. */
  close(): Promise<void>;
}

export function createListeners(app: FastifyInstance): Listeners {
  const further: Server[] = [];
  const accept = (): Server =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void app.server.emit('connection', socket));
  return {
    async listen(at) {
      if (!CAN_SHARE_PORT) return void (await app.listen(at));
      await refuseTaken(at);
      const shared = { ...at, reusePort: true };
      await app.listen(shared);
      const { port, address: host } = app.server.address() as AddressInfo;
      while (further.length < LISTENERS - 1) {
        const listener = accept();
        await listenAt(listener, { ...shared, port, host });
        further.push(listener);
      }
    },
    async close() {
      await Promise.all(further.map(closed));
    },
  };
}

/** A socket that shares its port shares it with those of another shop too, which then gets half of the visitors. */
async function refuseTaken(at: { port: number; host: string }): Promise<void> {
  const alone = createServer();
  await listenAt(alone, at);
  await closed(alone);
}

const listenAt = (server: Server, at: { port: number; host: string; reusePort?: boolean }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, () => {
      server.off('error', reject);
      resolve();
    });
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });
