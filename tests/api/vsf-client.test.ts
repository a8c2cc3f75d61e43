import type { Attribute, StockRow } from '@brixel/contract/catalog';
import type { Envelope } from '@brixel/contract/envelope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, managed, orderCatalog } from '../support/order-goods.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { option, VsfClient, type VsfProduct } from '../support/vsf-client.ts';

/** The calls of an unmodified VSF 1.12 client, in its shapes and its order. */

const same = (text: string) => ({ de: text, it: text });

let shop: TestPlatform;
beforeAll(async () => {
  const catalog = orderCatalog([
    goods(20, {
      type: 'grouped',
      links: [
        { type: 'associated', sku: 'P-11', qty: 1 },
        { type: 'associated', sku: 'P-12', qty: 1 },
      ],
    }),
    goods(60, {
      stock: managed(1000),
      customOptions: [
        { id: 61, title: same('Gravur'), type: 'field', required: true, maxCharacters: 20, price: 2_500 },
        {
          id: 62,
          title: same('Rahmen'),
          type: 'drop_down',
          required: false,
          values: [
            { id: 621, title: same('Holz'), price: 5_000, priceType: 'fixed' },
            { id: 622, title: same('Stahl'), price: 5_000, priceType: 'fixed' },
          ],
        },
        { id: 63, title: same('Karte'), type: 'field', required: false, maxCharacters: 20, price: 0 },
      ],
    }),
  ]);
  const price = {
    id: 77,
    code: 'price',
    label: same('Preis'),
    input: 'price',
    isComparable: true,
    options: [],
  } as const;
  const attributes = [...catalog.attributes, { ...price, options: [] }];
  shop = await startTestPlatform({ catalog: () => ({ ...catalog, attributes }) });
});
afterAll(() => shop.close());

const serverItems = async (client: VsfClient) =>
  (await client.get<{ sku: string; qty: number }[]>('pull')).result.map(({ sku, qty }) => `${qty} ${sku}`);

interface Bought {
  name: string;
  product: (client: VsfClient) => Promise<VsfProduct>;
  items: string[];
}

const bought: Bought[] = [
  { name: 'a single part of a family', product: (client) => client.product('P-12'), items: ['1 P-12'] },
  {
    name: 'a family with a chosen colour',
    product: (client) => client.chosen('P-10', [{ option_id: '93', option_value: '2' }], 'P-12'),
    items: ['1 P-12'],
  },
  { name: 'a pack of parts', product: (client) => client.product('P-20'), items: ['1 P-11', '1 P-12'] },
  {
    name: 'a box whose choices come in another order than its options, with texts for numbers',
    product: async (client) => ({
      ...(await client.product('P-30')),
      ...option({
        bundle_options: [
          { option_id: 2, option_qty: 1, option_selections: ['4', '3'] },
          { option_id: 1, option_qty: '2', option_selections: ['1'] },
        ],
      }),
    }),
    items: ['1 P-30'],
  },
  {
    name: 'a box with an option that was left open, as an object',
    product: async (client) => ({
      ...(await client.product('P-30')),
      ...option({
        bundle_options: {
          1: { option_id: 1, option_qty: 2, option_selections: [1] },
          2: { option_id: 2, option_qty: null, option_selections: [null] },
        },
      }),
    }),
    items: ['1 P-30'],
  },
  {
    name: 'own options, of which some were not answered',
    product: async (client) => ({
      ...(await client.product('P-60')),
      ...option({
        custom_options: [
          { option_id: 63, option_value: '' },
          { option_id: 62, option_value: null },
          { option_id: 61, option_value: ' Für Ada ' },
        ],
      }),
    }),
    items: ['1 P-60'],
  },
];

describe('the cart', () => {
  test.each(bought)('takes $name once, however many pages follow', async ({ product, items }) => {
    const client = new VsfClient(shop);
    await client.add(await product(client));
    for (let page = 0; page < 3; page++) await client.sync();
    expect(await serverItems(client)).toEqual(items);
    expect(client.lines.map(({ qty, sku }) => `${qty} ${sku}`)).toEqual(items);
    expect(client.lines.every(({ server_item_id }) => server_item_id)).toBe(true);
  });

  test('changes the quantity of a box that it knows, and takes the same choice twice as one', async () => {
    const client = new VsfClient(shop);
    const [box] = [bought[3]!];
    await client.add(await box.product(client));
    await client.add(await box.product(client), 2);
    expect(await serverItems(client)).toEqual(['3 P-30']);
    const other = new VsfClient(shop);
    other.cartId = client.cartId;
    await other.sync();
    await other.sync();
    expect(await serverItems(client)).toEqual(['3 P-30']);
  });
});

test('no document of an article carries a parent, because the client would order that instead', async () => {
  const client = new VsfClient(shop);
  const answer = await shop.inject('/api/catalog/brixel_de/product/_search?size=50&request={}');
  const sources = answer.json().hits.hits.map(({ _source }: { _source: VsfProduct }) => _source);
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter((source: VsfProduct) => 'parentSku' in source)).toEqual([]);
  expect(await client.product('P-11')).toMatchObject({ family_sku: 'P-10' });
});

test('product pages list what the owner has defined, and no net price among it', async () => {
  const answer = await shop.inject('/api/catalog/brixel_de/attribute/_search?size=150&request={}');
  const attributes = answer.json().hits.hits.map(({ _source }: { _source: Attribute }) => _source);
  const own = (code: string) =>
    attributes.find(({ attribute_code }: Attribute) => attribute_code === code)?.is_user_defined;
  expect({ price: own('price'), color: own('color') }).toEqual({ price: false, color: true });
});

