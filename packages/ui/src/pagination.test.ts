import { expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

it('shows all pages when they are few', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
});

it('keeps the ends and the neighbours, with gaps between', () => {
  expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
});

it('names the page instead of a gap that would hide only one', () => {
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
});
