/** The catalogue of a shop for clothes, as mage2vuestorefront writes it into Elasticsearch: one index for each entity. */

export type Document = Record<string, unknown>;

const BLACK = 49;
const ORANGE = 56;
const S = 168;
const M = 169;

const stockRow = (id: number, qty: number, facts: Document = {}): Document => ({
  item_id: id,
  product_id: id,
  stock_id: 1,
  qty,
  is_in_stock: qty > 0,
  is_qty_decimal: false,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  backorders: 0,
  manage_stock: true,
  ...facts,
});

const NAMES = new Map([
  [2, 'Default Category'],
  [3, 'Ausr&uuml;stung'],
  [4, 'Taschen'],
  [5, 'Fitness'],
  [20, 'Herren'],
  [21, 'Hoodies'],
]);
const nameOf = (id: number): string => NAMES.get(id) ?? '';

const pathOf = (sku: string): string => {
  const name = sku.toLowerCase();
  return `/${name[0]}/${name[1]}/${name}.jpg`;
};

interface Entered {
  id: number;
  sku: string;
  name: string;
  price: number | string;
  categories: number[];
  qty?: number;
}

/** What every product has. Prices are without tax; numbers are text wherever Magento keeps them as attributes. */
function product({ id, sku, name, price, categories, qty = 100 }: Entered, facts: Document = {}): Document {
  const url_key = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${id}`;
  return {
    id,
    sku,
    name,
    type_id: 'simple',
    price,
    special_price: null,
    special_from_date: null,
    special_to_date: null,
    final_price: Number(price),
    regular_price: Number(price),
    minimal_price: Number(price),
    max_price: Number(price),
    status: 1,
    visibility: 4,
    tax_class_id: '2',
    attribute_set_id: 9,
    has_options: '0',
    required_options: '0',
    image: pathOf(sku),
    small_image: pathOf(sku),
    thumbnail: pathOf(sku),
    media_gallery: [{ image: pathOf(sku), pos: 1, typ: 'image', lab: null, vid: null }],
    description: `<p>${name} f&uuml;r jeden Tag.</p>`,
    url_key,
    url_path: `${url_key}.html`,
    category_ids: categories.map(String),
    category: categories.map((category_id) => ({ category_id, name: nameOf(category_id) })),
    created_at: `2026-0${1 + (id % 9)}-10 08:30:00`,
    updated_at: `2026-0${1 + (id % 9)}-11 09:45:12`,
    stock: stockRow(id, qty),
    tier_prices: [],
    product_links: [],
    ...facts,
  };
}

interface Variant {
  id: number;
  color: number;
  size: number;
  label: string;
  price?: number;
  qty?: number;
}

/** A variant inside its parent: attributes are text, and there is neither a status nor a slug. */
const child = ({ id, color, size, label, price = 52, qty = 50 }: Variant): Document => ({
  id,
  sku: `MH01-${label}`,
  name: `Chaz Hoodie-${label}`,
  price,
  special_price: null,
  regular_price: price,
  final_price: price,
  tax_class_id: '2',
  image: pathOf(`MH01-${label}`),
  small_image: pathOf(`MH01-${label}`),
  thumbnail: pathOf(`MH01-${label}`),
  url_key: `chaz-hoodie-${label.toLowerCase()}`,
  color: String(color),
  size: String(size),
  has_options: '0',
  required_options: '0',
  stock: stockRow(id, qty),
});

const hoodies = [
  child({ id: 52, color: BLACK, size: S, label: 'S-Schwarz' }),
  child({ id: 53, color: ORANGE, size: S, label: 'S-Orange', price: 54 }),
  child({ id: 54, color: BLACK, size: M, label: 'M-Schwarz', qty: 0 }),
  // only the parent knows it: variants that are not visible on their own are often left out of the index
  child({ id: 55, color: ORANGE, size: M, label: 'M-Orange' }),
];

const configurableOption = (id: number, code: 'color' | 'size', label: string, values: [number, string][]) => ({
  id,
  attribute_id: code === 'color' ? '93' : '142',
  attribute_code: code,
  label,
  position: 0,
  product_id: 67,
  values: values.map(([value_index, name]) => ({ value_index, label: name })),
});

const link = (sku: string, linked: string, position: number): Document => ({
  sku,
  link_type: 'associated',
  linked_product_sku: linked,
  linked_product_type: 'simple',
  position,
  extension_attributes: { qty: 1 },
});

/** Of what a bundle holds Magento names no more than the sku. */
const bundleLink = (id: number, sku: string, is_default: boolean): Document => ({
  id: String(id),
  sku,
  option_id: 1,
  qty: 1,
  position: id,
  is_default,
  price: null,
  price_type: null,
  can_change_quantity: 0,
});

const variants = hoodies.slice(0, 3).map((variant) => ({
  ...product(
    {
      id: Number(variant.id),
      sku: String(variant.sku),
      name: String(variant.name),
      price: Number(variant.price),
      categories: [20, 21],
    },
    { ...variant, visibility: 1, status: 1 },
  ),
}));

const products: Document[] = [
  product({ id: 1, sku: '24-MB01', name: 'Joust Rucksack', price: '34.0000', categories: [3, 4] }),
  product(
    { id: 2, sku: '24-MB04', name: 'Strive Umh&auml;ngetasche', price: 32, categories: [3, 4], qty: 3 },
    { special_price: 24, final_price: 24, special_from_date: '2026-01-01 00:00:00', special_to_date: null },
  ),
  product({ id: 3, sku: '24-WG088', name: 'Sprite Schaumrolle', price: 19, categories: [3, 5], qty: 0 }),
  product({ id: 4, sku: '24-WG085', name: 'Gurt 1,80 m', price: 14, categories: [5] }, { visibility: 1 }),
  product({ id: 5, sku: '24-WG086', name: 'Gurt 2,40 m', price: 17, categories: [5] }),
  // an index may say less of the stock than the platform does
  product(
    { id: 6, sku: '24-WG087', name: 'Gurt 3 m', price: 21, categories: [5] },
    { stock: { qty: '12', is_in_stock: true } },
  ),
  product(
    { id: 45, sku: '24-WG085_GROUP', name: 'Gurte in drei L&auml;ngen', price: 0, categories: [3, 5] },
    {
      type_id: 'grouped',
      product_links: [
        link('24-WG085_GROUP', '24-WG085', 0),
        link('24-WG085_GROUP', '24-WG086', 1),
        link('24-WG085_GROUP', '24-WG087', 2),
      ],
    },
  ),
  product(
    { id: 46, sku: '24-WG080', name: 'Yoga-Set', price: 0, categories: [3, 5] },
    {
      type_id: 'bundle',
      has_options: '1',
      required_options: '1',
      bundle_options: [
        {
          option_id: 1,
          title: 'Gurt',
          required: true,
          type: 'radio',
          position: 1,
          sku: '24-WG080',
          product_links: [bundleLink(1, '24-WG086', true), bundleLink(2, '24-WG087', false)],
        },
      ],
    },
  ),
  product(
    { id: 50, sku: 'GUTSCHEIN', name: 'Beratung am Telefon', price: 25, categories: [3] },
    { type_id: 'virtual', stock: stockRow(50, 0, { manage_stock: false, is_in_stock: true }) },
  ),
  product(
    { id: 67, sku: 'MH01', name: 'Chaz Hoodie', price: 52, categories: [20, 21] },
    {
      type_id: 'configurable',
      has_options: '1',
      required_options: '1',
      stock: stockRow(67, 0, { is_in_stock: true }),
      color_options: [BLACK, ORANGE],
      size_options: [S, M],
      configurable_options: [
        configurableOption(10, 'color', 'Farbe', [
          [BLACK, 'Schwarz'],
          [ORANGE, 'Orange'],
        ]),
        configurableOption(11, 'size', 'Größe', [
          [S, 'S'],
          [M, 'M'],
        ]),
      ],
      configurable_children: hoodies,
    },
  ),
  ...variants,
];

const category = (id: number, path: string, url_path: string, position: number): Document => {
  const ids = path.split('/');
  return {
    id,
    parent_id: Number(ids.at(-2)),
    name: nameOf(id),
    is_active: true,
    position,
    level: ids.length - 1,
    product_count: products.filter(({ category_ids }) => String(category_ids).split(',').includes(String(id))).length,
    children_data: [],
    children_count: '0',
    path,
    include_in_menu: 1,
    url_key: `${url_path.split('/').at(-1)}-${id}`,
    url_path: `${url_path}-${id}`,
    created_at: '2026-01-02 07:00:00',
    updated_at: '2026-01-02 07:00:00',
  };
};

/** Options have no swatches, no order, and an empty one in front. */
const attribute = (attribute_id: number, attribute_code: string, label: string, options: [number, string][]) => ({
  id: attribute_id,
  attribute_id,
  attribute_code,
  frontend_input: 'select',
  frontend_label: label,
  default_frontend_label: label,
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: '0',
  is_comparable: '1',
  options: [{ label: ' ', value: '' }, ...options.map(([value, name]) => ({ label: name, value: String(value) }))],
});

const page = (id: number, identifier: string, title: string): Document => ({
  id,
  page_id: id,
  identifier,
  title,
  content_heading: title,
  content: `<p>${title} von Stoffwerk.</p>`,
  meta_keywords: null,
  meta_description: null,
  store_id: 1,
});

/** By entity; there is no `cms_hierarchy`, for which mage2vuestorefront has no adapter. */
export const foreignCatalog: Readonly<Record<string, Document[]>> = {
  product: products,
  category: [
    category(2, '1/2', 'default', 1),
    category(20, '1/2/20', 'herren', 1),
    category(21, '1/2/20/21', 'herren/hoodies', 1),
    category(3, '1/2/3', 'ausruestung', 2),
    category(4, '1/2/3/4', 'ausruestung/taschen', 1),
    category(5, '1/2/3/5', 'ausruestung/fitness', 2),
  ],
  attribute: [
    attribute(93, 'color', 'Farbe', [
      [BLACK, 'Schwarz'],
      [ORANGE, 'Orange'],
    ]),
    attribute(142, 'size', 'Größe', [
      [S, 'S'],
      [M, 'M'],
    ]),
  ],
  taxrule: [
    {
      id: 2,
      code: 'Standard',
      priority: 0,
      position: 0,
      customer_tax_class_ids: [3],
      product_tax_class_ids: [2],
      tax_rate_ids: [4],
      calculate_subtotal: false,
      rates: [
        { id: 4, tax_country_id: 'DE', tax_region_id: 0, tax_postcode: '*', rate: 19, code: 'DE-19', titles: [] },
      ],
    },
  ],
  review: [
    {
      id: 7,
      title: 'Sitzt',
      detail: 'Warm und weich.',
      nickname: 'Jana',
      ratings: [{ percent: 80, value: 4, title: 'Rating' }],
      review_entity: 'product',
      review_type: 2,
      review_status: 1,
      created_at: '2026-05-04 10:11:12',
      product_id: 67,
      store_id: 1,
    },
    // an import of older reviews has left a date that is none
    {
      id: 8,
      title: 'Gut',
      detail: 'Gern wieder.',
      nickname: 'Olaf',
      ratings: [],
      review_status: 1,
      created_at: '0000-00-00 00:00:00',
      product_id: 67,
    },
  ],
  cms_page: [
    page(1, 'no-route', '404 Not Found'),
    page(2, 'home', 'Home page'),
    page(4, 'impressum', 'Impressum'),
    page(5, 'versand', 'Versand und Lieferung'),
    page(6, 'datenschutz', 'Datenschutz'),
    page(7, 'agb', 'AGB'),
  ],
  cms_block: [{ id: 1, identifier: 'footer_links', title: 'Footer', content: '<ul></ul>', store_id: 1 }],
};
