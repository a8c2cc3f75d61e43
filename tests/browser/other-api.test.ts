import { describe, expect, test } from 'vitest';
import { hostedShop } from './support/hosted-shop.ts';
import { everyRoute } from './support/routes.ts';
import { shopUrl, untilHydrated, visit } from './support/shop.ts';

/** A storefront in a process of its own, whose catalogue is that of the shop all other tests visit. */
describe.each(['rest', 'graphql', 'elastic'])('a storefront that asks an API elsewhere by %s', (mode) => {
  const storefront = hostedShop(() => ({ API_URL: new URL(shopUrl()).origin, API_MODE: mode }));

  test('answers every route with the right status and one h1', async () => {
    const wrong: string[] = [];
    for (const { name, path, status } of await everyRoute('de')) {
      const answer = await fetch(storefront.url + path, { redirect: 'manual' });
      if (answer.status !== status) wrong.push(`${name} ${path}: ${answer.status} instead of ${status}`);
      const headings = (await answer.text()).match(/<h1[\s>]/g)?.length ?? 0;
      if (status !== 302 && headings !== 1) wrong.push(`${name} ${path}: ${headings} h1`);
    }
    expect(wrong).toEqual([]);
  });

  test('filters a category, opens a product and puts it into the cart', async () => {
    const { page, complaints, close } = await visit(`${storefront.url}/c/fliesen`);
    const searches: string[] = [];
    const adapters = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && /\/graphql|_search/.test(request.url())) searches.push(request.url());
      const adapter = /\/assets\/(rest|graphql|elastic)-search/.exec(request.url())?.[1];
      if (adapter) adapters.add(adapter);
    });
    await untilHydrated(page);

    const colour = page.locator('input[name="color"]').first();
    const count = Number(/\d+/.exec((await colour.getAttribute('aria-label')) ?? '')?.[0]);
    await colour.click({ force: true });
    await page.waitForURL(/color=/);
    await expect.poll(() => page.locator('main').getByRole('article').count()).toBe(count);

    await page.locator('main').getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /^Fliese/ }).waitFor();
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click();
    await page.getByRole('button', { name: /Warenkorb.*1 Teil/ }).waitFor();

    expect(searches.length).toBeGreaterThan(0);
    for (const address of searches) expect(address).toContain(shopUrl(mode === 'graphql' ? '/graphql/' : '/api/'));
    expect([...adapters], 'code of the other way to ask').toEqual([mode]);
    expect(complaints).toEqual([]);
    await close();
  });
});
