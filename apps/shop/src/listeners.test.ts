import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createListeners } from './listeners.ts';

async function listening(port = 0) {
  const app = Fastify();
  app.get('/', async () => 'here');
  const listeners = createListeners(app);
  await listeners.listen({ port, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    app.server.closeAllConnections();
    await Promise.all([app.close(), listeners.close()]);
  };
  return { app, listeners, port: (app.server.address() as AddressInfo).port, close };
}

const CONNECTIONS = 64;

/** In a thread of its own. The system completes connections by itself, also while the event loop of the shop is blocked. */
const connectMany = (port: number, connected: Int32Array) =>
  new Worker(
    `const { workerData: { port, connected } } = require('node:worker_threads');
     const { connect } = require('node:net');
     for (let n = 0; n < ${CONNECTIONS}; n++) connect(port, '127.0.0.1', () => {
       Atomics.add(connected, 0, 1);
       Atomics.notify(connected, 0);
     });`,
    { eval: true, workerData: { port, connected } },
  );

test.runIf(process.platform === 'linux')(
  'connections made while the event loop is blocked are accepted within few turns',
  async () => {
    const { app, port, close } = await listening();
    onTestFinished(close);
    let accepted = 0;
    app.server.on('connection', () => {
      accepted += 1;
    });
    const connected = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const worker = connectMany(port, connected);
    onTestFinished(async () => void (await worker.terminate()));
    // blocks the event loop of the shop until all are connected
    for (let known = 0; known < CONNECTIONS; known = Atomics.load(connected, 0)) Atomics.wait(connected, 0, known);
    let turns = 0;
    for (; accepted < CONNECTIONS; turns++) await new Promise(setImmediate);
    expect(turns).toBeLessThan(CONNECTIONS / 2);
  },
);

test('a port at which somebody listens is refused', async () => {
  const { port, close } = await listening();
  onTestFinished(close);
  await expect(listening(port)).rejects.toThrow('EADDRINUSE');
});

test('closing waits until connections that were accepted have been answered and have ended', async () => {
  const { app, listeners, port, close } = await listening();
  onTestFinished(close);
  const answer = Promise.withResolvers<void>();
  app.server.prependListener('request', () => answer.resolve());
  const asked = fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  await answer.promise;
  const closed = Promise.all([app.close(), listeners.close()]);
  expect(await (await asked).text()).toBe('here');
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});
