/** As any API describes a product. */
type Fields = Readonly<Record<string, unknown>>;

/** The skus of products, each followed by those of its variants; none twice. */
export const skusWithVariants = (products: readonly Fields[]): string[] => [
  ...new Set(products.flatMap((product) => [product, ...variantsOf(product)]).flatMap(skuOf)),
];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const variantsOf = ({ configurable_children }: Fields): Fields[] =>
  Array.isArray(configurable_children) ? configurable_children.filter(isFields) : [];

const skuOf = ({ sku }: Fields): string[] => (typeof sku === 'string' ? [sku] : []);
