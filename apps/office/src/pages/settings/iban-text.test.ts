import { expect, test } from 'vitest';
import { typedIban } from './iban-text.ts';

test.each([
  ['de0212|', 'DE02 12|'],
  ['DE02|', 'DE02|'],
  ['DE02 1x|2', 'DE02 1X|2'],
  ['DE029| 12', 'DE02 9|12'],
  ['DE02-1203/0000|', 'DE02 1203 0000|'],
])('"%s" becomes "%s"', (typed, shown) => {
  const { text, caret } = typedIban(typed.replace('|', ''), typed.indexOf('|'));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown);
});
