import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import * as packing from './pack.ts';
import { packRepeatedAnswers } from './packed-answers.ts';

const LISTING = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: `Stein ${id}` })));

/** A server with a listing whose state can be changed. */
function serve() {
  const state = { etag: 'W/"1"', listing: LISTING };
  const app = Fastify();
  packRepeatedAnswers(app);
  app.get('/listing', async (_request, reply) =>
    reply.header('etag', state.etag).type('application/json').send(state.listing),
  );
  app.get('/own', async (_request, reply) => reply.type('application/json').send(LISTING));
  const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
  return { state, get };
}

test('an answer is packed once for each encoding, and anew when its state has changed', async () => {
  const pack = vi.spyOn(packing, 'pack');
  const { state, get } = serve();
  for (const _ of [1, 2, 3]) {
    const brotli = await get('/listing?size=100', 'gzip, br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(LISTING);
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(gunzipSync((await get('/listing?size=100', 'gzip')).rawPayload).toString()).toBe(LISTING);
  }
  expect(pack).toHaveBeenCalledTimes(2);
  state.etag = 'W/"2"';
  state.listing = LISTING.replace('Stein 1', 'Platte 1');
  const changed = await get('/listing?size=100', 'br');
  expect(brotliDecompressSync(changed.rawPayload).toString()).toBe(state.listing);
});

test('what has no ETag is left alone, and so is who takes nothing packed', async () => {
  const { get } = serve();
  expect((await get('/own', 'br')).body).toBe(LISTING);
  expect((await get('/listing', 'identity')).body).toBe(LISTING);
});
