import type { CartItemInput, LineChange } from '@brixel/contract/cart';
import type { StockRow } from '@brixel/contract/catalog';
import { chosenMosaic, mosaicProblem } from '../mosaic/mosaic-choice.ts';
import type { MosaicFacts } from '../mosaic/mosaic-store.ts';
import {
  addItem,
  type CartContents,
  type CartItem,
  earlierRefusal,
  isNews,
  itemOfLine,
  type Line,
  type Placed,
  rememberRefusal,
  removeLine,
  setItem,
  setLine,
} from './cart-contents.ts';
import { type ChosenProduct, chooseProduct, type FindProduct, meansItem, reopenItem } from './choose-product.ts';
import { cartFull, Refusal, unknownItem, wrongMosaic } from './refusal.ts';
import { stockRefusal, stockUse, totalUse } from './stock-limits.ts';

export type Change = CartItemInput | LineChange;

/** How what a change depends on is read: the stock of some skus, the mosaics of some ids. */
export interface CartSources {
  stock(skus: readonly string[]): Promise<ReadonlyMap<string, StockRow>>;
  mosaics(ids: readonly string[]): Promise<ReadonlyMap<string, MosaicFacts>>;
}

/** What was read. */
interface Facts {
  stock: ReadonlyMap<string, StockRow>;
  mosaics: ReadonlyMap<string, MosaicFacts>;
}

export interface ChangeResult {
  contents: CartContents;
  /** one for each change: the item it was about, null where there is none any more, or why it was refused */
  answers: (number | null | Refusal)[];
}

/** Changes one after another. A refused one leaves the items as they were. */
export async function changeCart(
  before: CartContents,
  changes: readonly Change[],
  find: FindProduct,
  sources: CartSources,
): Promise<ChangeResult> {
  const plans = changes.map((change) => planChange(before, change, find));
  const facts = await readFacts(
    plans.flatMap(({ chosen }) => (chosen instanceof Refusal || !chosen ? [] : chosen)),
    sources,
  );
  let contents = before;
  const answers = plans.map((plan) => {
    const next = carryOut(contents, plan, find, facts);
    if (next instanceof Refusal) {
      if (plan.line) contents = rememberRefusal(contents, plan.line, next);
      return next;
    }
    contents = next.contents;
    return next.itemId;
  });
  return { contents, answers };
}

async function readFacts(chosen: readonly ChosenProduct[], sources: CartSources): Promise<Facts> {
  const skus = chosen.flatMap(stockUse).map(({ sku }) => sku);
  const ids = chosen.flatMap((one) => chosenMosaic(one) ?? []);
  return { stock: await sources.stock([...new Set(skus)]), mosaics: await sources.mosaics([...new Set(ids)]) };
}

interface Plan {
  change: Change;
  line: Line | null;
  /** null where nothing has to be chosen: the line goes, or the change is an old one */
  chosen: ChosenProduct | Refusal | null;
}

function planChange(contents: CartContents, change: Change, find: FindProduct): Plan {
  const { sku, qty, product_option, item_id } = change;
  const line = lineOf(contents, change);
  if (line) {
    const isChoice = qty > 0 && isNews(contents, line);
    return { change, line, chosen: isChoice ? chooseProduct(find, sku, product_option) : null };
  }
  const item = item_id ? contents.items.get(item_id) : undefined;
  if (item_id && !item) return { change, line, chosen: unknownItem(item_id) };
  const isMeant = item && meansItem(find, item, sku, product_option);
  return { change, line, chosen: isMeant ? reopenItem(find, item) : chooseProduct(find, sku, product_option) };
}

function lineOf({ items }: CartContents, { line_key, line_version, item_id, sku }: Change): Line | null {
  if (!line_key || !line_version) return null;
  // Ids are small numbers and may be those of another cart, so the product has to fit as well.
  const meant = item_id && items.get(item_id)?.sku === sku ? { itemId: item_id } : {};
  return { key: line_key, version: line_version, ...meant };
}

function carryOut(
  contents: CartContents,
  { change, line, chosen }: Plan,
  find: FindProduct,
  { stock, mosaics }: Facts,
): { contents: CartContents; itemId: number | null } | Refusal {
  if (line && !isNews(contents, line)) {
    return earlierRefusal(contents, line) ?? { contents, itemId: itemOfLine(contents, line)?.itemId ?? null };
  }
  if (chosen instanceof Refusal) return chosen;
  if (!chosen) return { contents: line ? removeLine(contents, line) : contents, itemId: null };
  const problem = mosaicProblem(chosen, mosaics);
  if (problem) return wrongMosaic(problem);
  const placed = place(contents, change, line, chosen);
  const { maxLines } = find.rules;
  // a cart that was filled before the owner allowed less can still be changed
  if (placed.contents.items.size > Math.max(maxLines, contents.items.size)) return cartFull(maxLines);
  return limitRefusal(placed, chosen, find, stock) ?? placed;
}

function place(
  contents: CartContents,
  { qty, item_id }: Change,
  line: Line | null,
  { sku, productType, option, sent }: ChosenProduct,
): Placed {
  const choice = { sku, productType, option, sent };
  if (line) return setLine(contents, line, choice, qty);
  const item = item_id ? contents.items.get(item_id) : undefined;
  return item ? setItem(contents, item, choice, qty) : addItem(contents, choice, qty);
}

function limitRefusal(
  { contents: { items }, itemId }: Placed,
  chosen: ChosenProduct,
  find: FindProduct,
  stock: ReadonlyMap<string, StockRow>,
): Refusal | null {
  const used = new Set(stockUse(chosen).map(({ sku }) => sku));
  const others = [...items.values()].flatMap((item) => {
    if (item.itemId === itemId || !mayUse(item, used)) return [];
    const other = reopenItem(find, item);
    return other instanceof Refusal ? [] : [{ chosen: other, qty: item.qty }];
  });
  return stockRefusal(chosen, items.get(itemId)?.qty ?? 0, totalUse(others), stock, find.rules);
}

/** Most items differ by their sku; only bundles need a look at their content. */
const mayUse = ({ sku, option }: CartItem, skus: ReadonlySet<string>): boolean =>
  skus.has(sku) || option?.extension_attributes.bundle_options !== undefined;
