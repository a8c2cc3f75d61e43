import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveringPage } from './covering-page.ts';

test('a page starts at a multiple of its size and holds what is wanted', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 200 }), (start, size) => {
      const { pageSize, currentPage, from } = coveringPage(start, size);
      expect(from).toBe((currentPage - 1) * pageSize);
      expect(from).toBeLessThanOrEqual(start);
      expect(from + pageSize).toBeGreaterThanOrEqual(start + size);
    }),
  );
});

test('whole pages are asked for as they are', () => {
  expect(coveringPage(100, 50)).toEqual({ pageSize: 50, currentPage: 3, from: 100 });
});

test('a page of nothing asks for nothing', () => {
  expect(coveringPage(70, 0)).toMatchObject({ pageSize: 0, currentPage: 1 });
});
