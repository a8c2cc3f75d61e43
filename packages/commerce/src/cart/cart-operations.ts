import { wireNumber } from '../decimal.ts';
import { linkQuantity } from '../parts-price.ts';
import type { ClientItem, LineIdentity } from './cart-item.ts';
import { sameLine, sameServerId } from './same-line.ts';

/** What can happen to the lines of a cart: plain functions from lines to lines. */

/** A product on its way into the cart; its quantity may still be the text of a field. */
export type AddedProduct<Line> = Omit<Line, 'qty'> & { qty?: unknown };

export interface RemovedProduct extends LineIdentity {
  type_id?: string | undefined;
}

const wholeNumber = (value: unknown): number => Math.trunc(wireNumber(value));

function changeFirst<Line>(
  lines: readonly Line[],
  isMeant: (line: Line) => boolean,
  change: (line: Line) => Line,
): Line[] {
  const position = lines.findIndex(isMeant);
  return lines.map((line, index) => (index === position ? change(line) : line));
}

/** Raises the quantity of the same line, else appends; without a quantity it is one. */
export function addToLines<Line extends ClientItem>(lines: readonly Line[], product: AddedProduct<Line>): Line[] {
  const qty = wholeNumber(product.qty) || 1;
  const isMeant = (line: Line): boolean => sameLine(line, product);
  if (!lines.some(isMeant)) return [...lines, { ...product, qty } as Line];
  return changeFirst(lines, isMeant, (line) => ({ ...line, qty: line.qty + qty }));
}

const isRemovedWith = (line: ClientItem, product: RemovedProduct, byParentSku: boolean): boolean =>
  sameLine(line, product) ||
  (byParentSku && product.type_id !== 'bundle' && product.sku !== undefined && line.parentSku === product.sku);

/** By parent sku the variants of a removed product go too; the parts of a bundle are lines of their own. */
export const removeFromLines = <Line extends ClientItem>(
  lines: readonly Line[],
  product: RemovedProduct,
  { byParentSku = true } = {},
): Line[] => lines.filter((line) => !isRemovedWith(line, product, byParentSku));

/** The same, but what the server has confirmed stays. */
export const removeUnconfirmed = <Line extends ClientItem>(
  lines: readonly Line[],
  product: RemovedProduct,
  { byParentSku = true } = {},
): Line[] => lines.filter((line) => line.server_item_id || !isRemovedWith(line, product, byParentSku));

export const setQuantity = <Line extends ClientItem>(
  lines: readonly Line[],
  product: LineIdentity,
  qty: unknown,
): Line[] =>
  changeFirst(
    lines,
    (line) => sameLine(line, product),
    (line) => ({ ...line, qty: wholeNumber(qty) }),
  );

/** Finds the line also by the server's id, because the fields may be of another variant. */
export const updateFields = <Line extends ClientItem>(
  lines: readonly Line[],
  fields: Partial<Line>,
  meant: LineIdentity = fields,
): Line[] =>
  changeFirst(
    lines,
    (line) => sameLine(line, meant) || (!!line.server_item_id && sameServerId(line, meant)),
    (line) => ({ ...line, ...fields }),
  );

export interface GroupLink<Product> {
  link_type: string;
  qty?: unknown;
  product?: (Product & { qty?: unknown }) | null;
}

/** The products that are added for one: a group goes into the cart as its members, each as often as chosen or linked. */
export function productsToAdd<Product extends { type_id?: string | undefined; qty?: unknown }>(
  product: Product & { product_links?: readonly GroupLink<Product>[] | null },
): (Product & { qty?: unknown })[] {
  if (product.type_id !== 'grouped') return [product];
  const groups = wholeNumber(product.qty) || 1;
  return (product.product_links ?? []).flatMap(({ link_type, qty, product: member }) => {
    if (link_type !== 'associated' || !member) return [];
    const pieces = member.qty === undefined ? linkQuantity(qty) : wholeNumber(member.qty);
    return pieces > 0 ? [{ ...member, qty: pieces * groups }] : [];
  });
}
