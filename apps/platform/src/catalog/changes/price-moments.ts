import { nextPriceChange } from '@brixel/commerce/product-price';
import { type PricedRow, sourcePriceOf } from '../price-history.ts';
import type { CatalogRows } from '../rows.ts';

/** How one looks up what is planned for a product's price after `now`. */
export function createNextMoment({ price_history }: Pick<CatalogRows, 'price_history'>, now: number) {
  const steps = Map.groupBy(price_history, ({ product_id }) => product_id);
  return (row: PricedRow): number | null => {
    // A step of a node whose clock is ahead is still to come here.
    const planned = (steps.get(row.id) ?? []).map(({ valid_from }) => Date.parse(valid_from));
    const change = nextPriceChange([sourcePriceOf(row)], now);
    const ahead = [...planned, ...(change === null ? [] : [change])].filter((moment) => moment > now);
    return ahead.length === 0 ? null : Math.min(...ahead);
  };
}

/** When reductions begin or end next, by sku. */
export class PriceMoments {
  readonly #moments: Map<string, number>;

  constructor(moments: Iterable<readonly [sku: string, moment: number]>) {
    this.#moments = new Map(moments);
  }

  set(sku: string, moment: number | null): void {
    if (moment === null) this.#moments.delete(sku);
    else this.#moments.set(sku, moment);
  }

  due(now: number): string[] {
    return [...this.#moments].flatMap(([sku, moment]) => (moment <= now ? sku : []));
  }

  next(): number | null {
    let next: number | null = null;
    for (const moment of this.#moments.values()) if (next === null || moment < next) next = moment;
    return next;
  }
}
