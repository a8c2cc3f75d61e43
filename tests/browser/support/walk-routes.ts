import type { StoreCode } from '@brixel/contract/stores';
import { expect, test } from 'vitest';
import { axeFindings, keepAxe } from './axe.ts';
import { everyRoute } from './routes.ts';
import { shopUrl, untilHydrated, type VisitOptions, visit } from './shop.ts';

/** What holds for every address of a store; `browsed`: which of them are opened in a browser. */
export function walkRoutes(
  store: StoreCode,
  looks: Pick<VisitOptions, 'viewport' | 'colorScheme'>,
  browsed: 'all' | 'each screen once' = 'all',
): void {
  test('answers every route with the right status, its content and one h1, with JavaScript off', async () => {
    const wrong: string[] = [];
    for (const { name, path, status } of await everyRoute(store)) {
      const answer = await fetch(shopUrl(path), { redirect: 'manual' });
      if (answer.status !== status) wrong.push(`${name} ${path}: ${answer.status} instead of ${status}`);
      if (status === 302) continue;
      const html = await answer.text();
      const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
      if (headings !== 1) wrong.push(`${name} ${path}: ${headings} h1`);
      if (!html.includes(`<html lang="${store}"`)) wrong.push(`${name} ${path}: wrong language`);
      if (!/<title>[^<]{5,}<\/title>/.test(html)) wrong.push(`${name} ${path}: no title`);
    }
    expect(wrong).toEqual([]);
  });

  test(`opens ${browsed === 'all' ? 'every route' : 'each screen'} without a complaint in the console, a finding of axe or sideways scrolling`, async () => {
    const findings: string[] = [];
    // one visitor walks them all: code that a page shares with others is fetched and compiled once
    const { page, complaints, close } = await visit('/robots.txt', looks);
    await keepAxe(page);
    for (const { name, path, status, isRepeated } of await everyRoute(store)) {
      if (isRepeated && browsed !== 'all') continue;
      complaints.length = 0;
      await page.goto(shopUrl(path), { waitUntil: 'load' });
      await untilHydrated(page);
      if (status < 400) findings.push(...complaints.map((complaint) => `${name}: ${complaint}`));
      findings.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) findings.push(`${name}: ${overflow} px wider than the screen`);
    }
    await close();
    expect(findings).toEqual([]);
  });
}
