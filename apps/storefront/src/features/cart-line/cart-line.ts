import { type CartTotals, cartTotals, type LineTerms, subtotalOf } from '@brixel/commerce/cart-totals';
import { type BasisPoints, fromEuros, type Money } from '@brixel/commerce/money';
import type { ShippingFor } from '@brixel/commerce/shipping';
import type { TierStep } from '@brixel/commerce/tier-prices';
import type { ProductType } from '@brixel/contract/catalog';
import { ownStepsOf } from '#data/own-prices/own-prices.ts';

/** A line of the cart: what was chosen, and what is known about it. */

/** The shopper's choices in the form that the platform's cart takes. */
export interface ProductOption {
  extension_attributes: {
    custom_options?: { option_id: string; option_value: string }[];
    configurable_item_options?: { option_id: string; option_value: string }[];
    bundle_options?: { option_id: number; option_qty: number; option_selections: number[] }[];
    downloadable_option?: { downloadable_links: number[] };
    /** of a mosaic: which one */
    temporary_image_id?: string;
  };
}

export interface LineStock {
  qty: number;
  /** false: there is always enough */
  managed: boolean;
  inStock: boolean;
  min: number;
  max: number;
  /** sold in multiples of it; missing in lines that an earlier release has stored */
  step?: number;
}

export interface CartLine {
  /** equal for lines that are merged */
  key: string;
  sku: string;
  parentSku: string;
  type_id: ProductType;
  /** money for later, which no coupon reduces */
  voucher?: boolean;
  /** under the margin scheme: shows no VAT */
  margin?: boolean;
  name: string;
  /** of the name, where it is not that of the store */
  nameLang?: string | undefined;
  /** address within the store */
  path: string;
  image: string;
  qty: number;
  /** euros including VAT for one piece, before tier prices */
  price: number;
  tiers: { qty: number; price: number }[];
  /** of goods sold by weight: what is in it */
  grams?: number;
  /** of one piece in the parcel, in grams; missing where nobody has said it */
  weight?: number;
  taxRate: BasisPoints;
  stock: LineStock;
  /** working days until it arrives; missing until it is loaded */
  deliveryDays?: { min: number; max: number } | null;
  /** option id; the name follows the store's language */
  color: number | null;
  /** the choices as the cart shows them */
  details: string[];
  product_option?: ProductOption;
  /** of a mosaic: until when the service stores it; missing until it is loaded */
  temporary_image_expiration?: string;
  /** of a mosaic: a small JPEG as a data URL, known to this browser only */
  thumbnail?: string;
}

/** Lines with bundle or custom options, or made of a picture, are equal when these are; all others when the sku is. */
export function lineKey(sku: string, option?: ProductOption): string {
  const { bundle_options, custom_options, downloadable_option, temporary_image_id } =
    option?.extension_attributes ?? {};
  const choices = [bundle_options, custom_options, downloadable_option, temporary_image_id].filter(
    (choice) => choice !== undefined,
  );
  return choices.length > 0 ? `${sku} ${JSON.stringify(choices)}` : sku;
}

/** How many may be bought at once: what is in stock, and not more than one order may hold. */
export function mostOf({ stock }: Pick<CartLine, 'stock'>): number {
  const most = Math.max(0, stock.managed ? Math.min(stock.qty, stock.max) : stock.max);
  return most - (most % (stock.step ?? 1));
}

/** How many there are, where they are counted. */
export const stockOf = ({ stock }: Pick<CartLine, 'stock'>): number | undefined =>
  stock.managed ? stock.qty : undefined;

/** Sold out, or there is less of it than the line wants. */
export const isUnavailable = (line: Pick<CartLine, 'stock' | 'qty'>): boolean =>
  !line.stock.inStock || line.qty > mostOf(line);

export const isVirtual = ({ type_id }: Pick<CartLine, 'type_id'>): boolean =>
  type_id === 'virtual' || type_id === 'downloadable';

/** What more pieces cost: a customer's own prices are not stored with the line. What choices add to them only the server knows. */
export const tiersOf = (line: CartLine): readonly TierStep[] =>
  (line.key === line.sku && ownStepsOf(line.sku)) || line.tiers;

const termsOf = (line: CartLine, tiers: readonly TierStep[]): LineTerms => ({
  qty: line.qty,
  price: fromEuros(line.price),
  tiers: tiers.map(({ qty, price }) => ({ qty, price: fromEuros(price) })),
  taxRate: line.taxRate,
  virtual: isVirtual(line),
  voucher: line.voucher ?? false,
});

export const lineTerms = (line: CartLine): LineTerms => termsOf(line, tiersOf(line));

/** Without the prices of the customer's group. */
export const everybodysTerms = (line: CartLine): LineTerms => termsOf(line, line.tiers);

/** In grams. */
export const weightOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { qty, weight = 0 }) => sum + qty * weight, 0);

export const totalsOf = (lines: readonly CartLine[], shippingFor: ShippingFor): CartTotals =>
  cartTotals(lines.map(lineTerms), shippingFor);

/** What the goods cost, without their parcel. */
export const sumOf = (lines: readonly CartLine[]): Money => subtotalOf(lines.map(lineTerms));

/** Whether there is something to choose again: another variant, other options, other parts of a box, whom a voucher is for. */
export function isEditable({ sku, parentSku, voucher, product_option }: CartLine): boolean {
  const { custom_options, bundle_options, temporary_image_id } = product_option?.extension_attributes ?? {};
  // of a mosaic format and plates belong to its picture: it is made anew in the builder
  if (temporary_image_id) return false;
  if (voucher) return true;
  return (parentSku !== '' && parentSku !== sku) || custom_options !== undefined || bundle_options !== undefined;
}
