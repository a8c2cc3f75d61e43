import type { EchoedLists, ProductOption } from '@brixel/contract/cart';
import type { ProductType } from '@brixel/contract/catalog';
import type { Refusal } from './refusal.ts';

/** What is in a cart, and what a change makes of it: plain functions from contents to contents. */

/** What was chosen, checked and in the product's own order, so that equal choices are written alike. */
export interface ProductChoice {
  /** of what is sold: the variant's where the product is configurable */
  sku: string;
  productType: ProductType;
  option: ProductOption | null;
  /** the same as the client sent it */
  sent: EchoedLists | null;
}

export interface CartItem extends ProductChoice {
  itemId: number;
  qty: number;
  /** the key that was used last for it */
  lineKey: string | null;
}

/** A key that a client has used. One without an item names a line that has been removed, or was never let in. */
export interface SeenLine {
  /** of the newest change that was carried out; 0: none ever was */
  version: number;
  itemId: number | null;
  /** the newest change of all, where it was refused */
  refused?: RefusedChange;
}

export interface RefusedChange {
  version: number;
  refusal: Refusal;
}

export interface CartContents {
  items: ReadonlyMap<number, CartItem>;
  lines: ReadonlyMap<string, SeenLine>;
  lastItemId: number;
}

export interface Line {
  key: string;
  version: number;
  /** the item id that the client has for the line, for example from a client without keys */
  itemId?: number | undefined;
}

/** Contents after a change, and the item it was about. */
export interface Placed {
  contents: CartContents;
  itemId: number;
}

/** False for a change that arrives twice, or after a newer one of the same line; a refused one counts as well. */
export function isNews({ lines }: CartContents, { key, version }: Line): boolean {
  const seen = lines.get(key);
  return Math.max(seen?.version ?? 0, seen?.refused?.version ?? 0) < version;
}

/** Why this very change was refused when it came for the first time. */
export function earlierRefusal({ lines }: CartContents, { key, version }: Line): Refusal | null {
  const refused = lines.get(key)?.refused;
  return refused?.version === version ? refused.refusal : null;
}

/** A refused change stays refused when it arrives again: the shopper has seen the refusal. */
export function rememberRefusal(contents: CartContents, line: Line, refusal: Refusal): CartContents {
  if (!isNews(contents, line)) return contents;
  const seen = contents.lines.get(line.key) ?? { version: 0, itemId: null };
  const refused = { version: line.version, refusal };
  return { ...contents, lines: new Map(contents.lines).set(line.key, { ...seen, refused }) };
}

/** Adds to the item with the same choice, else appends one. */
export function addItem(contents: CartContents, choice: ProductChoice, qty: number): Placed {
  const equal = findEqual(contents, choice);
  if (equal)
    return {
      contents: withItem(contents, { ...equal, sent: choice.sent, qty: equal.qty + qty }),
      itemId: equal.itemId,
    };
  const itemId = contents.lastItemId + 1;
  return { contents: withItem({ ...contents, lastItemId: itemId }, { itemId, ...choice, qty, lineKey: null }), itemId };
}

/** The item gets this choice and quantity. One that has become equal to another takes that one in. */
export function setItem(contents: CartContents, item: CartItem, choice: ProductChoice, qty: number): Placed {
  const { itemId } = item;
  const equal = findEqual(contents, choice);
  if (!equal || equal.itemId === itemId) {
    return { contents: withItem(contents, { ...item, ...choice, qty }), itemId };
  }
  const rest = withoutItem(contents, equal.itemId, itemId);
  return { contents: withItem(rest, { ...item, ...choice, qty: qty + equal.qty }), itemId };
}

/**
 * The line gets this choice and quantity. A line that is new here, but equal to an item, is added to it once: from then on
 * the item answers to its key too.
 */
export function setLine(contents: CartContents, line: Line, choice: ProductChoice, qty: number): Placed {
  const current = itemOfLine(contents, line);
  const placed = current ? setItem(contents, current, choice, qty) : addItem(contents, choice, qty);
  const { itemId } = placed;
  const item = placed.contents.items.get(itemId);
  const named = item ? withItem(placed.contents, { ...item, lineKey: line.key }) : placed.contents;
  return { contents: withLine(named, line, itemId), itemId };
}

export const removeItem = (contents: CartContents, itemId: number): CartContents => withoutItem(contents, itemId, null);

/** Stores the key, so that an older change of the line that arrives late cannot bring it back. */
export function removeLine(contents: CartContents, line: Line): CartContents {
  const current = itemOfLine(contents, line);
  return withLine(current ? removeItem(contents, current.itemId) : contents, line, null);
}

export function itemOfLine({ items, lines }: CartContents, { key, itemId }: Line): CartItem | null {
  const known = lines.get(key)?.itemId ?? itemId;
  return known === undefined ? null : (items.get(known) ?? null);
}

const findEqual = ({ items }: CartContents, choice: ProductChoice): CartItem | undefined =>
  [...items.values()].find((item) => item.sku === choice.sku && choiceText(item) === choiceText(choice));

/** Besides the sku, which identifies a variant however it was chosen. */
export function choiceText({ option }: ProductChoice): string {
  const { bundle_options = [], custom_options = [], temporary_image_id } = option?.extension_attributes ?? {};
  return JSON.stringify([bundle_options, custom_options, temporary_image_id]);
}

const withItem = (contents: CartContents, item: CartItem): CartContents => ({
  ...contents,
  items: new Map(contents.items).set(item.itemId, item),
});

const withLine = (contents: CartContents, { key, version }: Line, itemId: number | null): CartContents => ({
  ...contents,
  lines: new Map(contents.lines).set(key, { version, itemId }),
});

/** Its keys go over to the item that takes its place, if there is one. */
function withoutItem(contents: CartContents, itemId: number, successor: number | null): CartContents {
  const items = new Map(contents.items);
  items.delete(itemId);
  const lines = new Map(contents.lines);
  for (const [key, line] of lines) if (line.itemId === itemId) lines.set(key, { ...line, itemId: successor });
  return { ...contents, items, lines };
}
