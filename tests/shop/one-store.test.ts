import { expect, onTestFinished, test } from 'vitest';
import { openShop } from '../setup/start-shop.ts';

test('MULTISTORE=false leaves nothing of the Italian store', async () => {
  const shop = await openShop({ MULTISTORE: 'false' });
  onTestFinished(shop.close);
  const get = async (path: string) => {
    const answer = await fetch(shop.url + path);
    return { status: answer.status, text: await answer.text() };
  };

  const home = await get('/');
  expect(home.text).toContain('<html lang="de"');
  expect(home.text).not.toMatch(/hreflang/i);
  expect(home.text).not.toMatch(/href="\/it[/"]/);
  expect(home.text).not.toContain('brixel_it');
  for (const path of ['/it', '/it/c/piastrelle', '/it/i/impressum', '/de', '/it/manifest.webmanifest']) {
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('<html lang="de"');
  }
  const mailed = await fetch(`${shop.url}/it/newsletter/unsubscribe?proof=x`, { redirect: 'manual' });
  expect([mailed.status, mailed.headers.get('location')]).toEqual([301, `${shop.url}/newsletter/unsubscribe?proof=x`]);
  // mail programs unsubscribe with one press, and follow no redirect
  const press = {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  } as const;
  const pressed = await fetch(`${shop.url}/it/newsletter/unsubscribe?proof=x`, press);
  const there = await fetch(`${shop.url}/newsletter/unsubscribe?proof=x`, press);
  expect([pressed.status, pressed.url]).toEqual([there.status, `${shop.url}/it/newsletter/unsubscribe?proof=x`]);
  expect(await pressed.text()).toContain('Dieser Link gilt nicht mehr');
  expect((await fetch(`${shop.url}/it/newsletter`, { method: 'POST', body: new URLSearchParams() })).status).toBe(405);

  const worker = await get('/service-worker.js');
  const [, shell] = /"shells":\[\{"storeCode":"de","prefix":"","address":"([^"]+)"\}\]/.exec(worker.text) ?? [];
  expect((await get(String(shell))).status).toBe(200);
  expect((await get(String(shell).replace(/de$/, 'it'))).status).toBe(404);

  const index = await get('/sitemap.xml');
  expect(index.text).toContain('/sitemaps/de-products-1.xml');
  expect(index.text).not.toContain('/sitemaps/it-');
  expect((await get('/sitemaps/it-pages.xml')).status).toBe(404);
  const pages = await get('/sitemaps/de-pages.xml');
  expect(pages.text).toContain(`<loc>${shop.url}/i/impressum</loc>`);
  expect(pages.text).not.toContain('/it');
  expect((await get('/robots.txt')).text).not.toMatch(/\/(?:it|de)\//);
});
