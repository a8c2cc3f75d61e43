import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../setup/start-shop.ts';
import { freePort } from '../support/free-port.ts';

let shop: OpenShop;
let port: number;
beforeAll(async () => {
  port = await freePort();
  shop = await openShop({ PORT: String(port), PUBLIC_URL: 'https://shop.example', REQUEST_TIMEOUT_SECONDS: '1' });
});
afterAll(() => shop.close());

interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes as they are, and reads until the shop closes the connection. */
async function send(request: string, drip?: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.write(request);
  const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 100);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  const [head = '', body = ''] = Buffer.concat(pieces)
    .toString()
    .split(/\r\n\r\n(.*)/s);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head: head.toLowerCase(), body };
}

const get = (target: string, headers = 'Host: shop.example') =>
  `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;
const post = (target: string, type: string, body: string) =>
  `POST ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n${type && `Content-Type: ${type}\r\n`}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** What only the inside of the shop knows. */
const INSIDE = /\bat .+:\d+:\d+|node_modules|\/src\/|FST_|ERR_|TypeError|Invalid URL|undici|fastify/i;

type Kind = 'page' | 'envelope' | 'bare';
const requests: [name: string, request: string, status: number, kind: Kind][] = [
  ['a host that is none', get('/', 'Host: a b<c>'), 200, 'page'],
  ['a host with an open bracket', get('/c/steine', 'Host: [::1'), 200, 'page'],
  ['a host of another shop', get('/', 'Host: evil.example:99999999'), 200, 'page'],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 200, 'page'],
  ['HTTP/1.1 without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bare'],
  ['an absolute address', get('http://shop.example/c/steine'), 200, 'page'],
  ['an absolute address of a call', get('http://evil.example/api/stock/check'), 400, 'envelope'],
  ['an absolute address without a path', get('http://evil.example'), 200, 'page'],
  ['two slashes', get('//evil.example/c/steine'), 404, 'page'],
  ['an asterisk', get('*'), 404, 'page'],
  ['NUL in a path', get('/p/%00/x'), 400, 'page'],
  ['NUL in an Italian path', get('/it/c/%00'), 400, 'page'],
  ['NUL in a parameter', get('/?a=%00'), 400, 'page'],
  ['NUL in a call', get('/api/stock/check/%00'), 400, 'envelope'],
  ['NUL in a picture', get('/img/300/300/resize/%00.png'), 400, 'envelope'],
  ['half an escape', get('/c/%zz'), 400, 'page'],
  ['half an escape in a call', get('/api/stock/check/%E0%A4'), 400, 'envelope'],
  ['bytes that are no UTF-8', get('/c/%ff%fe'), 400, 'page'],
  ['a long address', get(`/c/${'x'.repeat(12_000)}`), 414, 'page'],
  ['a name of a thousand letters', get(`/c/${'x'.repeat(990)}`), 404, 'page'],
  ['headers without end', get('/', `Host: shop.example\r\nX-Long: ${'x'.repeat(20_000)}`), 431, 'envelope'],
  ['no HTTP at all', 'HELLO SHOP\r\n\r\n', 400, 'envelope'],
  [
    'two lengths',
    'POST /api/cart/create HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'envelope',
  ],
  ['parts without a boundary', post('/i/newsletter', 'multipart/form-data', 'x'), 400, 'page'],
  [
    'parts that do not end',
    post('/it/i/hilfe-kontakt', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp'),
    400,
    'page',
  ],
  ['parts for a call', post('/api/cart/create', 'multipart/form-data', 'x'), 415, 'envelope'],
  ['a form of another type', post('/i/newsletter', 'application/xml', '<a/>'), 415, 'page'],
  ['a form without a type', post('/i/newsletter', '', ''), 200, 'page'],
  [
    'a form too long',
    post('/i/hilfe-kontakt', 'application/x-www-form-urlencoded', `a=${'x'.repeat(40_000)}`),
    413,
    'page',
  ],
  ['JSON that breaks off', post('/api/order', 'application/json', '{"a":'), 400, 'envelope'],
  ['a form for a page that takes none', post('/', 'application/x-www-form-urlencoded', 'a=b'), 405, 'envelope'],
];

test.each(requests)('%s', async (_name, request, status, kind) => {
  const answer = await send(request);
  expect(answer.status, answer.body.slice(0, 300)).toBe(status);
  expect(answer.body).not.toMatch(status === 200 ? /evil\.example/ : INSIDE);
  if (kind === 'bare') return;
  expect(answer.head).toContain('x-content-type-options: nosniff');
  if (kind === 'page') expect(answer.body).toMatch(/<h1[ >]/);
  else expect(JSON.parse(answer.body)).toMatchObject({ code: status, result: expect.anything() });
});

test('a page that cannot be made speaks the language of its store, and is not cached', async () => {
  const german = await send(get('/p/%00/x'));
  const italian = await send(get('/it/c/%00'));
  expect(german.body).toContain('Diese Anfrage können wir nicht lesen');
  expect(italian.body).toContain('Non riusciamo a leggere questa richiesta');
  expect(italian.body).toContain('href="/it"');
  expect(german.head).toContain('cache-control: no-store');
});

describe('a request that does not come to an end is given up', () => {
  const head = (target: string) =>
    `POST ${target} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n{`;

  test.each([
    ['a body that stops', head('/api/order'), undefined],
    ['a body byte by byte', head('/api/order'), ' '],
    [
      'a form byte by byte',
      head('/i/newsletter').replace('application/json', 'application/x-www-form-urlencoded'),
      'a',
    ],
    ['headers byte by byte', 'GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ', 'x'],
  ])('%s', async (_name, request, drip) => {
    const { status, body } = await send(request, drip);
    // what is still being sent when the connection is closed may cost the answer
    if (drip !== undefined && body === '') return;
    expect([status, JSON.parse(body)]).toEqual([408, { code: 408, result: 'The request took too long to arrive' }]);
  });
});

test('nothing is sniffed, and browsers come back by https', async () => {
  const home = await send(get('/'));
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(home.body) ?? [];
  for (const target of [
    '/',
    '/it',
    '/nowhere',
    String(script),
    '/assets/of-yesterday.js',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/img/150/150/resize/part/3001/20.png',
    '/img/1/1/resize/part/3001/20.png',
    '/health',
    '/api/docs',
    '/api/stock/check?sku=BX-3001-1',
    '/api/nothing',
    '/c/%zz',
  ]) {
    const { head } = await send(get(target));
    expect(head, target).toContain('x-content-type-options: nosniff');
    expect(head, target).toContain('strict-transport-security: max-age=31536000');
  }
});
