import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { transportElsewhere } from './transport-elsewhere.ts';

/** An API that closes the connection instead of answering the requests with these numbers, counted from 1. */
async function apiThatCloses(closed: readonly number[]) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (closed.includes(calls.length)) return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":200}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { send: transportElsewhere({ url, tokenIn: 'header' }), calls };
}

test('what only reads is asked once more when the other side has closed the connection', async () => {
  const { send, calls } = await apiThatCloses([2]);
  await send({ method: 'GET', path: '/first' });
  expect(await send({ method: 'GET', path: '/second' })).toEqual({ status: 200, json: { code: 200 } });
  expect(calls).toEqual(['GET /first', 'GET /second', 'GET /second']);
});

test('it is not asked a third time, and what may change something not twice', async () => {
  const { send, calls } = await apiThatCloses([1, 2, 3]);
  await expect(send({ method: 'GET', path: '/read' })).rejects.toThrow('fetch failed');
  await expect(send({ method: 'POST', path: '/write', body: {} })).rejects.toThrow('fetch failed');
  expect(calls).toEqual(['GET /read', 'GET /read', 'POST /write']);
});
