import type { ProductFilter } from '@brixel/contract/office/product-endpoints';
import { LOW_STOCK, type ProductSort } from '@brixel/contract/office/product-facts';
import { type GoodsRow, plainWords } from './goods-row.ts';

/** Of the categories that a filter names: itself and all below it. */
export type BranchOf = (category: number) => ReadonlySet<number>;

export interface GoodsQuery {
  filter: ProductFilter;
  sort: ProductSort;
  direction: 'asc' | 'desc';
  from: number;
  size: number;
}

type Compare = (a: GoodsRow, b: GoodsRow) => number;

const byText =
  (keyOf: (row: GoodsRow) => string): Compare =>
  (a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return one < other ? -1 : one > other ? 1 : a.id - b.id;
  };

/** What is not known comes first, so that it is seen. */
const byNumber =
  (keyOf: (row: GoodsRow) => number | null): Compare =>
  (a, b) =>
    (keyOf(a) ?? -1) - (keyOf(b) ?? -1) || a.id - b.id;

/** Hundredths of a percent of the price that are left when it is sold. */
export const marginOf = ({ price, cost }: GoodsRow): number | null =>
  price === null || cost === null || price.price === 0 ? null : ((price.price - cost) / price.price) * 10_000;

const compares: Record<ProductSort, Compare> = {
  name: byText(({ words }) => words),
  sku: byText(({ sku }) => sku),
  place: byText(({ placeKey }) => placeKey),
  updated: byText(({ updatedAt }) => updatedAt),
  price: byNumber(({ price }) => price?.price ?? null),
  stock: byNumber(({ stock }) => stock),
  cost: byNumber(({ cost }) => cost),
  margin: (a, b) => (marginOf(a) ?? -Infinity) - (marginOf(b) ?? -Infinity) || a.id - b.id,
  sold: byNumber(({ sold }) => sold),
};

/** More at once, and sorting anew is quicker than moving each. */
const MOST_MOVED = 2000;

/**
 * All goods in memory. An order is made when it is first asked for and then kept: a row that changes is moved in it, so that a
 * list of 100,000 is filtered in the order that is wanted and never sorted again.
 */
export class GoodsList {
  readonly #rows = new Map<string, GoodsRow>();
  readonly #orders = new Map<ProductSort, GoodsRow[]>();

  constructor(rows: Iterable<GoodsRow> = []) {
    for (const row of rows) this.#rows.set(row.sku, row);
  }

  get size(): number {
    return this.#rows.size;
  }

  get(sku: string): GoodsRow | undefined {
    return this.#rows.get(sku);
  }

  all(): Iterable<GoodsRow> {
    return this.#rows.values();
  }

  /** The rows of these skus as they are now; those that are not among them have gone. */
  replace(skus: readonly string[], rows: ReadonlyMap<string, GoodsRow>): void {
    if (skus.length > MOST_MOVED) this.#orders.clear();
    for (const sku of skus) {
      const before = this.#rows.get(sku);
      const after = rows.get(sku);
      for (const [sort, order] of this.#orders) {
        if (before) order.splice(placeIn(order, before, compares[sort]), 1);
        if (after) order.splice(placeIn(order, after, compares[sort]), 0, after);
      }
      if (after) this.#rows.set(sku, after);
      else this.#rows.delete(sku);
    }
  }

  page({ filter, sort, direction, from, size }: GoodsQuery, branchOf: BranchOf): { rows: GoodsRow[]; total: number } {
    const order = this.#inOrder(sort);
    const fits = filterOf(filter, branchOf);
    const rows: GoodsRow[] = [];
    let total = 0;
    const last = order.length - 1;
    for (let at = 0; at <= last; at += 1) {
      const row = order[direction === 'asc' ? at : last - at]!;
      if (!fits(row)) continue;
      if (total >= from && rows.length < size) rows.push(row);
      total += 1;
    }
    return { rows, total };
  }

  /** All that a filter lets through. */
  filtered(filter: ProductFilter, branchOf: BranchOf): GoodsRow[] {
    const fits = filterOf(filter, branchOf);
    return [...this.#rows.values()].filter(fits);
  }

  #inOrder(sort: ProductSort): readonly GoodsRow[] {
    const known = this.#orders.get(sort);
    if (known) return known;
    const order = [...this.#rows.values()].sort(compares[sort]);
    this.#orders.set(sort, order);
    return order;
  }
}

function placeIn(order: readonly GoodsRow[], row: GoodsRow, compare: Compare): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle]!, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const isLow = ({ stock }: GoodsRow): boolean => stock !== null && stock > 0 && stock <= LOW_STOCK;
export const isBelowCost = ({ price, cost }: GoodsRow): boolean =>
  price !== null && cost !== null && price.price < cost;
/** What is not counted lies nowhere. */
export const lacksPlace = ({ stock, place }: GoodsRow): boolean => stock !== null && place === '';

const levels: Record<NonNullable<ProductFilter['stock']>, (row: GoodsRow) => boolean> = {
  in: ({ stock }) => stock === null || stock > 0,
  low: isLow,
  out: ({ stock }) => stock === 0,
};

function filterOf(filter: ProductFilter, branchOf: BranchOf): (row: GoodsRow) => boolean {
  const tests: ((row: GoodsRow) => boolean)[] = [];
  const { search, status, condition, category, stock, missing } = filter;
  if (status) tests.push(({ isOn }) => isOn === (status === 'on'));
  if (condition) tests.push((row) => row.condition === condition);
  if (stock) tests.push(levels[stock]);
  if (missing) tests.push(missing === 'picture' ? ({ picture }) => picture === '' : lacksPlace);
  if (filter.below_cost) tests.push(isBelowCost);
  if (category !== undefined) {
    const branch = branchOf(category);
    tests.push(({ categories }) => categories.some((id) => branch.has(id)));
  }
  // "rot" also finds what is called Signalrot; of numbers the beginning counts, or 24 would find 3024
  for (const word of search ? plainWords(search) : []) {
    const wanted = /\d/.test(word) ? ` ${word}` : word;
    tests.push(({ words }) => words.includes(wanted));
  }
  return (row) => tests.every((test) => test(row));
}
