import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';
import { draftOf, EMPTY_TEXT, type ProductDraft } from './product-draft.ts';

const text = (name: string) => ({ ...EMPTY_TEXT, name });
const read: ProductDraft = { ...draftOf(null, 'de', 'de'), texts: { de: text('Turm') }, attributes: { wood: 1 } };

test('what only one has changed counts, and what both have is chosen field by field', () => {
  const mine = { ...read, price: '2', stock: '5', texts: { de: { ...text('Mein Turm'), description: 'hoch' } } };
  const newer = {
    ...{ ...read, price: '3', weight: '90', attributes: { size: '4,5' } },
    texts: { de: text('Ihr Turm'), it: text('Torre') },
  };
  const { conflicts, draft } = mergeDrafts(read, mine, newer);
  expect(conflicts).toEqual(['texts/de/name', 'price']);
  const merged = { ...newer, stock: '5' };
  const texts = (name: string) => ({ de: { ...text(name), description: 'hoch' }, it: text('Torre') });
  expect(draft(() => false)).toEqual({ ...merged, texts: texts('Ihr Turm') });
  expect(draft((place) => place === 'price')).toEqual({ ...merged, price: '2', texts: texts('Ihr Turm') });
});

test('nobody loses anything to one who has changed nothing, and both may have done the same', () => {
  const draft = fc.record({
    price: fc.string(),
    stock: fc.string(),
    names: fc.dictionary(fc.constantFrom('de', 'it'), fc.string()),
  });
  const typed = draft.map(
    ({ names, ...facts }): ProductDraft => ({
      ...{ ...read, ...facts },
      texts: Object.fromEntries(Object.entries(names).map(([store, name]) => [store, text(name)])),
    }),
  );
  fc.assert(
    fc.property(typed, typed, fc.boolean(), (one, other, isMine) => {
      for (const [mine, newer] of [
        [one, other],
        [other, one],
        [other, other],
      ] as const) {
        const merged = mergeDrafts(one, mine, newer);
        expect(merged.conflicts).toEqual([]);
        expect(merged.draft(() => isMine)).toEqual(other);
      }
    }),
  );
});
