import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyTableBuilder, findKey } from './key-table.ts';

function tableOf(keys: readonly string[]) {
  const table = createKeyTableBuilder();
  for (const [number, key] of keys.entries()) table.add(key, number);
  return table.finish();
}

test('finds what a map would find, and only that', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 })), fc.array(fc.string({ maxLength: 3 })), (keys, others) => {
      const table = tableOf(keys);
      const map = new Map(keys.map((key, number) => [key, number]));
      for (const key of [...keys, ...others]) {
        expect(findKey(table, key, (number) => keys[number] === key)).toBe(map.get(key) ?? null);
      }
    }),
  );
});

test('goes on to an earlier one of the same key where the later one does not pass', () => {
  const table = tableOf(['twin', 'twin']);
  expect(findKey(table, 'twin', (number) => number !== 1)).toBe(0);
  expect(findKey(table, 'twin', () => false)).toBeNull();
});
