// The mosaic service: the cost of abusive uploads, and whether the shop still answers while mosaics are made.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cost, Question } from './mosaic-service/shop-process.ts';
import { hostileUploads, MANY_PARTS, PHOTO } from './mosaic-service/uploads.ts';
import { share } from './support/measure.ts';
import { printTable } from './support/table.ts';

const QUICK = process.argv.includes('--quick');
const MOSAICS = QUICK ? 10 : 40;

const shop = fork(new URL('./mosaic-service/shop-process.ts', import.meta.url), { execArgv: ['--expose-gc'] });
const [port] = (await once(shop, 'message')) as [number];
const ask = async (question: Question): Promise<Cost> => {
  shop.send(question);
  const [cost] = (await once(shop, 'message')) as [Cost];
  return cost;
};

type Answer = { code: number; result: string | { code?: string } };
const answerOf = ({ code, result }: Answer): string =>
  (typeof result === 'string' ? String(code) : result.code) ?? 'made';

let callers = 0;
async function send(image: string | object[], size: string): Promise<{ answer: string; ms: number }> {
  callers += 1;
  const body = JSON.stringify({ size, image, mode: 'color' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${callers >> 8}.${callers % 256}` };
  const started = performance.now();
  // A server that refuses by the length closes the connection while the body is still being sent.
  const answer = await fetch(`http://127.0.0.1:${port}/api/mosaikbuilder/create`, {
    method: 'POST',
    headers,
    body,
  }).then(
    async (response) => answerOf((await response.json()) as Answer),
    () => 'line closed',
  );
  return { answer, ms: performance.now() - started };
}

try {
  for (let round = 0; round < 3; round += 1) await send(PHOTO, 'XL');
  const rows = [['upload', 'answer', 'ms', 'processor ms', 'MB']];
  for (const [name, image] of [...hostileUploads(), ['10 MB of empty objects', MANY_PARTS] as const]) {
    await ask('watch');
    const { answer, ms } = await send(image, 'S');
    const { memory, processor } = await ask('end');
    rows.push([`  ${name}`, answer, ms.toFixed(0), processor.toFixed(0), memory.toFixed(0)]);
  }
  printTable(rows);

  const made: string[][] = [['mosaics, 4 callers', 'a second', 'p50 ms', 'event loop ms each', 'others wait, p99 ms']];
  for (const size of ['S', 'M', 'L', 'XL']) {
    await ask('count');
    const times: number[] = [];
    const others: number[] = [];
    let left = MOSAICS;
    const started = performance.now();
    const callersAtWork = Array.from({ length: 4 }, async () => {
      while (left-- > 0) times.push((await send(PHOTO, size)).ms);
    });
    const asking = (async () => {
      while (left > 0) {
        const asked = performance.now();
        await (await fetch(`http://127.0.0.1:${port}/health`)).arrayBuffer();
        others.push(performance.now() - asked);
        await sleep(100);
      }
    })();
    await Promise.all([...callersAtWork, asking]);
    const { loop } = await ask('end');
    const rate = times.length / ((performance.now() - started) / 1000);
    made.push([
      `  ${size}`,
      rate.toFixed(1),
      share(times, 0.5).toFixed(0),
      (loop / MOSAICS).toFixed(1),
      share(others, 0.99).toFixed(0),
    ]);
  }
  printTable(made);
} finally {
  shop.send('stop' satisfies Question);
  await once(shop, 'exit');
}
