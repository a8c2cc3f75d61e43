/**
 * A dump of vue-storefront-api's Elasticsearch, as `npm run dump` writes it: fields, forms and odd habits are those of a Magento 2
 * catalogue that mage2vuestorefront has indexed; goods are made up.
 */

type Source = Record<string, unknown>;
export type SampleEntity = 'product' | 'category' | 'attribute' | 'taxrule' | 'review' | 'cms_page' | 'cms_block';

export interface SampleDocument {
  entity: SampleEntity;
  source: Source;
}

/** A line of Elasticsearch 5, which has one index for everything, or of 7, which has one for each entity. */
export function dumpLine(
  { entity, source }: SampleDocument,
  { version = 7, index = 'vue_storefront_catalog' } = {},
): string {
  const id = String(source.id ?? source.attribute_id ?? 1);
  const place =
    version === 5
      ? { _index: `${index}_1552559102`, _type: entity, _id: id, _score: 1 }
      : { _index: `${index}_${entity}_1552559102`, _type: '_doc', _id: id, _score: 1 };
  return JSON.stringify({ ...place, _source: source });
}

export const dumpText = (documents: readonly SampleDocument[], form?: Parameters<typeof dumpLine>[1]): string =>
  documents.map((document) => `${dumpLine(document, form)}\n`).join('');

const document = (entity: SampleEntity, source: Source): SampleDocument => ({ entity, source });

const category = (id: number, parent: number, name: string, slug: string, more: Source = {}): SampleDocument =>
  document('category', {
    ...{ id, parent_id: parent, name, slug: `${slug}-${id}`, url_key: slug, is_active: true, position: id },
    ...{ level: parent === 1 ? 1 : parent === 2 ? 2 : 3, product_count: 0, include_in_menu: 1, children_data: [] },
    ...{ url_path: `${slug}-${id}`, path: `1/2/${id}`, created_at: '2018-03-22 09:25:47' },
    ...more,
  });

const attribute = (id: number, code: string, input: string, label: string, more: Source = {}): SampleDocument =>
  document('attribute', {
    ...{ attribute_id: id, id, attribute_code: code, frontend_input: input, default_frontend_label: label },
    ...{ frontend_labels: null, entity_type_id: '4', is_user_defined: true, is_visible: true, scope: 'global' },
    ...{ is_filterable: true, is_visible_on_front: '1', is_searchable: '1', is_comparable: '0', position: id },
    ...{ backend_type: 'int', options: [{ label: ' ', value: '' }], ...more },
  });

const options = (...all: [value: number, label: string][]) => ({
  options: [{ label: ' ', value: '' }, ...all.map(([value, label]) => ({ value: String(value), label }))],
});

export const sampleAttributes = (): SampleDocument[] => [
  attribute(93, 'color', 'select', 'Farbe', options([49, 'Schwarz'], [50, 'Petrolgrün'], [58, 'Rot'])),
  attribute(141, 'material', 'select', 'Material', options([20, 'Holz'], [21, 'Stahl'], [22, 'Leinen'])),
  attribute(
    142,
    'features',
    'multiselect',
    'Merkmale',
    options([30, 'Wetterfest'], [31, 'Faltbar'], [32, 'Spülmaschinenfest']),
  ),
  attribute(143, 'handmade', 'boolean', 'Handarbeit', {
    options: [
      { label: 'Yes', value: '1' },
      { label: 'No', value: '0' },
    ],
  }),
  attribute(144, 'length_cm', 'text', 'Länge', { backend_type: 'decimal', is_filterable: 0 }),
  attribute(145, 'care_note', 'textarea', 'Pflege', { backend_type: 'text', is_filterable: 0 }),
  // of every such shop, not its owner's
  attribute(97, 'status', 'select', 'Enable Product', { is_user_defined: false }),
  // nobody uses it
  attribute(146, 'nobody_has_it', 'select', 'Ungenutzt', options([90, 'Nie'])),
  // its name is that of a field here
  attribute(147, 'new', 'boolean', 'Neu', {}),
];

export const sampleCategories = (): SampleDocument[] => [
  category(2, 1, 'Default Category', 'default-category', { level: 1, url_path: null, slug: 'default-category-2' }),
  category(3, 2, 'Garten', 'garten', { description: '<p>Alles für <b>draußen</b></p>' }),
  category(4, 3, 'Werkzeug', 'werkzeug', {
    ...{ url_path: 'garten/werkzeug-4', sku: 'SPADE', farbe: 'Grün', logo_design_id: '3837', logo_element_id: 383728 },
  }),
  category(5, 2, 'Küche', 'kueche'),
  category(6, 2, 'Lager', 'lager', { is_active: false }),
];

