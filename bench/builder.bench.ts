// The builder in a browser: how soon after a movement of a slider the first bricks and the final ones are seen.
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { startShopProcess } from '../tests/setup/shop-process.ts';
import { share } from './support/measure.ts';
import { printTable } from './support/table.ts';

interface Movement {
  first: number;
  final: number;
  longestTask: number;
}

interface Goal {
  size: 'm' | 'xl';
  firstMs: number;
  finalMs: number;
}

const GOALS: readonly Goal[] = [
  { size: 'm', firstMs: 50, finalMs: 300 },
  { size: 'xl', firstMs: 100, finalMs: 800 },
];
const LONGEST_TASK_MS = 50;
const MOVEMENTS = 15;
/** The first ones run code that the browser has not compiled yet. */
const WARM_UP = 3;

const WATCH = fileURLToPath(new URL('./builder/watch-page.js', import.meta.url));
const settings = (size: Goal['size']): string =>
  JSON.stringify({
    imageDimensions: null,
    format: 'portrait',
    isGrayscale: false,
    adjustments: { brightness: 0, contrast: 0, saturation: 0 },
    selectedSize: size,
  });
const CONSENT = JSON.stringify({
  cookiesAccepted: { code: 'cookiesAccepted', created_at: '2026-11-15', value: { version: 1, statistics: false } },
});

/** React marks every element that it has taken over. */
const IS_ALIVE = `Object.keys(document.querySelector('input[type=file]') ?? {}).some((key) => key.startsWith('__react'))`;

async function atFilters(page: Page, shopUrl: string, size: Goal['size']): Promise<void> {
  await page.addInitScript(
    `localStorage.setItem('brixel/builder', '${settings(size)}'); localStorage.setItem('brixel/claims', '${CONSENT}');`,
  );
  await page.addInitScript({ path: WATCH });
  await page.goto(new URL('/mosaik-builder', shopUrl).href);
  await page.mouse.move(1, 1);
  while (!(await page.evaluate(IS_ALIVE))) await setTimeout(100);
  await page.getByRole('button', { name: 'Waschbär' }).click();
  await page.locator('a[href$="/step/filter"]').last().click();
  await page.locator('.slider input[type=range]').first().waitFor();
}

async function movementsOf(page: Page): Promise<Movement[]> {
  const movements: Movement[] = [];
  for (let step = 0; step < WARM_UP + MOVEMENTS; step++) {
    const movement: Movement = await page.evaluate(`moveSlider(${(step % 2 ? 1 : -1) * (5 + step)})`);
    if (step >= WARM_UP) movements.push(movement);
  }
  return movements;
}

function rowsOf({ size, firstMs, finalMs }: Goal, movements: readonly Movement[]): string[][] {
  const row = (name: string, times: readonly number[], goal: number): string[] => {
    const median = share(times, 0.5);
    const ms = (part: number): string => share(times, part).toFixed(0);
    return [`  ${size.toUpperCase()}, ${name}`, ms(0), ms(0.5), ms(0.95), String(goal), median <= goal ? '✓' : '✗'];
  };
  return [
    row(
      'first bricks',
      movements.map(({ first }) => first),
      firstMs,
    ),
    row(
      'final bricks',
      movements.map(({ final }) => final),
      finalMs,
    ),
    row(
      'page blocked at a stretch',
      movements.map(({ longestTask }) => longestTask),
      LONGEST_TASK_MS,
    ),
  ];
}

const shop = await startShopProcess();
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const rows: string[][] = [];
  for (const goal of GOALS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await atFilters(page, shop.url, goal.size);
    rows.push(...rowsOf(goal, await movementsOf(page)));
    await page.close();
  }
  printTable([['milliseconds from slider to screen', 'least', 'median', '95 %', 'goal', ''], ...rows]);
  console.log(`Load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await shop.stop();
}
