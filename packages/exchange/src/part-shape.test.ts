import { expect, test } from 'vitest';
import { shapeOf } from './part-shape.ts';

test.each([
  ['Plate 6 x 10', { kind: 'plate', w: 10, d: 6 }],
  ['Brick 1 x 16', { kind: 'brick', w: 16, d: 1 }],
  ['Brick 1 x 2 x 5', { kind: 'brick', w: 2, d: 1, plates: 15 }],
  ['Tile 1 x 2 with Groove', { kind: 'tile', w: 2, d: 1 }],
  ['Slope 45 2 x 8', { kind: 'slope', w: 8, d: 2 }],
  ['Slope 33 3 x 1', { kind: 'slope', w: 1, d: 3 }],
  ['Slope 30 1 x 2 x 2/3', { kind: 'cheese', w: 2, d: 1 }],
  ['Plate, Round 4 x 4', { kind: 'round-plate', w: 4, d: 4 }],
  ['Baseplate 16 x 32', { kind: 'baseplate', w: 32, d: 16 }],
])('%s is drawn from its measures', (name, shape) => {
  expect(shapeOf(name)).toEqual(shape);
});

test.each([
  'Plate, Modified 1 x 2 with Handle',
  'Brick 2 x 4 without Cross Supports',
  'Slope 75 2 x 2',
  'Plate 0 x 4',
  'Plate 100 x 4',
  'Brick, Round 1 x 2',
  'Minifigure, Head',
  '',
])('%s may be anything', (name) => {
  expect(shapeOf(name)).toBeNull();
});
