import { expect, test } from 'vitest';
import { completions } from './completions.ts';

test('continues what was typed, each ending once, whatever the case', () => {
  const names = ['Stein 2×4', 'Stein 2×4', 'stein 2×2', 'Lochstein 1×4', 'Stein 2'];
  expect(completions('stein 2', names)).toEqual(['×4', '×2']);
});
