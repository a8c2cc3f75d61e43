import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openShop } from '../setup/start-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const read = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** Pages of all kinds of a store: every one of the few, and products spread over the whole list. */
async function samplePages(files: readonly string[], store: string): Promise<string[]> {
  const pages: string[] = [];
  for (const file of files.filter((address) => address.includes(`/sitemaps/${store}-`))) {
    const listed = locations((await read(file)).text);
    const step = Math.max(1, Math.ceil(listed.length / 40));
    pages.push(...listed.filter((_, position) => position % step === 0));
  }
  return pages;
}

interface PageFacts {
  address: string;
  status: number;
  canonical: string | undefined;
  title: string | undefined;
  description: string | undefined;
  languages: Record<string, string>;
  headings: number;
  noIndex: boolean;
  data: Record<string, unknown>[];
  html: string;
}

async function visit(address: string): Promise<PageFacts> {
  const { status, text: html } = await read(address);
  return {
    address,
    status,
    canonical: attribute(html, /<link rel="canonical" href="([^"]+)"/),
    title: attribute(html, /<title>([^<]+)<\/title>/),
    description: attribute(html, /<meta name="description" content="([^"]+)"/),
    languages: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, code, href]) => [
        code,
        href,
      ]),
    ),
    headings: [...html.matchAll(/<h1[ >]/g)].length,
    noIndex: html.includes('noindex'),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)].flatMap(([, json]) => {
      const parsed = JSON.parse(json ?? '') as Record<string, unknown>;
      return (parsed['@graph'] as Record<string, unknown>[] | undefined) ?? [parsed];
    }),
    html,
  };
}

const ofType = ({ data }: PageFacts, type: string) => data.filter((entry) => entry['@type'] === type);

describe('the files that crawlers read first', () => {
  test('robots.txt keeps them out of private pages in every store and names the sitemap', async () => {
    const { text, headers } = await read(`${shop.url}/robots.txt`);
    expect(headers.get('content-type')).toContain('text/plain');
    const lines = text.split('\n');
    for (const path of ['/checkout', '/my-account', '/search', '/compare', '/order-review', '/reset-password']) {
      for (const prefix of ['', '/de', '/it']) expect(lines).toContain(`Disallow: ${prefix}${path}`);
    }
    expect(lines).toContain('Disallow: /api/');
    expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
  });

  test('the sitemaps list every visible product and active category of both stores, with dates and language versions', async () => {
    const index = await read(`${shop.url}/sitemap.xml`);
    expect(index.headers.get('content-type')).toContain('application/xml');
    const files = locations(index.text);
    for (const store of ['de', 'it']) {
      const request = encodeURIComponent(
        JSON.stringify({ _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }] }),
      );
      const search = `${shop.url}/api/catalog/brixel_${store}/product/_search?size=0&response_format=compact&request_format=search-query&request=${request}`;
      const { total } = (await (await fetch(search)).json()) as { total: number };
      const xml = await Promise.all(
        files.filter((file) => file.includes(`${store}-products`)).map(async (file) => (await read(file)).text),
      );
      const listed = xml.flatMap(locations);
      expect(new Set(listed).size).toBe(total);
      expect(listed.length).toBe(total);
      expect(xml.join('').match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(total);
      expect(xml.join('').match(/hreflang="x-default"/g)).toHaveLength(total);
    }
    expect((await read(`${shop.url}/sitemaps/de-products-99.xml`)).status).toBe(404);
    expect((await read(`${shop.url}/sitemaps/fr-pages.xml`)).status).toBe(404);
  });
});

