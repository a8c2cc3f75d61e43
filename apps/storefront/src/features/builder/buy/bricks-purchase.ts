import { partSkuByKey } from '@brixel/bricks/assortment';
import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { PLATES, SINGLE_PLATE } from '@brixel/mosaic/plates';

/** The parts of a mosaic as the shop can deliver them. They go by the skus of our range, whatever those of the goods are. */

export interface Delivery {
  /** how many of each */
  parts: ReadonlyMap<string, number>;
  /** studs that nothing is there for, by colour key */
  missing: ReadonlyMap<string, number>;
}

const AREAS = new Map(PLATES.map(({ design, sides: [short, long] }) => [design, short * long]));

export const singleSku = (colourKey: string): string => partSkuByKey(SINGLE_PLATE.design, colourKey);
export const skuOf = ({ design, colour }: BillLine): string => partSkuByKey(design, colour.key);

/** What is short of a larger plate is laid with single ones of its colour; what these cannot cover is missing. */
export function deliveryOf(bill: readonly BillLine[], available: (sku: string) => number): Delivery {
  const parts = new Map<string, number>();
  const missing = new Map<string, number>();
  const take = (sku: string, wanted: number): number => {
    const taken = parts.get(sku) ?? 0;
    const got = Math.max(0, Math.min(wanted, available(sku) - taken));
    if (got > 0) parts.set(sku, taken + got);
    return got;
  };
  for (const line of bill) {
    const { design, colour, count } = line;
    const uncovered = (count - take(skuOf(line), count)) * (AREAS.get(design) ?? 1);
    if (uncovered === 0) continue;
    const still = uncovered - (design === SINGLE_PLATE.design ? 0 : take(singleSku(colour.key), uncovered));
    if (still > 0) missing.set(colour.key, (missing.get(colour.key) ?? 0) + still);
  }
  return { parts, missing };
}
