import type { Product } from '@brixel/contract/catalog';
import type { RenderPrices } from '@brixel/contract/render-list';

/** A product or one of its variants: what it costs, with VAT and net. */
type Priced = Pick<Product, 'price' | 'price_incl_tax' | 'original_price' | 'original_price_incl_tax' | 'tier_prices'>;

interface Charged {
  regular: { net: number; gross: number };
  final: { net: number; gross: number };
}

/** What one piece costs: a tier price from one piece on, if that is lower. */
function chargeOne(priced: Priced): Charged {
  const own = priced.tier_prices
    .filter(({ qty }) => qty <= 1)
    .map(({ value, value_incl_tax }) => ({ net: value, gross: value_incl_tax }));
  const final = [{ net: priced.price, gross: priced.price_incl_tax }, ...own].reduce(cheaper);
  return { regular: { net: priced.original_price, gross: priced.original_price_incl_tax }, final };
}

const cheaper = <T extends { gross: number }>(a: T, b: T): T => (b.gross < a.gross ? b : a);
const dearer = <T extends { gross: number }>(a: T, b: T): T => (b.gross > a.gross ? b : a);

/** The prices of a product in both kinds. One that is made of variants costs what the cheapest does. */
export function renderPrices(product: Product): { gross: RenderPrices; net: RenderPrices } {
  const self = chargeOne(product);
  const variants = (product.configurable_children ?? []).map(chargeOne);
  const all = variants.length > 0 ? variants : [self];
  const cheapest = all.reduce((a, b) => (b.final.gross < a.final.gross ? b : a));
  const ends = {
    minimalRegular: all.map(({ regular }) => regular).reduce(cheaper),
    maxRegular: all.map(({ regular }) => regular).reduce(dearer),
    max: all.map(({ final }) => final).reduce(dearer),
  };
  const of = (kind: 'net' | 'gross'): RenderPrices => ({
    final_price: cheapest.final[kind],
    max_price: ends.max[kind],
    max_regular_price: ends.maxRegular[kind],
    minimal_price: cheapest.final[kind],
    minimal_regular_price: ends.minimalRegular[kind],
    special_price: cheapest.final.gross < cheapest.regular.gross ? cheapest.final[kind] : 0,
    regular_price: cheapest.regular[kind],
  });
  return { gross: of('gross'), net: of('net') };
}
