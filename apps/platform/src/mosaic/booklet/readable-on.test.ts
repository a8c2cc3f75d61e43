import { COLOURS } from '@brixel/bricks/colours';
import { expect, test } from 'vitest';
import { contrast, outlineOn, textOn } from './readable-on.ts';

test('numbers can be read on every colour, and parts have edges beside their like', () => {
  for (const { key, hex } of COLOURS) {
    expect(contrast(textOn(hex), hex), key).toBeGreaterThanOrEqual(4.5);
    expect(contrast(outlineOn(hex), hex), key).toBeGreaterThanOrEqual(1.3);
  }
});
