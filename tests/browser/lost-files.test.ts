import type { Page, Request } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { restoreConnection } from './support/connection.ts';
import { awaitedLater, eventually } from './support/eventually.ts';
import { untilAlive, untilHydrated, type VisitOptions, visit } from './support/shop.ts';
import { untilQuiet } from './support/until-quiet.ts';

/** Files of the page are missing when the connection breaks, where no worker has cached them. */

const open = async (path: string, options: VisitOptions = {}): Promise<Page> => {
  const { page, close } = await visit(path, options);
  onTestFinished(close);
  return page;
};

/** A page that is loaded anew has forgotten it. */
const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.locator('body[data-marked]').count();

/** Links to styles that have brought none. */
const stylesWithout = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.filter(({ sheet }) => !sheet?.cssRules.length).map(({ href }) => href);
  });

const isLookForRelease = (request: Request) => request.method() === 'HEAD' && request.url().includes('/assets/');

test('a message that could not be sent stays when the connection is back; the next page comes as a whole', async () => {
  const page = await open('/i/hilfe-kontakt');
  await untilHydrated(page);
  await markPage(page);
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail-Adresse').fill('mia@example.com');
  await main.getByLabel('Deine Nachricht').fill('Ein langer Text');
  // the code of the shop's calls is only fetched with the first of them
  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'Nachricht senden' }).click();
  await main.getByRole('alert').waitFor();

  const answer = awaitedLater(page.waitForResponse((response) => isLookForRelease(response.request())));
  await restoreConnection(page);
  await answer;
  await main.getByRole('button', { name: 'Nachricht senden' }).click();
  await main.getByText('Deine Nachricht ist angekommen').waitFor();
  expect(await isMarked(page)).toBe(1);

  await page
    .getByRole('link', { name: /Startseite/ })
    .first()
    .click();
  await eventually(() => isMarked(page)).toBe(0);
  await eventually(() => new URL(page.url()).pathname).toBe('/');
});

test('a page that loses its line before anybody has moved stays as it was sent, and comes alive later', async () => {
  const page = await open('/');
  await markPage(page);
  await page.context().setOffline(true);
  await untilHydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);

  await page.context().setOffline(false);
  await untilAlive(page, 'footer a');
  expect(await isMarked(page)).toBe(1);
});

test('a panel whose code cannot come says so, the page stays, and later it opens', async () => {
  const page = await open('/my-account');
  await untilHydrated(page);
  await untilQuiet(page);
  await page.context().setOffline(true);
  const login = page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true });
  await login.click();
  await page.locator('.toast').filter({ hasText: 'Das ist offline nicht verfügbar.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/my-account');
  await login.waitFor();

  await restoreConnection(page);
  await eventually(async () => {
    await login.click({ timeout: 1000 }).catch(() => {});
    return page.getByRole('dialog', { name: 'Anmelden' }).count();
  }).toBe(1);
  await eventually(() => stylesWithout(page)).toEqual([]);
});
