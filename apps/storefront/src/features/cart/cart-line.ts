import { type CartTotals, cartTotals, type LineTerms } from '@brixel/commerce/cart-totals';
import { type BasisPoints, fromEuros } from '@brixel/commerce/money';
import type { ProductType } from '@brixel/contract/catalog';

/** Lines of the cart and what can happen to them: plain functions from lines to lines, so that a server can be attached. */

/** The shopper's choices in the form that the platform's cart takes. */
export interface ProductOption {
  extension_attributes: {
    custom_options?: { option_id: string; option_value: string }[];
    configurable_item_options?: { option_id: string; option_value: string }[];
    bundle_options?: { option_id: number; option_qty: number; option_selections: number[] }[];
    downloadable_option?: { downloadable_links: number[] };
  };
}

export interface LineStock {
  qty: number;
  /** false: there is always enough */
  managed: boolean;
  inStock: boolean;
  min: number;
  max: number;
}

export interface CartLine {
  /** equal for lines that are merged */
  key: string;
  sku: string;
  parentSku: string;
  type_id: ProductType;
  name: string;
  /** address within the store */
  path: string;
  image: string;
  qty: number;
  /** euros including VAT for one piece, before tier prices */
  price: number;
  tiers: { qty: number; price: number }[];
  taxRate: BasisPoints;
  stock: LineStock;
  /** option id; the name follows the store's language */
  color: number | null;
  /** the choices as the cart shows them */
  details: string[];
  product_option?: ProductOption;
}

/** Lines with bundle or custom options are equal when the choices are; all others when the sku is. */
export function lineKey(sku: string, option?: ProductOption): string {
  const { bundle_options, custom_options, downloadable_option } = option?.extension_attributes ?? {};
  const choices = [bundle_options, custom_options, downloadable_option].filter((choice) => choice !== undefined);
  return choices.length > 0 ? `${sku} ${JSON.stringify(choices)}` : sku;
}

/** How many may be bought at once: what is in stock, and not more than one order may hold. */
export const mostOf = ({ stock }: Pick<CartLine, 'stock'>): number =>
  Math.max(0, stock.managed ? Math.min(stock.qty, stock.max) : stock.max);

export const isVirtual = ({ type_id }: Pick<CartLine, 'type_id'>): boolean =>
  type_id === 'virtual' || type_id === 'downloadable';

/** Merges with the line of the same key, else appends. The newer one knows the current price. */
export function withLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const known = lines.some((line) => line.key === added.key);
  return known
    ? lines.map((line) => (line.key === added.key ? { ...added, qty: line.qty + added.qty } : line))
    : [...lines, added];
}

export const withQuantity = (lines: readonly CartLine[], key: string, qty: number): CartLine[] =>
  lines.map((line) => (line.key === key ? { ...line, qty } : line));

export const withoutLine = (lines: readonly CartLine[], key: string): CartLine[] =>
  lines.filter((line) => line.key !== key);

export const lineTerms = (line: CartLine): LineTerms => ({
  qty: line.qty,
  price: fromEuros(line.price),
  tiers: line.tiers.map(({ qty, price }) => ({ qty, price: fromEuros(price) })),
  taxRate: line.taxRate,
  virtual: isVirtual(line),
});

export const totalsOf = (lines: readonly CartLine[]): CartTotals => cartTotals(lines.map(lineTerms));
