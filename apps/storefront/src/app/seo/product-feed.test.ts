import type { SearchQueryBuilder } from '@brixel/commerce/search-query';
import { defaultFacts } from '@brixel/contract/shop-facts';
import { expect, test } from 'vitest';
import { ownStores } from '#config/stores.ts';
import { openFeed } from './product-feed.ts';

type FeedServices = Parameters<typeof openFeed>[0];

const stock = { qty: 7, is_in_stock: true, manage_stock: true, min_sale_qty: 1, max_sale_qty: 100, min_qty: 0 };
const goods = (id: number, more: object = {}) => ({
  id,
  sku: `P-${id}`,
  family_sku: null,
  type_id: 'simple',
  slug: `stein-${id}`,
  url_path: `stein-${id}`,
  name: `Stein ${id}`,
  short_description: '<p>Hält &amp; passt</p>',
  description: '',
  image: '/part/3001/1.png',
  price_incl_tax: 0.035,
  lowest_price_30_days_incl_tax: null,
  stock,
  category: [{ category_id: 3, name: 'Steine', slug: 'steine', path: 'steine' }],
  has_required_options: 0,
  ...more,
});

/** A shop whose catalogue answers in pieces, as the real one does. */
function shopWith(all: ReturnType<typeof goods>[], feed = true): FeedServices {
  const config = {
    feed,
    stores: ownStores(true),
    publicUrl: 'https://shop.example',
    urlDispatcher: false,
    pictures: { template: '' },
    shop: { name: 'Steine & mehr', zones: defaultFacts.shipping.zones },
  };
  const search = async (_entity: string, query: SearchQueryBuilder, { size }: { size: number }) => {
    const from = Number(/"gte":(\d+)/.exec(JSON.stringify(query.build()))?.[1] ?? 0);
    return { hits: all.filter(({ id }) => id >= from).slice(0, size) };
  };
  return { config, catalog: { search } } as unknown as FeedServices;
}

async function read(services: FeedServices, name = 'de.xml'): Promise<string> {
  let text = '';
  for await (const piece of openFeed(services, name) ?? []) text += piece;
  return text;
}

test('every product with one price is listed once, with what engines compare', async () => {
  const all = [
    ...Array.from({ length: 1203 }, (_, place) => goods(place + 1)),
    goods(2000, { type_id: 'configurable' }),
    goods(2001, { price_incl_tax: 0 }),
    goods(2002, { name: 'Böse <b>&"', price_incl_tax: 8, lowest_price_30_days_incl_tax: 10, family_sku: 'F-1' }),
    goods(2003, { type_id: 'virtual', stock: { ...stock, is_in_stock: false } }),
  ];
  const xml = await read(shopWith(all));
  const ids = [...xml.matchAll(/<g:id>([^<]+)<\/g:id>/g)].map(([, id]) => id);
  expect(ids).toEqual([...Array.from({ length: 1203 }, (_, place) => `P-${place + 1}`), 'P-2002', 'P-2003']);
  const items = xml.split('<item>');
  expect(items[1]).toContain('<g:description>Hält &amp; passt</g:description>');
  expect(items[1]).toContain('<g:link>https://shop.example/p/P-1/stein-1</g:link>');
  expect(items[1]).toContain('<g:price>0.035 EUR</g:price>');
  expect(items[1]).toContain('<g:shipping><g:country>DE</g:country>');
  const reduced = items.find((item) => item.includes('P-2002'));
  expect(reduced).toContain('<g:title>Böse &lt;b&gt;&amp;&quot;</g:title>');
  expect(reduced).toContain('<g:price>10.00 EUR</g:price><g:sale_price>8.00 EUR</g:sale_price>');
  expect(reduced).toContain('<g:item_group_id>F-1</g:item_group_id>');
  expect(items.at(-1)).toContain('<g:availability>out_of_stock</g:availability>');
  expect(items.at(-1)).not.toContain('g:shipping');
});

