/** The variants that the home page shows and tests look for: bestsellers, novelties, offers, rare stock. */

import { partSku } from '@brixel/bricks/assortment';
import { colourByKey } from '@brixel/bricks/colours';

const sku = (designNumber: string, colourKey: string): string => partSku(designNumber, colourByKey(colourKey).id);

/** Bestseller rank by sku; sets and packs hold the ranks between. */
export const PART_BESTSELLERS: ReadonlyMap<string, number> = new Map([
  [sku('6141', 'trans-light-blue'), 2],
  [sku('3001', 'coral'), 3],
  [sku('3020', 'lime'), 5],
  [sku('3068', 'bright-light-blue'), 7],
  [sku('3003', 'bright-light-orange'), 10],
  [sku('3005', 'medium-azure'), 11],
  [sku('3024', 'black'), 13],
  [sku('3040', 'red'), 15],
  [sku('3004', 'blue'), 17],
  [sku('4032', 'white'), 18],
  [sku('54200', 'white'), 20],
  [sku('3811', 'green'), 22],
]);

/** Minutes before the reference day; the home page lists novelties newest first. */
export const PART_NOVELTIES: ReadonlyMap<string, number> = new Map([
  [sku('2357', 'lavender'), 2 * 240],
  [sku('3062', 'pearl-gold'), 4 * 240],
  [sku('3039', 'dark-red'), 6 * 240],
  [sku('3001', 'trans-dark-blue'), 8 * 240],
]);

export const FIXED_STOCK: ReadonlyMap<string, number> = new Map([
  [sku('3001', 'coral'), 1240],
  [sku('85984', 'dark-bluish-gray'), 38],
  [sku('3003', 'magenta'), 0],
]);

export const FIXED_OFFERS: ReadonlySet<string> = new Set([sku('3068', 'bright-light-blue')]);
