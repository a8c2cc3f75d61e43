import type { DemoCatalog, SeedCoupon, SeedProduct, Text } from '@brixel/demo-catalog/seed';
import { seedProduct, smallCatalog } from './small-catalog.ts';

/** A small shop with one of every kind of goods, to order from. */

const same = (text: string): Text => ({ de: text, it: text });

export const goods = (id: number, more: Partial<SeedProduct> = {}): SeedProduct =>
  seedProduct(id, same(`ware-${id}`), { price: 10_000, tiers: [], ...more });

export const managed = (qty: number) => ({ qty, managed: true, minSale: 1, maxSale: 10_000 });
export const unlimited = { qty: 0, managed: false, minSale: 1, maxSale: 10_000 };

export const coupon = (code: string, more: Partial<SeedCoupon> = {}): SeedCoupon => ({
  code,
  title: same(code),
  kind: 'percent',
  amount: 10,
  minimumSubtotal: 0,
  validFrom: null,
  validTo: null,
  usageLimit: null,
  ...more,
});

const everyKind: SeedProduct[] = [
  goods(1, {
    price: 1_234,
    tiers: [{ qty: 100, price: 99 }],
    stock: managed(100_000),
    deliveryDays: { min: 2, max: 3 },
  }),
  goods(10, { type: 'configurable', configurableAttributes: ['color'], price: 0 }),
  goods(11, { parentSku: 'P-10', color: 1, stock: managed(1000) }),
  goods(12, { parentSku: 'P-10', color: 2, price: 20_000, stock: managed(1000) }),
  goods(30, {
    type: 'bundle',
    price: 0,
    stock: unlimited,
    bundleOptions: [
      {
        id: 1,
        title: same('Platte'),
        required: true,
        type: 'radio',
        selections: [{ id: 1, sku: 'P-11', qty: 2, isDefault: true, canChangeQty: false }],
      },
      {
        id: 2,
        title: same('Zugabe'),
        required: false,
        type: 'checkbox',
        selections: [
          { id: 3, sku: 'P-1', qty: 3, isDefault: false, canChangeQty: false },
          { id: 4, sku: 'P-12', qty: 1, isDefault: false, canChangeQty: false },
        ],
      },
    ],
  }),
  goods(40, {
    stock: managed(1000),
    customOptions: [{ id: 41, title: same('Gravur'), type: 'field', required: true, maxCharacters: 5, price: 2_500 }],
  }),
  goods(50, {
    type: 'downloadable',
    stock: { ...unlimited, maxSale: 1 },
    downloads: [{ id: 501, title: same('Bauplan'), file: 'plan.pdf' }],
  }),
];

/** The goods above and these; VAT is 19 % in Germany and 22 % in Italy. */
export function orderCatalog(more: SeedProduct[] = [], coupons: SeedCoupon[] = []): DemoCatalog {
  const catalog = smallCatalog([...everyKind, ...more]);
  const colour = (id: number, label: string) => ({ id, label: same(label), sortOrder: id });
  return {
    ...catalog,
    attributes: catalog.attributes.map((attribute) => ({
      ...attribute,
      options: [colour(1, 'Rot'), colour(2, 'Blau')],
    })),
    coupons: [...catalog.coupons, ...coupons],
  };
}

const options = (extension_attributes: object) => ({ product_option: { extension_attributes } });

/** What a shopper chooses of these goods. */
export const choose = {
  colour: (value: number | string) =>
    options({
      configurable_item_options: [{ option_id: '93', option_value: value }],
      custom_options: [],
      bundle_options: [],
    }),
  boxWithExtras: () =>
    options({
      bundle_options: [
        { option_id: 1, option_qty: 2, option_selections: [1] },
        { option_id: 2, option_qty: 1, option_selections: [3, 4] },
      ],
    }),
  engraving: (text: string) => options({ custom_options: [{ option_id: '41', option_value: text }] }),
};
