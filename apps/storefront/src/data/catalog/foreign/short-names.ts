/** Compact answers of Vue Storefront's API shorten these names. */
const longNames: Readonly<Record<string, string>> = {
  mp: 'minimal_price',
  ho: 'has_options',
  u: 'url_key',
  s: 'status',
  ro: 'required_options',
  nm: 'name',
  tci: 'tax_class_id',
  desc: 'description',
  mrp: 'minimal_regular_price',
  fp: 'final_price',
  p: 'price',
  sp: 'special_price',
  ofp: 'original_final_price',
  op: 'original_price',
  osp: 'original_special_price',
  fpit: 'final_price_incl_tax',
  opit: 'original_price_incl_tax',
  pit: 'price_incl_tax',
  spit: 'special_price_incl_tax',
  fpt: 'final_price_tax',
  pt: 'price_tax',
  spt: 'special_price_tax',
  opt: 'original_price_tax',
  i: 'image',
  si: 'small_image',
  t: 'thumbnail',
};

/** And they leave these out of a variant where they are the same as the parent's. */
const inherited = [
  'max_price',
  'max_regular_price',
  'minimal_regular_price',
  'final_price',
  'price',
  'special_price',
  'original_final_price',
  'original_price',
  'original_special_price',
  'final_price_incl_tax',
  'price_incl_tax',
  'special_price_incl_tax',
  'final_price_tax',
  'price_tax',
  'special_price_tax',
  'image',
  'small_image',
  'thumbnail',
];

type Fields = Record<string, unknown>;

const withLongNames = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const long = Object.hasOwn(longNames, name) ? longNames[name] : undefined;
      return [long !== undefined && !(long in fields) ? long : name, value];
    }),
  );

/** The product as it was before it was made compact. */
export function expandProduct(compact: Fields): Fields {
  const product = withLongNames(compact);
  const shared = Object.fromEntries(inherited.flatMap((name) => (name in product ? [[name, product[name]]] : [])));
  const { configurable_children: children } = product;
  return {
    ...product,
    ...(Array.isArray(children) && {
      configurable_children: children.map((child: Fields) => ({ ...shared, ...withLongNames(child) })),
    }),
  };
}
