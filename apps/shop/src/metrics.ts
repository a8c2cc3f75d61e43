import { timingSafeEqual } from 'node:crypto';
import { Socket } from 'node:net';
import { metricTable, readMetrics, type Sample } from '@brixel/platform/metrics/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `/metrics` for Prometheus: to whoever knows the token, without one to this machine only. */
export function metricsRoute(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, from the first byte that arrived to the last that left',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // the shop's own requests have no real socket; pages are what no other route is
    if (!(request.raw.socket instanceof Socket)) return;
    const { method, routeOptions } = request;
    requests.observe({ method, route: routeOptions.url ?? 'page', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayRead(request, token)) return reply.code(404).send();
    const text = [await registry.metrics(), await registryOf(await readMetrics()).metrics()].join('\n');
    return reply.type(registry.contentType).send(text);
  });
}

/** Made anew each time: what nobody has measured is not there, instead of 0. */
function registryOf(samples: readonly Sample[]): Registry {
  const registry = new Registry();
  const metrics = new Map<string, Counter | Gauge>();
  for (const { name, value, labels: values } of samples) {
    const { kind, help, labels } = metricTable[name];
    const Kind = kind === 'counter' ? Counter : Gauge;
    const metric = metrics.get(name) ?? new Kind({ name, help, labelNames: labels, registers: [registry] });
    metrics.set(name, metric);
    metric.inc(Object.fromEntries(labels.map((label, place) => [label, values[place] ?? ''])), value);
  }
  return registry;
}

const LOCAL = /^(?:127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A proxy on this machine passes on requests of everybody: what it has passed on is not local. */
function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return LOCAL.test(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
