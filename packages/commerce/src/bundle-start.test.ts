import { expect, test } from 'vitest';
import { startSelection } from './bundle-start.ts';

const isDefault = (selection: string): boolean => selection.endsWith('!');

test('a required option starts with its default, else with its first selection', () => {
  expect(startSelection(true, ['a', 'b!', 'c!'], isDefault)).toBe('b!');
  expect(startSelection(true, ['a', 'b'], isDefault)).toBe('a');
  expect(startSelection(true, [], isDefault)).toBeUndefined();
});

test('an optional one starts with nothing, even where the data marks a default', () => {
  expect(startSelection(false, ['a', 'b!'], isDefault)).toBeUndefined();
});
