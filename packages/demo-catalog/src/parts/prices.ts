/** What a part costs, alone and by the hundred. */
import type { BrickColour, Design } from '@brixel/bricks/part';
import type { Money, SeedProduct } from '../seed.ts';

/** Cents per piece in an ordinary solid colour. */
const CENTS: Readonly<Record<string, number>> = {
  '3005': 4,
  '3004': 5,
  '3622': 7,
  '3010': 9,
  '3009': 12,
  '3008': 16,
  '3003': 8,
  '3002': 10,
  '3001': 12,
  '2456': 21,
  '3007': 29,
  '3024': 3,
  '3023': 4,
  '3623': 4,
  '3710': 5,
  '3666': 7,
  '3460': 9,
  '3022': 5,
  '3021': 6,
  '3020': 7,
  '3795': 10,
  '3034': 13,
  '3031': 19,
  '3032': 24,
  '3035': 28,
  '3958': 31,
  '3036': 39,
  '41539': 49,
  '3070': 3,
  '3069': 4,
  '63864': 6,
  '2431': 8,
  '6636': 11,
  '4162': 14,
  '3068': 8,
  '26603': 10,
  '87079': 12,
  '3040': 6,
  '3039': 11,
  '3038': 13,
  '3037': 16,
  '4286': 8,
  '3298': 15,
  '3297': 24,
  '54200': 3,
  '85984': 4,
  '11477': 6,
  '50950': 8,
  '15068': 11,
  '88930': 18,
  '4490': 12,
  '3659': 16,
  '3455': 22,
  '3700': 7,
  '3701': 13,
  '3894': 17,
  '3702': 22,
  '3062': 5,
  '3941': 14,
  '6141': 2,
  '4032': 6,
  '35381': 3,
  '14769': 7,
  '4589': 5,
  '3942': 19,
  '15573': 5,
  '87580': 8,
  '2357': 10,
  '2420': 5,
  '2412': 5,
  '3867': 149,
  '3857': 249,
  '3811': 390,
};

const CENT: Money = 100;
const QUARTER_CENT = CENT / 4;

const SURCHARGE = { solid: 1, trans: 1.6, pearl: 1.25 } as const;
const RETIRED_SURCHARGE = 1.5;

export function partPrice({ number }: Design, { finish, retired }: BrickColour): Money {
  const cents = CENTS[number];
  if (cents === undefined) throw new Error(`No price for design ${number}`);
  if (cents <= 2) return cents * CENT;
  return Math.round(cents * SURCHARGE[finish] * (retired ? RETIRED_SURCHARGE : 1)) * CENT;
}

type Step = readonly [qty: number, factor: number];
const USUAL: readonly Step[] = [
  [50, 0.92],
  [100, 0.75],
  [500, 0.67],
];
const TINY: readonly Step[] = [
  [100, 0.92],
  [250, 0.76],
  [500, 0.64],
];
const LARGE: readonly Step[] = [
  [5, 0.95],
  [10, 0.9],
  [20, 0.84],
];

/** Falling prices from about fifty pieces on; small parts step in quarters of a cent. Remainders have none. */
export function partTiers(price: Money, { retired }: BrickColour): SeedProduct['tiers'] {
  if (retired) return [];
  const steps = price < 5 * CENT ? TINY : price < 100 * CENT ? USUAL : LARGE;
  const unit = price < 10 * CENT ? QUARTER_CENT : CENT;
  return steps.map(([qty, factor]) => ({ qty, price: Math.round((price * factor) / unit) * unit }));
}

/** About a quarter less, in whole cents where that leaves a real reduction. */
export function reducedPrice(price: Money): Money {
  if (price <= 2 * CENT) return CENT;
  const wholeCents = Math.round((price * 0.75) / CENT) * CENT;
  return wholeCents < price ? wholeCents : Math.round((price * 0.75) / QUARTER_CENT) * QUARTER_CENT;
}
