import { readFile } from 'node:fs/promises';
import { addSource, count, metricTable } from '@brixel/platform/metrics/metrics';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { metricsRoute } from './metrics.ts';

const TOKEN = 'ein langes Geheimnis';

async function serve(token?: string) {
  const app = Fastify();
  metricsRoute(app, token);
  app.get('/p/:id', async () => 'a page');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
}

test('requests are counted by route, and what the platform counts and measures stands beside them', async () => {
  onTestFinished(addSource(() => [{ name: 'brixel_orders', value: 7, labels: ['pending'] }]));
  count('brixel_cache_requests_total', 'tests', 'hit');
  count('brixel_cache_requests_total', 'tests', 'hit');
  const ask = await serve();
  await ask('/p/1');
  await ask('/p/2');
  await ask('/metrics');
  const { status, text } = await ask('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/p/:id",status="200"} 2');
  expect(text).toContain('brixel_orders{status="pending"} 7');
  expect(text).toContain('brixel_cache_requests_total{cache="tests",result="hit"} 2');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('without a token only this machine reads them, and never through a proxy', async () => {
  const ask = await serve();
  expect((await ask('/metrics')).status).toBe(200);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect((await ask('/metrics', { [header]: '127.0.0.1' })).status, header).toBe(404);
});

test('with a token whoever knows it', async () => {
  const ask = await serve(TOKEN);
  expect((await ask('/metrics')).status).toBe(404);
  expect((await ask('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404);
  expect((await ask('/metrics', { authorization: `Bearer ${TOKEN}`, via: 'proxy' })).status).toBe(200);
});

test('alerts, dashboard and the page for operators name metrics that there are', async () => {
  const docs = new URL('../../../docs/', import.meta.url);
  const known = new Set<string>(Object.keys(metricTable));
  for (const file of ['operations/alerts.yaml', 'operations/dashboard.json']) {
    const named = (await readFile(new URL(file, docs), 'utf8')).match(/\bbrixel_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  }
});
