import { expect, test } from 'vitest';
import { decodeEntities, withPlainNames } from './plain-names.ts';

test.each([
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['M&ouml;bel &quot;Gr&uuml;n&quot; 2&times;4', 'Möbel "Grün" 2×4'],
  ['L&#39;isola &#x20AC; 5', "L'isola € 5"],
  // once is enough: what is left has been meant so
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['R&D, A & B; &unknown; &#0; &#x110000;', 'R&D, A & B; &unknown; &#0; &#x110000;'],
])('%s is read as %s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

test('names are read wherever they stand, and nothing else is', () => {
  const description = '<p>Gr&uuml;n</p>';
  expect(
    withPlainNames({
      name: 'Gr&uuml;n',
      description,
      price: 1,
      configurable_children: [{ name: '&Auml;', sku: 'A&amp;B' }],
      configurable_options: [{ label: 'Gr&ouml;&szlig;e', values: [{ label: '&frac12;' }] }],
    }),
  ).toEqual({
    name: 'Grün',
    description,
    price: 1,
    configurable_children: [{ name: 'Ä', sku: 'A&amp;B' }],
    configurable_options: [{ label: 'Größe', values: [{ label: '½' }] }],
  });
});
