import { isAvailable, partSku } from '@brixel/bricks/assortment';
import { expect, it } from 'vitest';
import { COLOUR_PALETTE, GREY_PALETTE } from './palette.ts';
import { SINGLE_PLATE } from './plates.ts';

it('mosaics have only colours whose single plate the shop sells', () => {
  const unsold = [...COLOUR_PALETTE, ...GREY_PALETTE].filter(
    ({ id }) => !isAvailable(partSku(SINGLE_PLATE.design, id)),
  );
  expect(unsold.map(({ key }) => key)).toEqual([]);
});

it('greys go from the lightest to the darkest', () => {
  const tones = GREY_PALETTE.map(({ hex }) => Number.parseInt(hex.slice(3, 5), 16));
  expect(tones).toEqual([...tones].sort((a, b) => b - a));
});
