import { billOfMaterials } from '@brixel/bricks/build/bill-of-materials';
import { colourByKey } from '@brixel/bricks/colours';
import { describe, expect, it } from 'vitest';
import { MODEL_KEYS } from '../pictures.ts';
import { models } from './registry.ts';

describe.each(MODEL_KEYS)('set %s', (key) => {
  const placed = models[key].build();

  it('has a plausible number of parts in colours of the shop', () => {
    expect(placed.length).toBeGreaterThanOrEqual(150);
    expect(placed.length).toBeLessThanOrEqual(900);
    const bill = billOfMaterials(placed);
    expect(bill.reduce((sum, { count }) => sum + count, 0)).toBe(placed.length);
    for (const { colour } of bill) expect(() => colourByKey(colour)).not.toThrow();
  });
});
