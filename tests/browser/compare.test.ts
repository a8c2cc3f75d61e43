import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { categoryById } from './support/catalog.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus, tabTo } from './support/keyboard.ts';
import { untilAlive, untilHydrated, visit } from './support/shop.ts';

const BRICKS = 301;

async function visitBricks() {
  const { slug } = await categoryById('de', BRICKS);
  const opened = await visit(`/c/${slug}`);
  onTestFinished(opened.close);
  await untilHydrated(opened.page);
  await untilAlive(opened.page, '.listing');
  return opened;
}

test('products are compared side by side, down to their differences, and leave one by one', async () => {
  const { page, complaints } = await visitBricks();
  for (const index of [0, 1, 2]) {
    const mark = page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /vergleichen$/ });
    await mark.focus();
    await page.keyboard.press('Enter');
    await eventually(() => mark.getAttribute('aria-pressed')).toBe('true');
  }
  await page.getByRole('link', { name: /^Vergleich/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Produkte vergleichen' }).waitFor();
  await eventually(() => page.title()).toContain('Produkte vergleichen');
  await page.getByRole('rowheader', { name: 'Hersteller' }).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(3);
  const material = page.getByRole('rowheader', { name: 'Material' });
  expect(await material.count()).toBe(1);

  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, page.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }));
  await page.keyboard.press('Space');
  await eventually(() => material.count()).toBe(0);
  expect(await page.getByRole('rowheader', { name: 'Design-ID' }).count()).toBe(1);

  const removers = page.getByRole('button', { name: /aus dem Vergleich entfernen$/ });
  for (const left of [2, 1]) {
    await tabTo(page, removers.last());
    await page.keyboard.press('Enter');
    await eventually(() => page.getByRole('columnheader').count()).toBe(left);
    await eventually(() => hasFocus(removers.last())).toBe(true);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Noch nichts zum Vergleichen ausgewählt.' }).waitFor();
  expect(complaints).toEqual([]);
});

test('hearts fill the wishlist; what is taken off can be put back, and all of it goes into the cart at once', async () => {
  const { page } = await visitBricks();
  for (const index of [0, 1]) {
    const heart = page
      .getByRole('article')
      .nth(index)
      .getByRole('button', { name: /auf die Merkliste$/ });
    await heart.click();
    await eventually(() => heart.getAttribute('aria-pressed')).toBe('true');
  }
  await page
    .getByRole('button', { name: /^Merkliste/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /^Merkliste/ });
  const rows = drawer.getByRole('listitem').filter({ has: page.getByRole('link') });
  await eventually(() => rows.count()).toBe(2);
  await rows
    .first()
    .getByRole('button', { name: /von der Merkliste nehmen$/ })
    .click();
  await eventually(() => rows.count()).toBe(1);
  await drawer.getByRole('button', { name: 'Rückgängig' }).click();
  await eventually(() => rows.count()).toBe(2);
  await drawer.getByRole('button', { name: 'Alle 2 in den Warenkorb' }).click();
  await drawer.getByText('In den Warenkorb gelegt.').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.getByRole('button', { name: /^Warenkorb/ }).textContent()).toMatch(/2/);
});
