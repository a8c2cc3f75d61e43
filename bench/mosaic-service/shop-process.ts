/** A shop without goods in a process of its own, which measures its answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createPlatform } from '@brixel/platform/platform';
import Fastify from 'fastify';

/** To watch the memory costs a little processor, so both are not counted at once. */
export type Question = 'watch' | 'count' | 'end' | 'stop';
export interface Cost {
  /** megabytes above what was taken at the beginning */
  memory: number;
  /** milliseconds of processor, of all threads and of the event loop alone */
  processor: number;
  loop: number;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
const platform = await createPlatform({ dataDir, demoCatalog: false });
const app = Fastify({ ...serverOptions, trustProxy: (_address, hop) => hop < 1 });
await app.register(platform.routes);
await app.listen({ port: 0, host: '127.0.0.1' });

const sum = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
const now = () => ({
  memory: process.memoryUsage.rss(),
  processor: sum(process.cpuUsage()),
  loop: sum(process.threadCpuUsage()),
});
let start = now();
let most = 0;
const look = (): void => {
  most = Math.max(most, process.memoryUsage.rss());
};
let watch: NodeJS.Timeout | undefined;

process.on('message', async (question: Question) => {
  if (question === 'stop') {
    await app.close();
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
    process.exit();
  }
  clearInterval(watch);
  if (question === 'watch' || question === 'count') {
    globalThis.gc?.();
    if (question === 'watch') watch = setInterval(look, 5);
    start = now();
    most = start.memory;
  }
  look();
  const { processor, loop } = now();
  const memory = (most - start.memory) / 2 ** 20;
  process.send?.({ memory, processor: processor - start.processor, loop: loop - start.loop } satisfies Cost);
});
process.send?.((app.server.address() as AddressInfo).port);
