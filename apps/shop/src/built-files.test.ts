import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { builtFiles } from './built-files.ts';

const CODE = 'console.log("bricks");'.repeat(100);

async function serveFolder(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const app = Fastify();
  await builtFiles(app, folder);
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

const packed = (name: string, content: string): Record<string, string | Buffer> => ({
  [name]: content,
  [`${name}.br`]: brotliCompressSync(content),
  [`${name}.gz`]: gzipSync(content),
});

test('a file comes in the form that the client takes, always with the same content', async () => {
  const get = await serveFolder(packed('assets/main.js', CODE));
  const readers = { 'gzip, br': brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const encodings = [];
  for (const [accepted, read] of Object.entries(readers)) {
    const { headers, rawPayload } = await get('/assets/main.js', { 'accept-encoding': accepted });
    expect(read(rawPayload).toString()).toBe(CODE);
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', vary: 'accept-encoding' });
    encodings.push(headers['content-encoding']);
  }
  expect(encodings).toEqual(['br', 'gzip', undefined]);
});

test('a file that is known is not sent again', async () => {
  const get = await serveFolder({ ...packed('assets/main.js', CODE), 'icon.svg': '<svg/>' });
  for (const [url, age] of [
    ['/assets/main.js', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'public, max-age=3600'],
  ] as const) {
    const first = await get(url, { 'accept-encoding': 'br' });
    expect(first.headers['cache-control']).toBe(age);
    const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', age]);
  }
});

test('packed forms and files of the build itself have no address', async () => {
  const get = await serveFolder({ ...packed('assets/main.js', CODE), '.vite/manifest.json': '{}' });
  for (const url of ['/assets/main.js.br', '/assets/main.js.gz', '/.vite/manifest.json'])
    expect((await get(url)).statusCode).toBe(404);
});

test('a file of a type that is not known is noticed at the start', async () => {
  await expect(serveFolder({ 'assets/film.webm': 'x' })).rejects.toThrow('unknown type');
});
