import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha3of224 } from './sha3-224.ts';

/** The published examples of the standard. */
const EXAMPLES: readonly [text: string, digest: string][] = [
  ['', '6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7'],
  ['abc', 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '8a24108b154ada21c9fd5574494479ba5c7e7ab76ef264ead0fcce33',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    '543e6868e1666c1a643630df77367ae5a62a85070a51c14cbf665cbc',
  ],
  ['a'.repeat(1_000_000), 'd69335b93325192e516a912e6d19a15cb51c6ed5c15243e7a7fd653c'],
];

test.each(EXAMPLES)('%.20s', (text, digest) => {
  expect(sha3of224(text)).toBe(digest);
});

test('is what Node calculates, at every length around a block and for every letter', () => {
  const nodes = (text: string) => createHash('sha3-224').update(text).digest('hex');
  for (let length = 140; length < 150; length++) {
    expect(sha3of224('x'.repeat(length))).toBe(nodes('x'.repeat(length)));
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
      expect(sha3of224(text)).toBe(nodes(text));
    }),
  );
});
