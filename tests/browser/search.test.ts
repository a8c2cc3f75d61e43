import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { categoryById } from './support/catalog.ts';
import { awaitedLater, eventually } from './support/eventually.ts';
import { hasFocus } from './support/keyboard.ts';
import { narrow, untilHydrated, type Visit, type VisitOptions, visit } from './support/shop.ts';

const PARTS = 439;

async function open(path: string, options: VisitOptions = {}): Promise<Visit> {
  const opened = await visit(path, options);
  onTestFinished(opened.close);
  await untilHydrated(opened.page);
  return opened;
}

const isSearch = (url: string) => url.includes('/product/_search') && !url.includes('_searchText%22%3A%22%22');

test('suggestions are a listbox that the arrow keys walk through while the focus stays in the field', async () => {
  const { page, complaints } = await open('/');
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.waitFor();
  await page.keyboard.type('stein 2x');
  // the options of "stein 2" stay while "stein 2x" is being looked for, so their number says nothing
  const status = page.getByRole('dialog').getByRole('status');
  await eventually(() => status.textContent()).toMatch(/^[\d.]+ Artikel, 10 Vorschläge/);
  expect(await page.getByRole('option').count()).toBe(10);
  expect(await page.getByRole('group', { name: 'Vorschläge' }).getByRole('option').first().innerHTML()).toContain(
    'Stein 2×<b>',
  );
  expect(await page.getByRole('group', { name: 'Kategorien' }).getByRole('option').first().textContent()).toBe(
    'Steine',
  );

  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
    const id = await field.getAttribute('aria-activedescendant');
    expect(await page.locator(`[role=option][id="${id}"][aria-selected=true]`).count()).toBe(1);
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(1);
    expect(await hasFocus(field)).toBe(true);
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Suche nach „Stein 2×/ }).waitFor();
  await eventually(() => page.getByRole('searchbox', { name: 'Suche', exact: true }).inputValue()).toMatch(/^Stein 2×/);
  expect(complaints).toEqual([]);
});

test('narrow screens get no more suggestions than fit', async () => {
  const { page } = await open('/it', { viewport: narrow });
  await page.getByRole('searchbox', { name: 'Cerca' }).click();
  await page.getByRole('combobox', { name: 'Cerca' }).waitFor();
  await page.keyboard.type('piastrela');
  await eventually(() => page.getByRole('option').count()).toBeGreaterThan(4);
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(8);
  await eventually(() => page.getByRole('option', { name: 'Piastrelle' }).count()).toBe(1);
  const { y = 1, height = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
  expect([y, height]).toEqual([0, narrow.height]);
});

test('two letters are not searched for, and a late answer never replaces a newer one', async () => {
  const { page } = await open('/');
  const requests: string[] = [];
  page.on('request', (request) => isSearch(request.url()) && requests.push(request.url()));
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.waitFor();
  await page.keyboard.type('st');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Bitte gib mindestens 3 Zeichen ein.').waitFor();
  expect(requests).toEqual([]);

  await field.fill('');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => isSearch(url.href) && url.href.includes('fliese%22'),
    async (route) => {
      await held;
      // the page has called it off by now
      await route.continue().catch(() => {});
    },
  );
  const asked = awaitedLater(
    page.waitForRequest((request) => isSearch(request.url()) && request.url().includes('fliese%22')),
  );
  await page.keyboard.type('fliese');
  const late = await asked;
  await page.keyboard.type(' rund');
  const names = () => page.getByRole('option').locator('.card__name').allTextContents();
  await eventually(async () => (await names()).every((name) => name.startsWith('Rundfliese'))).toBe(true);
  await eventually(async () => (await names()).length).toBeGreaterThan(0);
  const before = await names();
  release();
  const answer = await late.response().catch(() => null);
  await answer?.finished();
  // long enough for a page that would take it
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await names()).toEqual(before);

  requests.length = 0;
  await page.goto(new URL('/search/st', page.url()).href);
  await page.getByRole('main').getByText('Bitte gib mindestens 3 Zeichen ein.').waitFor();
  expect(requests).toEqual([]);
});

test('another spelling is offered, and nothing found is no dead end', async () => {
  const { page } = await open('/search/fliesse%20rot');
  await page.getByText('Meintest du').getByRole('link', { name: 'fliese rot' }).click();
  await page.getByRole('heading', { level: 1, name: 'Suche nach „fliese rot“' }).waitFor();

  const lost = await open('/it/search/xqzv', { viewport: narrow });
  const main = lost.page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Nessun risultato per «xqzv»' }).waitFor();
  expect(await main.getByRole('searchbox').inputValue()).toBe('xqzv');
  const { name } = await categoryById('it', PARTS);
  expect(await main.getByRole('link', { name }).count()).toBe(1);
  expect(await main.getByRole('article').count()).toBe(8);
  await main.getByRole('link', { name: 'Scrivici cosa cerchi' }).click();
  await lost.page.waitForURL(/\/it\/i\//);
});

test('the field begins with what was searched here and what others buy, and the shopper can clear it', async () => {
  const { page } = await open('/search/t%C3%BCr');
  const main = page.getByRole('main');
  await main.getByText('Türen und Fenster führen wir nicht, aber das hier kommt dem am nächsten.').waitFor();
  expect(await main.getByRole('article').first().textContent()).toContain('Bogenstein');
  await eventually(() => page.evaluate(() => localStorage.getItem('brixel/searches'))).toBe('["tür"]');
  await page.goto(new URL('/search/r%C3%BCckgabe', page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'Suche nach „rückgabe“' }).waitFor();
  expect(await main.getByRole('link', { name: 'Rückgabe', exact: true }).getAttribute('href')).toBe('/i/rueckgabe');
  await untilHydrated(page);
  await eventually(() => page.evaluate(() => localStorage.getItem('brixel/searches'))).toBe('["rückgabe","tür"]');

  const box = page.getByRole('searchbox', { name: 'Suche', exact: true });
  await box.fill('');
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.waitFor();
  const recent = page.getByRole('group', { name: 'Zuletzt gesucht' }).getByRole('option');
  await eventually(() => recent.allTextContents()).toEqual(['rückgabe', 'tür']);
  await eventually(() => page.getByRole('group', { name: 'Beliebt' }).getByRole('option').count()).toBeGreaterThan(3);
  await page.keyboard.press('ArrowDown');
  await eventually(() => recent.first().getAttribute('aria-selected')).toBe('true');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Letzte Suchen löschen' }).click();
  await eventually(() => recent.count()).toBe(0);
  await eventually(() => page.evaluate(() => localStorage.getItem('brixel/searches'))).toBe('[]');

  await field.fill('versand');
  await page
    .getByRole('group', { name: 'Hilfe' })
    .getByRole('option', { name: /^Versand/ })
    .click();
  await page.waitForURL(/\/i\/versand$/);
});

test('offline the search says so', async () => {
  const { page } = await open('/search/fliese');
  await page.route('**/_search**', (route) => route.abort());
  await page.getByRole('checkbox', { name: /^Mattone/ }).click();
  await page.getByRole('region', { name: 'Artikel' }).getByText('Die Suche braucht eine Verbindung.').waitFor();
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).click();
  await page.getByRole('combobox', { name: 'Suche' }).fill('platte');
  await page.getByRole('dialog').getByText('Die Suche braucht eine Verbindung.').waitFor();
  // nobody has looked, so nobody says that there is nothing
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Suche nach „platte“' }).waitFor();
  await page.getByText('Die Suche braucht eine Verbindung.').first().waitFor();
});
