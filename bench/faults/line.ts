import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server of this machine that can become slow or be cut. Whatever goes over it stays in its order. */
export interface Line {
  port: number;
  /** everything takes so much longer, each way */
  delay(ms: number): void;
  /** ends all connections and takes none until `mend` */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function openLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isCut = false;

  function pass(from: Socket, to: Socket): void {
    let free = 0;
    from.on('data', (chunk) => {
      // never before what was sent earlier, also where the delay has become shorter
      free = Math.max(free, performance.now() + delayMs);
      const wait = free - performance.now();
      if (wait <= 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), wait);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      setTimeout(() => to.destroy(), delayMs);
    });
  }

  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const there = connect(target, '127.0.0.1');
    for (const socket of [client, there]) sockets.add(socket.setNoDelay());
    pass(client, there);
    pass(there, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    delay(ms) {
      delayMs = ms;
    },
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
