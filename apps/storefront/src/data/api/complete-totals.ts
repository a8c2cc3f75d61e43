import type { PlatformTotals } from '@brixel/contract/cart';

/** Totals as other platforms write them: numbers may be text, and the list of sums may be missing. */

const isNumberText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));

/** Codes and names stay text, whatever they look like. */
const TEXTS = new Set(['coupon_code', 'name', 'options', 'title', 'code']);

const withNumbers = <T extends object>(fields: T): T => {
  const numbers = Object.entries(fields).flatMap(([name, value]) =>
    isNumberText(value) && !TEXTS.has(name) ? [[name, Number(value)]] : [],
  );
  return numbers.length === 0 ? fields : { ...fields, ...Object.fromEntries(numbers) };
};

type WireTotals = Omit<PlatformTotals, 'items' | 'total_segments'> &
  Partial<Pick<PlatformTotals, 'items' | 'total_segments'>>;

export const completeTotals = ({ items = [], total_segments = [], ...sums }: WireTotals): PlatformTotals => ({
  ...withNumbers(sums),
  items: items.map(withNumbers),
  total_segments: total_segments.map(withNumbers),
});