test('a crawler that follows the sitemaps finds only pages that stand for themselves', async () => {
  const files = locations((await read(`${shop.url}/sitemap.xml`)).text);
  const wrong: string[] = [];
  const complain = ({ address }: PageFacts, what: string) => wrong.push(`${address}: ${what}`);
  for (const store of ['de', 'it'] as const) {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const address of await samplePages(files, store)) {
      const page = await visit(address);
      if (page.status !== 200) complain(page, `status ${page.status}`);
      if (page.canonical !== address) complain(page, `canonical ${page.canonical}`);
      if (page.noIndex) complain(page, 'noindex');
      if (page.headings !== 1) complain(page, `${page.headings} headings of the first level`);
      if (page.languages[store] !== address) complain(page, `names ${page.languages[store]} as itself`);
      if (page.languages['x-default'] !== page.languages.de) complain(page, 'x-default is not the German page');
      for (const [what, text, known] of [
        ['title', page.title, titles],
        ['description', page.description, descriptions],
      ] as const) {
        if (!text) complain(page, `no ${what}`);
        else if (known.has(text)) complain(page, `same ${what} as ${known.get(text)}`);
        else known.set(text, address);
      }
      for (const product of ofType(page, 'Product')) checkProduct(page, product, complain);
      if (address.includes('/p/') && ofType(page, 'Product').length !== 1) complain(page, 'no product data');
      if (/\/[pc]\//.test(address) && ofType(page, 'BreadcrumbList').length !== 1) complain(page, 'no breadcrumb data');
    }
  }
  expect(wrong).toEqual([]);
});

/** What search engines get is on the page too. */
function checkProduct(
  page: PageFacts,
  product: Record<string, unknown>,
  complain: (page: PageFacts, what: string) => void,
) {
  const offer = product.offers as { price: string; availability: string; url: string };
  const text = page.html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');
  const shown = offer.price.replace('.', ',');
  if (!text.replace(/(\d)\.(\d{3})/g, '$1$2').includes(shown)) complain(page, `price ${offer.price} is not shown`);
  if (!page.html.includes(String(product.name).replace('&', '&amp;')))
    complain(page, `name ${product.name} is not shown`);
  if (offer.url !== page.address) complain(page, `offer address ${offer.url}`);
  if (!page.html.includes(`property="product:price:amount" content="${offer.price}"`))
    complain(page, 'price for link previews');
}

test('the home page says who the shop is, and link previews have a picture', async () => {
  const page = await visit(`${shop.url}/`);
  expect(ofType(page, 'Organization')).toHaveLength(1);
  expect(ofType(page, 'WebSite')).toHaveLength(1);
  const category = await visit(`${shop.url}/c/sets`);
  const picture = attribute(category.html, /<meta property="og:image" content="([^"]+)"/) ?? '';
  const answer = await fetch(picture);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
});

test('filters keep a list out of the search engines, sorting and tracking do not count', async () => {
  const address = `${shop.url}/c/sets`;
  expect((await visit(`${address}?color=20`)).noIndex).toBe(true);
  const sorted = await visit(`${address}?sort=final_price&utm_source=mail`);
  expect(sorted.noIndex).toBe(false);
  expect(sorted.canonical).toBe(address);
});

test.each([
  [
    '/p/BX-STEIN-2/falsch/BX-3001-20?utm_source=mail',
    301,
    '/p/BX-STEIN-2/stein-2x4-koralle/BX-3001-20?utm_source=mail',
  ],
  ['/it/p/BX-3001-20/sbagliato', 301, '/it/p/BX-STEIN-2/mattoncino-2x4-corallo/BX-3001-20'],
  ['/p/BX-STEIN-2/stein-zweireihig/BX-NOWHERE', 301, '/p/BX-STEIN-2/stein-zweireihig'],
  ['/it/c/set?page=9999', 302, '/it/c/set'],
  ['/c/steine?sort=final_price&page=9999', 302, /^\/c\/steine\?sort=final_price&page=\d+$/],
])('%s leads to the page that is meant, and is asked for again', async (path, status, wanted) => {
  const { status: answered, headers } = await read(shop.url + path);
  expect([answered, headers.get('cache-control')]).toEqual([status, 'no-cache']);
  const location = headers.get('location') ?? '';
  if (typeof wanted === 'string') expect(location).toBe(wanted);
  else expect(location).toMatch(wanted);
  expect((await read(shop.url + location)).status).toBe(200);
});