const stockOf = (qty: number, more: Source = {}): Source => ({
  ...{ item_id: 1, product_id: 1, stock_id: 1, qty, is_in_stock: qty > 0, is_qty_decimal: false, min_qty: 0 },
  ...{ use_config_min_sale_qty: 1, min_sale_qty: 1, max_sale_qty: 10000, use_config_manage_stock: true },
  ...{ backorders: 0, qty_increments: 0, enable_qty_increments: false, manage_stock: true, ...more },
});

const goods = (id: number, sku: string, name: string, more: Source = {}): SampleDocument => {
  const key = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return document('product', {
    ...{
      id,
      sku,
      name,
      type_id: 'simple',
      status: 1,
      visibility: 4,
      price: 12.5,
      special_price: null,
      tax_class_id: 2,
    },
    ...{ attribute_set_id: 4, weight: 0.4, created_at: '2018-03-22 09:25:47', updated_at: '2018-09-01 10:00:00' },
    ...{ url_key: key, slug: `${key}-${id}`, url_path: `${key}-${id}.html`, has_options: '0', required_options: '0' },
    ...{ description: `<p>${name}: so gut, wie es aussieht.</p>`, image: `/g/a/${key}.jpg`, tsk: 1, sgn: 'x' },
    ...{ small_image: `/g/a/${key}.jpg`, thumbnail: `/g/a/${key}.jpg`, category_ids: ['3', '4'] },
    media_gallery: [
      { vid: null, image: `/g/a/${key}_back.jpg`, pos: 2, typ: 'image', lab: 'Rückseite' },
      { vid: null, image: `/g/a/${key}.jpg`, pos: 1, typ: 'image', lab: null },
    ],
    category: [
      { category_id: 3, name: 'Garten', slug: 'garten-3', path: 'garten-3' },
      { category_id: 4, name: 'Werkzeug', slug: 'werkzeug-4', path: 'garten/werkzeug-4' },
    ],
    ...{ stock: stockOf(20), tier_prices: [], product_links: [], custom_attributes: null, extension_attributes: [] },
    ...more,
  });
};

/** One of each kind, and what each may say. */
export const sampleGoods = (): SampleDocument[] => [
  goods(11, 'SPADE-1', 'Spaten', {
    ...{
      price: 39.9,
      special_price: 29.9,
      special_from_date: '2026-01-01 00:00:00',
      special_to_date: '2099-12-31 00:00:00',
    },
    ...{
      material: '20',
      features: '30,31',
      handmade: 1,
      length_cm: '110.5000',
      care_note: '<p>Nach dem Graben <b>abwischen</b></p>',
    },
    ...{
      meta_title: 'Spaten kaufen',
      meta_description: 'Ein Spaten',
      short_description: '<p>Aus einem Stück</p>',
      weight: 1.75,
    },
    new: '1',
    tier_prices: [
      { customer_group_id: 32000, qty: 10, value: 25, extension_attributes: { website_id: 0 } },
      { customer_group_id: 2, qty: 5, value: 20 },
    ],
    product_links: [
      {
        sku: 'SPADE-1',
        link_type: 'related',
        linked_product_sku: 'RAKE 2',
        linked_product_type: 'simple',
        position: 1,
      },
      {
        sku: 'SPADE-1',
        link_type: 'upsell',
        linked_product_sku: 'SET-GARDEN',
        linked_product_type: 'grouped',
        position: 1,
      },
    ],
    custom_options: [
      {
        ...{ product_sku: 'SPADE-1', option_id: 1, title: 'Gravur', type: 'field', sort_order: 1, is_require: false },
        ...{ price: 5, price_type: 'fixed', max_characters: 20 },
      },
      { option_id: 2, title: 'Skizze', type: 'file', sort_order: 2, is_require: false, price: 0 },
    ],
  }),
  goods(12, 'RAKE 2', 'Rechen', { material: '21', stock: stockOf(3, { is_in_stock: false }) }),
  goods(13, 'APRON', 'Schürze', {
    ...{
      type_id: 'configurable',
      price: 0,
      category_ids: ['5'],
      weight: null,
      stock: stockOf(0, { is_in_stock: true }),
    },
    configurable_options: [
      {
        ...{ attribute_id: '93', attribute_code: 'color', label: 'Farbe', position: 0, id: 1, product_id: 13 },
        values: [
          { value_index: 49, label: 'Schwarz' },
          { value_index: 50, label: 'Petrolgrün' },
        ],
      },
    ],
    color_options: [49, 50],
    configurable_children: [
      {
        ...{ id: 14, sku: 'APRON-BLACK', name: 'Schürze Schwarz', price: 24, color: '49', status: 1, visibility: '1' },
        ...{
          url_key: 'schuerze-schwarz',
          tax_class_id: '2',
          image: '/s/c/schwarz.jpg',
          stock: stockOf(7),
          tier_prices: [],
        },
      },
      {
        ...{
          id: 15,
          sku: 'APRON-PETROL',
          name: 'Schürze Petrolgrün',
          price: 24,
          color: '50',
          status: 1,
          visibility: '1',
        },
        ...{ url_key: 'schuerze-petrol', tax_class_id: '2', image: '/s/c/petrol.jpg', tier_prices: [] },
      },
    ],
  }),
  // a variant with a document of its own
  goods(15, 'APRON-PETROL', 'Schürze Petrolgrün', {
    ...{
      visibility: 1,
      price: 26,
      color: '50',
      material: '22',
      category_ids: [],
      category: [],
      url_key: 'schuerze-petrol',
    },
  }),
  goods(16, 'SET-GARDEN', 'Gartenset', {
    ...{ type_id: 'grouped', price: 0, stock: stockOf(0, { is_in_stock: true }) },
    product_links: [
      { link_type: 'associated', linked_product_sku: 'RAKE 2', position: 2, extension_attributes: { qty: 2 } },
      { link_type: 'associated', linked_product_sku: 'SPADE-1', position: 1, extension_attributes: { qty: 1 } },
    ],
  }),
  goods(17, 'BUNDLE-1', 'Einsteigerpaket', {
    ...{ type_id: 'bundle', price: 0, price_type: 0, category_ids: ['3'], stock: stockOf(0, { is_in_stock: true }) },
    bundle_options: [
      {
        ...{ option_id: 24, title: 'Werkzeug', required: true, type: 'radio', position: 1, sku: 'BUNDLE-1' },
        product_links: [
          {
            id: '91',
            sku: 'SPADE-1',
            option_id: 24,
            qty: 1,
            position: 1,
            is_default: true,
            price: 0,
            can_change_quantity: 0,
          },
          {
            id: '92',
            sku: 'RAKE 2',
            option_id: 24,
            qty: 2,
            position: 2,
            is_default: false,
            price: 0,
            can_change_quantity: 1,
          },
        ],
      },
    ],
  }),
  goods(18, 'COURSE', 'Gartenkurs', {
    type_id: 'virtual',
    weight: null,
    stock: stockOf(0, { manage_stock: false, is_in_stock: true }),
  }),
  goods(19, 'PLAN', 'Beetplan', { type_id: 'downloadable', weight: null, tax_class_id: 3 }),
  goods(20, 'OLD', 'Auslaufmodell', { status: 2, category_ids: ['6', '77'] }),
];

