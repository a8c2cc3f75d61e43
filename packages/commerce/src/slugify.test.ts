import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';
import vectors from './vectors/url-helpers.json' with { type: 'json' };

test.each(vectors.slugify)('$id', ({ input, expected }) => {
  expect(slugify(input.text)).toBe(expected);
});

test.each([
  ['Weiß & Größe', 'weiss-and-grosse'],
  ['A&B', 'a-and-b'],
  ['  2×4 Ø3,2 ', '-24-o32-'],
  ['snake_case Æther', 'snake_case-aether'],
])('%s', (text, expected) => {
  expect(slugify(text)).toBe(expected);
});