test('a category says which part and which colour it stands for', async () => {
  const facts = { sku: 'P-10', logo_design_id: '3001', logo_element_id: '300121', thumbnail: '/part/3001/1.png' };
  await shop.platform.editor.edit(async (tx) => {
    await tx.updateTable('category').set(facts).where('id', '=', 4).execute();
    await tx.updateTable('category_text').set({ farbe: 'Rot' }).where('category_id', '=', 4).execute();
  });
  await shop.platform.catalog.refresh();
  const body = JSON.stringify({ query: { bool: { filter: { terms: { id: [4] } } } } });
  const answer = await shop.inject(`/api/catalog/brixel_de/category/_search?request=${encodeURIComponent(body)}`);
  expect(answer.json().hits.hits[0]._source).toMatchObject({ ...facts, farbe: 'Rot' });
});

test('stock comes in the order of the skus, with the ids of the products', async () => {
  const client = new VsfClient(shop);
  const products = await client.products(['P-12', 'P-1', 'P-11']);
  const skus = products.map(({ sku }) => sku);
  const rows = (await shop.inject(`/api/stock/list?skus=${skus.join(',')}`)).json<Envelope<StockRow[]>>().result;
  expect(rows.map(({ product_id }) => product_id)).toEqual(products.map(({ id }) => id));
  expect(rows.every(({ is_in_stock, manage_stock }) => is_in_stock && manage_stock)).toBe(true);
});

const address = {
  region: '',
  region_id: 0,
  country_id: 'DE',
  street: ['Brunnenstraße', '7'],
  company: 'NA',
  telephone: '',
  postcode: '10119',
  city: 'Berlin',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.com',
  region_code: '',
};

const orderOf = (client: VsfClient, methods: object) => ({
  user_id: '',
  cart_id: client.cartId,
  products: client.lines.map((line) => ({ ...line, qty: String(line.qty) })),
  addressInformation: {
    shippingAddress: address,
    billingAddress: { ...address, vat_id: '' },
    ...methods,
    payment_method_additional: {},
    shippingExtraFields: {},
  },
  store_code: 'de',
  transmited: true,
});

test('a guest orders the whole cart with all that its lines carry', async () => {
  const client = new VsfClient(shop);
  for (const { product } of [bought[2]!, bought[3]!, bought[5]!]) await client.add(await product(client));
  await client.sync();
  const { result: methods } = await client.post<{ carrier_code: string; method_code: string }[]>('shipping-methods', {
    address: { country_id: 'DE' },
  });
  const { result: payments } = await client.get<{ code: string }[]>('payment-methods');
  const { result: information } = await client.post<{ totals: { grand_total: number; items: object[] } }>(
    'shipping-information',
    {
      addressInformation: {
        shippingAddress: { countryId: 'DE', firstname: '', lastname: '', city: '', postcode: '', street: [''] },
        billingAddress: { firstname: '', lastname: '', city: '', postcode: '', street: [''], countryId: 'DE' },
        shippingCarrierCode: methods[0]!.carrier_code,
        shippingMethodCode: methods[0]!.method_code,
      },
    },
  );
  expect(information.totals.items).toHaveLength(4);
  const order = orderOf(client, {
    shipping_method_code: methods[0]!.method_code,
    shipping_carrier_code: methods[0]!.carrier_code,
    payment_method_code: payments.find(({ code }) => code === 'banktransfer')!.code,
  });
  const answer = (await shop.inject({ method: 'POST', url: '/api/order', payload: order })).json();
  expect(answer).toMatchObject({ code: 200, result: { orderNumber: expect.any(String) } });
  const { result: placed } = (await shop.inject(`/api/order/${answer.result.orderId}`)).json();
  expect(placed.grand_total).toBeCloseTo(information.totals.grand_total, 2);
  expect(
    placed.items.map(({ sku, qty_ordered }: { sku: string; qty_ordered: number }) => `${qty_ordered} ${sku}`),
  ).toEqual(['1 P-11', '1 P-12', '1 P-30', '1 P-60']);
});

test('a customer’s history has every amount that the client reckons with', async () => {
  const post = async (path: string, payload: object) =>
    (await shop.inject({ method: 'POST', url: `/api/${path}`, payload })).json();
  const password = 'Neun Steine und 1 Fenster';
  await post('user/create', { customer: { email: 'eva@example.com', firstname: 'Eva', lastname: 'Berg' }, password });
  const { result: token } = await post('user/login', { username: 'eva@example.com', password });
  const client = new VsfClient(shop);
  await client.add(await client.product('P-12'), 3);
  const coupon = `cart/apply-coupon?token=&cartId=${client.cartId}&coupon=BRIX10`;
  expect(await post(coupon, {})).toMatchObject({ code: 200, result: true });
  const methods = {
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'banktransfer',
  };
  expect(await post(`order?token=${token}`, orderOf(client, methods))).toMatchObject({ code: 200 });

  const history = (await shop.inject(`/api/user/order-history?token=${token}&pageSize=20&currentPage=1`)).json();
  const [order] = history.result.items;
  const { subtotal, shipping_amount, tax_amount, discount_amount, discount_tax_compensation_amount } = order;
  const sum = subtotal + shipping_amount + tax_amount + discount_amount + discount_tax_compensation_amount;
  expect(sum).toBeCloseTo(order.grand_total, 2);
  expect(order.items.map(({ sku, qty_ordered }: { sku: string; qty_ordered: number }) => [sku, qty_ordered])).toEqual([
    ['P-12', 3],
  ]);
});