export const sampleRest = (): SampleDocument[] => [
  document('taxrule', {
    ...{ id: 1, code: 'Standard', priority: 0, position: 0, customer_tax_class_ids: [3], product_tax_class_ids: [2] },
    rates: [{ id: 2, tax_country_id: 'DE', tax_region_id: 0, tax_postcode: '*', rate: 19, code: 'DE' }],
  }),
  document('taxrule', {
    ...{ id: 2, code: 'Ohne', customer_tax_class_ids: [3], product_tax_class_ids: [3] },
    rates: [{ id: 3, tax_country_id: 'DE', rate: 0, code: 'DE-0' }],
  }),
  document('review', {
    ...{
      id: 1,
      product_id: 11,
      title: 'Gräbt gut',
      detail: 'Auch in <b>Lehm</b>.',
      nickname: 'Ines',
      review_status: 1,
    },
    ...{ review_entity: 'product', review_type: 'guest', store_id: 1, created_at: '2018-05-01 12:30:00' },
    ratings: [{ rating_name: 'Rating', value: 4, percent: 80 }],
  }),
  document('review', { id: 2, product_id: 999, title: 'Wovon?', detail: 'Weg', nickname: 'Udo', review_status: 1 }),
];

/** In no order, as a dump has them. */
export const sampleDump = (): SampleDocument[] => [
  ...sampleGoods(),
  ...sampleCategories(),
  ...sampleRest(),
  ...sampleAttributes(),
];

/** Many goods of all kinds, for a shop that somebody walks through. */
export function largeDump(count: number): SampleDocument[] {
  const things = ['Gießkanne', 'Harke', 'Korb', 'Kelle', 'Topf', 'Schale', 'Laterne', 'Bank', 'Hocker', 'Tablett'];
  const more = Array.from({ length: count }, (_, place) => {
    const thing = things[place % things.length]!;
    return goods(1000 + place, `G-${1000 + place}`, `${thing} ${1000 + place}`, {
      ...{ price: 5 + (place % 40) * 1.25, material: String(20 + (place % 3)), features: place % 2 ? '30' : '30,32' },
      ...{ category_ids: [place % 2 ? '5' : '3', '4'], stock: stockOf(place % 30), handmade: place % 5 === 0 ? 1 : 0 },
    });
  });
  return [...more, ...sampleDump()];
}
