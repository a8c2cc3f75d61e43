import { expect, test } from 'vitest';
import { FURTHER_COLOURS } from './further-colours.ts';
import { familyOf } from './similar-colours.ts';

test('a colour of another palette stands among ours: rust is no grey, and milk is', () => {
  const named = (name: string) => familyOf(FURTHER_COLOURS.find((colour) => colour.name.en === name)!.hex);
  expect(['Old rust', 'Dark royal blue', 'Light brown', 'Candy pink'].map(named)).toEqual([
    'red',
    'blue',
    'brown',
    'pink',
  ]);
  expect(['Very light grey', 'Speckled grey-silver', 'Milky white'].map(named)).toEqual(Array(3).fill('neutral'));
});
