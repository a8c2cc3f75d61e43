import { loggerOptions } from '@brixel/platform/http/logging';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { requestNames, writeAccessLog } from './request-log.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

async function askOnce(hasProxy: boolean, headers: Record<string, string>): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const logger = loggerOptions('warn', { write: (line) => void lines.push(line) });
  const app = Fastify({ logger, ...requestNames(hasProxy) });
  writeAccessLog(app);
  app.get('/page', async () => 'a page');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  await (await fetch(`${url}/page?token=geheim`, { headers })).text();
  await expect.poll(() => lines.length).toBe(1);
  return lines.map((line) => JSON.parse(line));
}

test('a request is one line with the names that a proxy and a trace have given it, and without its secrets', async () => {
  const names = { 'x-request-id': 'proxy-12345678', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  const [line] = await askOnce(true, names);
  expect(line).toMatchObject({ reqId: 'proxy-12345678', trace_id: TRACE, access: { method: 'GET', status: 200 } });
  expect(JSON.stringify(line)).not.toContain('geheim');
});

test('strangers name nothing', async () => {
  const [own] = await askOnce(false, { 'x-request-id': 'proxy-12345678', traceparent: 'nonsense' });
  expect(own?.reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(own).not.toHaveProperty('trace_id');
  const [odd] = await askOnce(true, { 'x-request-id': 'a "quote"' });
  expect(odd?.reqId).toMatch(/^[0-9a-f-]{36}$/);
});