test('an article says who makes it, what it differs in from its family, how heavy it is and how long its reduction lasts', async () => {
  const reduction = { price_incl_tax: 8, lowest_price_30_days_incl_tax: 10 };
  const [part = '', set = '', lot = ''] = (
    await read(
      shopWith([
        goods(1, {
          ...reduction,
          family_sku: 'F-1',
          color: 5,
          farbe: 'Rot & Blau',
          size_label: '2×4',
          variant_choices: [{ label: 'Material', value: 'Holz' }],
          logo_design_id: '3001',
          logo_element_id: '300121',
          data_sheet: [{ label: 'Hersteller', value: 'Steinwerk' }],
          weight: 250,
          base_price: { per: 'kg', grams: 240, price_incl_tax: 33.33 },
          special_from_date: '2026-11-30T22:59:59.999Z',
          special_to_date: '2026-12-24 23:00:00',
        }),
        goods(2, {
          ...reduction,
          color: null,
          logo_design_id: '10281',
          data_sheet: [{ label: 'Hersteller', value: 'Mattone' }],
          special_from_date: null,
          special_to_date: null,
        }),
        goods(3, { color: 5, logo_design_id: '3001', weight: 0, special_to_date: '2026-12-24 23:00:00' }),
      ]),
    )
  )
    .split('<item>')
    .slice(1);
  for (const field of [
    '<g:brand>Steinwerk</g:brand><g:mpn>300121</g:mpn>',
    '<g:color>Rot &amp; Blau</g:color><g:size>2×4</g:size>',
    '<g:product_detail><g:attribute_name>Material</g:attribute_name><g:attribute_value>Holz</g:attribute_value></g:product_detail>',
    '<g:shipping_weight>250 g</g:shipping_weight>',
    '<g:unit_pricing_measure>240 g</g:unit_pricing_measure><g:unit_pricing_base_measure>1 kg</g:unit_pricing_base_measure>',
    '<g:sale_price_effective_date>2026-11-30T22:59Z/2026-12-24T23:00Z</g:sale_price_effective_date>',
  ])
    expect(part).toContain(field);
  expect(part).not.toContain('g:identifier_exists');
  expect(set).toContain('<g:brand>Mattone</g:brand><g:mpn>10281</g:mpn>');
  expect(set).not.toMatch(/g:(sale_price_effective_date|color|size|shipping_weight|identifier_exists)>/);
  // the number of a design is that of all its colours, and the shop does not make what it sells
  expect(lot).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(lot).not.toMatch(/g:(brand|mpn|sale_price_effective_date|shipping_weight)>/);
});

test('there is a feed for each store of a shop that wants one, and no other', async () => {
  expect(await read(shopWith([goods(1)]), 'it.xml')).toContain('https://shop.example/it/p/P-1/stein-1');
  for (const name of ['fr.xml', 'de', '../de.xml']) expect(openFeed(shopWith([]), name), name).toBeNull();
  expect(openFeed(shopWith([], false), 'de.xml')).toBeNull();
});

test('what is sent for nothing and what is heavy costs what the checkout will ask', async () => {
  const [zone] = defaultFacts.shipping.zones!;
  const way = {
    ...zone!.methods[0]!,
    rates: [
      { from: 0, price: 4.9 },
      { from: 50, price: 0 },
    ],
    weights: [{ from: 2000, price: 12 }],
  };
  const shop = shopWith([goods(1, { price_incl_tax: 60 }), goods(2, { price_incl_tax: 40, weight: 8000 })]);
  Object.assign(shop.config.shop, { zones: [{ countries: ['DE'], methods: [way] }] });
  expect(
    [...(await read(shop)).matchAll(/<g:service>[^<]*<\/g:service><g:price>([^<]+)/g)].map(([, price]) => price),
  ).toEqual(['0.00 EUR', '12.00 EUR']);
});

test('the number of the bar code names an article; one with a slip, and a missing picture, are left out', async () => {
  const sheet = (value: string) => [{ label: 'EAN', value }];
  const [known = '', slip = ''] = (
    await read(
      shopWith([
        goods(1, { data_sheet: sheet('4 006381 333931') }),
        goods(2, { data_sheet: sheet('4006381333932'), image: '' }),
      ]),
    )
  )
    .split('<item>')
    .slice(1);
  expect(known).toContain('<g:gtin>4006381333931</g:gtin>');
  expect(known).not.toContain('identifier_exists');
  expect(slip).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(slip).not.toMatch(/g:(gtin|image_link)>/);
});
