import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isAllowedUrl, postWebhook } from './post-webhook.ts';

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const options = { headers: { 'webhook-id': 'msg_1' }, body: '{}', allowsPrivate: true };

test('follows no redirect, and keeps one kilobyte of what is answered', async () => {
  const asked: string[] = [];
  const url = await receiver((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['webhook-id']}`);
    response.writeHead(302, { location: '/elsewhere' }).write('é'.repeat(5000));
  });
  const attempt = await postWebhook(url, options);
  expect(attempt).toMatchObject({ status: 302, error: null });
  expect(attempt.answer).toBe('é'.repeat(512));
  expect(asked).toEqual(['POST / msg_1']);
});

test('waits no longer than it may, also for an answer that never ends', async () => {
  const silent = await receiver(() => {});
  expect(await postWebhook(silent, { ...options, timeoutMs: 50 })).toMatchObject({ status: null, error: 'TIMEOUT' });
  const endless = await receiver((_request, response) => void response.writeHead(200).write('.'));
  expect(await postWebhook(endless, { ...options, timeoutMs: 200 })).toMatchObject({ status: null, error: 'TIMEOUT' });
});

test('says why nobody was reached', async () => {
  expect(await postWebhook('http://127.0.0.1:1/', options)).toMatchObject({ status: null, error: 'ECONNREFUSED' });
});

test('reaches no address inside, whether it is written in numbers or is what a name leads to', async () => {
  let asked = 0;
  const url = await receiver(() => {
    asked += 1;
  });
  const { port } = new URL(url);
  for (const inside of [`https://127.0.0.1:${port}/`, `https://[::1]:${port}/`, `https://localhost:${port}/`, url])
    expect(await postWebhook(inside, { ...options, allowsPrivate: false })).toMatchObject({
      status: null,
      error: 'PRIVATE_ADDRESS',
    });
  expect(asked).toBe(0);
});

test.each([
  ['https://programm.example/hook', true, true],
  ['http://programm.example/hook', false, true],
  ['https://192.168.0.1/hook', false, true],
  ['https://user:secret@programm.example/hook', false, false],
  ['ftp://programm.example/hook', false, false],
])('%s: allowed %s, with private addresses %s', (url, isAllowed, withPrivate) => {
  expect([isAllowedUrl(url, false), isAllowedUrl(url, true)]).toEqual([isAllowed, withPrivate]);
});
