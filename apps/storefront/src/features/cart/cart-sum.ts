import { toEuros } from '@brixel/commerce/money';
import { type CartLine, sumOf } from '#features/cart-line/cart-line.ts';

/** Sum of the lines in euros, without shipping. */
export const cartSum = (lines: readonly CartLine[]): number => toEuros(sumOf(lines));
