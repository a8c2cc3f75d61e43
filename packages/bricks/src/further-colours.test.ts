import { expect, test } from 'vitest';
import { COLOURS } from './colours.ts';
import { FURTHER_COLOURS } from './further-colours.ts';

test('no colour is there twice, neither by number nor by name', () => {
  const all = [...COLOURS, ...FURTHER_COLOURS];
  const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
  expect(isUnique(all.map(({ bricklinkId }) => bricklinkId))).toBe(true);
  expect(isUnique(all.flatMap(({ rebrickableId }) => rebrickableId ?? []))).toBe(true);
  for (const language of ['de', 'it', 'en'] as const) {
    const names = FURTHER_COLOURS.map(({ name }) => name[language]);
    expect(names.filter((name) => COLOURS.some((colour) => colour.name[language] === name))).toEqual([]);
    expect(isUnique(names)).toBe(true);
  }
  for (const { hex } of FURTHER_COLOURS) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
});
