import { expect, test } from 'vitest';
import { KEEP_FOCUS, keepsFocus } from './keep-focus.ts';

test('the focus stays where a link asks for it', () => {
  expect(keepsFocus(KEEP_FOCUS, 'PUSH')).toBe(true);
  expect(keepsFocus(KEEP_FOCUS, 'REPLACE')).toBe(true);
});

test('it moves to a new page, and to one that the history brings back', () => {
  expect(keepsFocus(null, 'PUSH')).toBe(false);
  expect(keepsFocus({ from: '/checkout' }, 'PUSH')).toBe(false);
  expect(keepsFocus(KEEP_FOCUS, 'POP')).toBe(false);
});
