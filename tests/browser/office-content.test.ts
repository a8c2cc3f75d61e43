import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostileTexts } from '../support/hostile-texts.ts';
import { axeFindings } from './support/axe.ts';
import { eventually } from './support/eventually.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, isTooWide, officePage } from './support/office.ts';
import { narrow, wide } from './support/shop.ts';

const shop = hostedShop();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const shopPage = async (path: string) => (await fetch(new URL(path, shop.url))).text();

const enterAsEditor = (): Promise<Page> =>
  officePage(shop, '/admin', { role: 'editor', expected: /^409: |status of 409/ });

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

test('an editor changes a page, sees it in the shop, takes an older version back and leads an old address there', async () => {
  const page = await enterAsEditor();
  const before = await shopPage('/i/jobs');

  // the search finds pages of the shop
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Im Büro suchen' }).pressSequentially('jobs');
  await page.getByRole('option', { name: /\/i\/jobs/ }).click();
  const text = page.getByRole('textbox', { name: 'Inhalt' });
  await text.waitFor();
  expect(await page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' }).count()).toBe(0);
  await text.press('Control+Home');
  await page.keyboard.type('Wir suchen dich');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Überschrift', exact: true }).click();
  await page.getByRole('region', { name: 'Vorschau' }).getByRole('heading', { name: 'Wir suchen dich' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText('Gespeichert und im Shop zu sehen.').waitFor();
  await eventually(() => shopPage('/i/jobs')).toContain('<h2>Wir suchen dich</h2>');

  // nothing of the rest was lost, and the older version comes back
  await page.getByRole('button', { name: 'Fassungen' }).click();
  await page.getByRole('button', { name: /^Fassung von .+ wiederherstellen$/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Fassung von .+ wiederherstellen$/ }).click();
  await page.getByText('Die ältere Fassung ist wieder im Shop.').waitFor();
  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];
  await eventually(async () => mainOf(await shopPage('/i/jobs'))).toBe(mainOf(before));

  // somebody else saves meanwhile: what was typed stays until it is given up
  await text.click();
  await page.keyboard.type('Meins ');
  const { id } = /\/pages\/(?<id>\d+)$/.exec(page.url())?.groups ?? {};
  const address = new URL(`/admin/api/content/pages/${id}`, shop.url).href;
  const { required: _, id: __, ...stored } = (await (await page.request.get(address)).json()).result;
  const headers = { origin: new URL(shop.url).origin, 'x-office': '1' };
  expect((await page.request.post(address, { headers, data: { ...stored, published: false } })).status()).toBe(200);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Was Sie geschrieben haben, steht noch im Formular').waitFor();
  await eventually(() => page.getByRole('alert').evaluate(isInView)).toBe(true);
  expect(await text.innerText()).toContain('Meins');
  await page.getByRole('button', { name: 'Neue Fassung laden' }).click();
  await eventually(() => page.getByLabel('Im Shop sichtbar').isChecked()).toBe(false);
  expect(await text.innerText()).not.toContain('Meins');
  await page.getByLabel('Im Shop sichtbar').check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await eventually(async () => mainOf(await shopPage('/i/jobs'))).toBe(mainOf(before));

  // an address that is gone leads there, in both stores
  await page.getByRole('link', { name: 'Alle Seiten' }).click();
  await page.getByRole('table', { name: 'Seiten' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Weiterleitungen' }).click();
  await page.getByRole('button', { name: 'Weiterleitung anlegen' }).click();
  await page.getByLabel('Von').fill('/Stellen/');
  await page.getByLabel('Nach').fill('https://anderswo.example/');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Bitte eine Adresse dieses Shops, die mit / beginnt.').waitFor();
  await page.getByLabel('Nach').fill('/i/jobs');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Von /stellen wird weitergeleitet.').waitFor();
  for (const [from, to] of [
    ['/STELLEN', '/i/jobs'],
    ['/it/stellen/', '/it/i/jobs'],
  ] as const) {
    const answer = await fetch(new URL(from, shop.url), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  }

  // a table of old addresses is looked at, and taken over by a press; the focus goes where it is said
  await page.getByRole('link', { name: 'Adressen übernehmen' }).click();
  await page.getByLabel('Datei auswählen').setInputFiles({
    ...{ name: 'url_rewrite.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('request_path,target_path\nimpressum.html,i/impressum\nweg.html,i/gibt-es-nicht\n'),
  });
  await page.getByText('Hier gibt es nichts, wovon diese Adresse handelt').first().waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '1 Weiterleitung übernehmen' }).click();
  await page.getByText('1 Weiterleitung ist übernommen.').waitFor();
  const said = page.getByRole('status').filter({ hasText: 'übernommen' });
  await eventually(() => said.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await fetch(new URL('/Impressum.html', shop.url), { redirect: 'manual' })).headers.get('location')).toBe(
    '/i/impressum',
  );
});

test('on a phone and in Italian, and with texts that would run a script', async () => {
  const page = await enterAsEditor();
  const origin = new URL(shop.url).origin;
  const headers = { origin, 'x-office': '1' };
  await page.request.post(`${origin}/admin/api/me`, { headers, data: { name: 'Giulia', language: 'it' } });
  await page.setViewportSize(narrow);
  await page.goto(`${origin}/admin/content`);
  await heading(page, 'Contenuti').waitFor();
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('note');
  await page.getByRole('link', { name: 'Impressum' }).waitFor();
  expect([await axeFindings(page), await isTooWide(page)]).toEqual([[], false]);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await page.getByRole('textbox', { name: 'Contenuto' }).waitFor();
  expect([await axeFindings(page), await isTooWide(page)]).toEqual([[], false]);

  // lines of an address within a list stay lines
  await page.goto(`${origin}/admin/content`);
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('rueckgabe');
  await page.getByRole('table').getByRole('link').click();
  await page.getByRole('textbox', { name: 'Contenuto' }).press('Control+Home');
  await page.keyboard.type('Kurz: ');
  await page.keyboard.press('Control+s');
  await page.getByText('Salvato e visibile nel negozio.').waitFor();
  await eventually(() => shopPage('/i/rueckgabe')).toMatch(/Kurz: [\s\S]+Brixel GmbH<br>Musterstraße 1<br>80331/);

  const created = await page.request.post(`${origin}/admin/api/content/pages`, {
    headers,
    data: {
      identifier: 'boese',
      published: true,
      texts: { de: { title: 'Böse', heading: '', meta_description: '', content: hostileTexts.join('') } },
    },
  });
  expect(created.status()).toBe(200);
  const { result } = await created.json();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setViewportSize(wide);
  await page.goto(`${origin}/admin/content/pages/${result.id}`);
  await page.locator('.pageview a').first().waitFor();
  expect(await page.evaluate(executable)).toEqual([]);
  await page.goto(`${origin}/i/boese`, { waitUntil: 'load' });
  expect(await page.evaluate(executable)).toEqual([]);
  expect(dialogs).toEqual([]);
});

/** In the browser: whatever of the texts could run, as it has read them. */
function executable(): string[] {
  const forbidden = /^(?:script|style|svg|math|iframe|object|embed|form|input|meta|base|link)$/;
  return [...document.querySelectorAll('.prose *')].flatMap(({ localName, attributes }) => [
    ...(forbidden.test(localName) ? [localName] : []),
    ...[...attributes].flatMap(({ name, value }) =>
      name.startsWith('on') || /^\s*(?:javascript|data|vbscript):/i.test(value) ? [`${name}=${value}`] : [],
    ),
  ]);
}
