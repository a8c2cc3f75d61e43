import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { hasFocus } from './support/keyboard.ts';
import { narrow, shopUrl, visit, wide } from './support/shop.ts';

const taggedShop = hostedShop(() => ({ GTM_ID: 'GTM-TEST123' }));

const boxOf = (page: Page) => page.getByRole('region', { name: 'Deine Daten, deine Wahl' });

test('the tag manager loads only after consent, which can be given later from every page', async () => {
  const { page, close } = await visit(taggedShop.url, { consent: 'open' });
  onTestFinished(close);
  const foreign: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await eventually(() => boxOf(page).count()).toBe(0);
  await page.reload({ waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alle annehmen' }).click();
  await eventually(() => foreign).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
});

const largestPaintIsConsent = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
          resolve(entry?.element?.closest('.consent') !== null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test.each([
  ['wide', wide],
  ['narrow', narrow],
])('on a %s screen the question is small, comes first by keyboard, and covers nothing', async (_name, viewport) => {
  const { page, close } = await visit('/', { consent: 'open', viewport });
  onTestFinished(close);
  const box = boxOf(page);
  const answer = box.getByRole('button', { name: 'Alle annehmen' });
  await answer.waitFor();
  // before the first key: what is painted after one does not count
  expect(await largestPaintIsConsent(page), 'the box is the largest paint').toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await hasFocus(box.getByRole('link'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(answer)).toBe(true);

  const { height = 0 } = (await box.boundingBox()) ?? {};
  expect(height / viewport.height).toBeLessThan(0.25);

  // the buttons of the hero lie open, also with the focus
  const links = await page.locator('.hero__cta').getByRole('link').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await link.focus();
    const isOpen = await link.evaluate((element) => {
      const { x, y, width, height: tall } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + tall / 2));
    });
    expect(isOpen, (await link.textContent()) ?? '').toBe(true);
  }
});

test('the server writes the question into every page, and those who have answered never see it', async () => {
  const html = await (await fetch(shopUrl('/'))).text();
  expect(html).toContain('Alle ablehnen');
  const { page, close } = await visit('/order-status');
  onTestFinished(close);
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('.consent')?.checkVisibility()) document.documentElement.dataset.flashed = 'yes';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(shopUrl('/'), { waitUntil: 'networkidle' });
  await page.locator('.consent').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.dataset.flashed)).toBeUndefined();
});
