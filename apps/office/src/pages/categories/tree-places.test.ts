import { expect, test } from 'vitest';
import { isWithin, placeAfterStep, placeOf, placeOfDrop } from './tree-places.ts';

const node = (id: number, parent_id: number | null) => ({ id, parent_id });
const [a, b, c, d] = [node(1, null), node(2, 1), node(3, 1), node(4, null)];
const nodes = [a, b, c, d];

test('steps of the keyboard lead to the neighbouring places, and stop at the edges', () => {
  expect(placeAfterStep(nodes, c, 'up')).toEqual({ parent_id: 1, before: 2 });
  expect(placeAfterStep(nodes, b, 'down')).toEqual({ parent_id: 1, before: null });
  expect(placeAfterStep(nodes, d, 'in')).toEqual({ parent_id: 1, before: null });
  expect(placeAfterStep(nodes, b, 'out')).toEqual({ parent_id: null, before: 4 });
  expect([placeAfterStep(nodes, a, 'up'), placeAfterStep(nodes, d, 'down'), placeAfterStep(nodes, a, 'out')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(placeAfterStep(nodes, b, 'in')).toBeNull();
});

test('what is dropped stands before, in or after a row, but never below itself', () => {
  expect(placeOfDrop(nodes, 4, b, 'before')).toEqual({ parent_id: 1, before: 2 });
  expect(placeOfDrop(nodes, 4, c, 'inside')).toEqual({ parent_id: 3, before: null });
  expect(placeOfDrop(nodes, 2, c, 'after')).toEqual({ parent_id: 1, before: null });
  expect(placeOfDrop(nodes, 3, b, 'after')).toEqual({ parent_id: 1, before: null });
  expect(placeOfDrop(nodes, 1, c, 'before')).toBeNull();
  expect(isWithin(nodes, 3, 1)).toBe(true);
  expect(placeOf(nodes, a)).toEqual({ parent_id: null, before: 4 });
});
