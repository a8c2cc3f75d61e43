import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Node accepts one connection of a listening socket in each turn of its event loop, and serves everybody who is connected in the same
 * turn: the busier a shop is, the fewer new connections it accepts, until clients give up. With 16 sockets at one port it accepts up to 16 in each turn.
 */
const LISTENERS = 16;

/** Only Linux spreads connections over the sockets of a port. */
const CAN_SHARE_PORT = process.platform === 'linux';

export interface Listeners {
  listen(at: { port: number; host: string }): Promise<void>;
  /** Stops accepting; done when all connections that were accepted have ended. The server's own socket closes with the server. */
  close(): Promise<void>;
}

export function createListeners(app: FastifyInstance): Listeners {
  const further: Server[] = [];
  const createListener = (): Server =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void app.server.emit('connection', socket));
  return {
    async listen(at) {
      if (!CAN_SHARE_PORT) return void (await app.listen(at));
      await refuseTaken(at);
      const shared = { ...at, reusePort: true };
      await app.listen(shared);
      const { port, address: host } = app.server.address() as AddressInfo;
      while (further.length < LISTENERS - 1) {
        const listener = createListener();
        await listenAt(listener, { ...shared, port, host });
        further.push(listener);
      }
    },
    async close() {
      await Promise.all(further.map(closed));
    },
  };
}

/** A socket that may share its port could share it with another shop, which would then get half of the connections: that must fail. */
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
