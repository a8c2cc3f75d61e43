import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

const vectors = [{ id: 'tx-02', input: { html: '<b>Test</b>' }, expected: { text: 'Test' } }];

test.each(vectors)('$id', ({ input, expected }) => {
  expect(plainText(input.html)).toBe(expected.text);
});

test('paragraphs, lists and entities read well without their mark-up', () => {
  expect(plainText('<h2>Steine &amp; mehr</h2>\n<p>Zwei<br>Zeilen</p><ul><li>eins</li><li>zwei</li></ul>')).toBe(
    'Steine & mehr\n\nZwei\nZeilen\n\n- eins\n- zwei',
  );
});
