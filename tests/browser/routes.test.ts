import { AxeBuilder } from '@axe-core/playwright';
import { storeCodes } from '@brixel/contract/stores';
import { describe, expect, test } from 'vitest';
import { everyRoute } from './support/routes.ts';
import { narrow, shopUrl, untilHydrated, visit, wide } from './support/shop.ts';

describe.each(storeCodes)('the %s store', (store) => {
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
  }, 120_000);

  test.each([
    ['wide', wide],
    ['narrow', narrow],
  ])(
    'opens every route without a complaint in the console and without a finding of axe (%s)',
    async (_, viewport) => {
      const findings: string[] = [];
      for (const { name, path, status } of await everyRoute(store)) {
        const { page, complaints, close } = await visit(path, { viewport });
        await untilHydrated(page);
        if (status < 400) findings.push(...complaints.map((complaint) => `${name}: ${complaint}`));
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        findings.push(...violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) findings.push(`${name}: ${overflow} px wider than the screen`);
        await close();
      }
      expect(findings).toEqual([]);
    },
    600_000,
  );
});
