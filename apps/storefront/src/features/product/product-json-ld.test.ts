import { defaultFacts } from '@brixel/contract/shop-facts';
import { expect, test } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { storeView } from '#config/testing/own-stores.ts';
import type { ProductViewData } from './page-data.ts';
import { productJsonLd } from './product-json-ld.ts';

const facts = { ...defaultFacts, promises: { ...defaultFacts.promises, returnDays: 60 } };
const config = createPublicConfig({ publicUrl: 'https://shop.example', facts });
const services = { config, store: storeView('it') };
const view = {
  startPrice: 0.12,
  product: {
    name: 'Mattoncino 2×4',
    sku: 'BX-3001-20',
    type_id: 'simple',
    short_description: '<p>Otto bottoncini.</p>',
    description: '',
    media_gallery: [{ typ: 'image', image: '/part/3001/20.png', pos: 1, lab: '' }],
    logo_design_id: '3001',
    farbe: 'Corallo',
    size_label: '2×4',
    data_sheet: [{ label: 'GTIN', value: '4006381333931' }],
    rating: { average: 3.94, count: 19 },
    stock: { is_in_stock: true },
    delivery_days: { min: 2, max: 3 },
  },
  family: { sku: 'BX-STEIN-2', name: 'Mattoncino a due file', choices: [] },
  alternates: { it: '/p/BX-STEIN-2/mattoncino/BX-3001-20' },
  reviews: {
    items: [
      {
        ...{ id: 1, title: 'Bene', detail: 'Tiene.', nickname: 'Ugo', created_at: '2026-11-01 10:00:00', rating: 4 },
        ...{ verified_buyer: true, lang: 'it', answer: 'Grazie, Ugo!' },
      },
    ],
  },
} as unknown as ProductViewData;

test('tells search engines what the page shows', () => {
  expect(productJsonLd(view, services)).toMatchObject({
    '@type': 'Product',
    sku: 'BX-3001-20',
    gtin: '4006381333931',
    image: ['https://shop.example/img/1200/1488/resize/part/3001/20.png'],
    aggregateRating: { ratingValue: 3.9, reviewCount: 19 },
    review: [{ author: { name: 'Ugo' }, reviewRating: { ratingValue: 4 }, comment: { text: 'Grazie, Ugo!' } }],
    isVariantOf: { productGroupID: 'BX-STEIN-2' },
    offers: {
      url: 'https://shop.example/it/p/BX-STEIN-2/mattoncino/BX-3001-20',
      price: '0.12',
      availability: 'https://schema.org/InStock',
      shippingDetails: { shippingRate: { value: 6.9 } },
      hasMerchantReturnPolicy: { merchantReturnDays: 60 },
    },
  });
});

test('names the price before a reduction and the price of a kilo, and neither where there is none', () => {
  const refill = {
    ...view,
    startPrice: 12.9,
    product: {
      ...view.product,
      price_incl_tax: 12.9,
      lowest_price_30_days_incl_tax: 14.9,
      base_price: { per: 'kg' as const, grams: 500, price_incl_tax: 25.8 },
    },
  };
  expect(productJsonLd(refill, services)).toMatchObject({
    offers: {
      price: '12.90',
      priceSpecification: [
        { priceType: 'https://schema.org/StrikethroughPrice', price: '14.90' },
        { price: '25.80', referenceQuantity: { value: 1, unitCode: 'KGM' } },
      ],
    },
  });
  expect(productJsonLd(view, services).offers).not.toHaveProperty('priceSpecification');
});

test('says nothing of shipping for files, and nothing of ratings that do not exist', () => {
  const file = { ...view, product: { ...view.product, type_id: 'downloadable' as const, rating: null } };
  const data = productJsonLd(file, services);
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data.offers).not.toHaveProperty('shippingDetails');
});

test('of what has one text only, that is the description, and what has none has no empty one', () => {
  const described = (short_description: string, description: string) =>
    productJsonLd({ ...view, product: { ...view.product, short_description, description } }, services).description;
  expect(described('', '<p>Leggeri graffi &amp; senza scatola</p>')).toBe('Leggeri graffi & senza scatola');
  expect(described('', '')).toBeUndefined();
});

test('the parcel of heavy goods costs what their weight costs', () => {
  const { zones } = facts.shipping;
  const heavier = zones.map((zone) => ({
    ...zone,
    methods: zone.methods.map((way) => ({ ...way, weights: [{ from: 2000, price: 12 }] })),
  }));
  const heavy = {
    ...services,
    config: createPublicConfig({
      publicUrl: 'https://shop.example',
      facts: { ...facts, shipping: { ...facts.shipping, zones: heavier } },
    }),
  };
  const product = { ...view.product, weight: 8000 };
  expect(productJsonLd({ ...view, product }, heavy)).toMatchObject({
    offers: { shippingDetails: { shippingRate: { value: 12 } } },
  });
});

test('goods without a picture name none', () => {
  const product = { ...view.product, image: '', media_gallery: [] };
  expect(productJsonLd({ ...view, product }, services)).not.toHaveProperty('image');
});
