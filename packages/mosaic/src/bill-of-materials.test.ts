import { expect, it } from 'vitest';
import { billOfMaterials, type PartColour, singlePlates } from './bill-of-materials.ts';
import { EMPTY, type Grid } from './grid.ts';
import { tilePlates } from './tile-plates.ts';

const COLOURS: PartColour[] = [
  { key: 'black', bricklinkId: 11, rebrickableId: 0, makerId: 26 },
  { key: 'umber-brown', bricklinkId: 168, rebrickableId: 1138, makerId: 423 },
];
const grid: Grid = {
  width: 4,
  height: 2,
  palette: ['#05131d', '#5e3f33'],
  cells: Uint8Array.of(0, 0, 1, 1, 0, 0, 1, EMPTY),
};
const summary = (bill: ReturnType<typeof billOfMaterials>) =>
  bill.map(({ design, colour, element, count }) => [count, design, colour.bricklinkId, element]);

it('lists single plates by colour with the numbers they are ordered by', () => {
  expect(summary(billOfMaterials(singlePlates(grid), COLOURS))).toEqual([
    [4, '3024', 11, '302426'],
    [3, '3024', 168, null],
  ]);
});

it('lists merged plates by design and colour', () => {
  expect(summary(billOfMaterials(tilePlates(grid), COLOURS))).toEqual([
    [1, '3022', 11, '302226'],
    [1, '3023', 168, null],
    [1, '3024', 168, null],
  ]);
});
