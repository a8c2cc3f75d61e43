import { lotPath, photoPath } from '@brixel/contract/picture-paths';
import { expect, test } from 'vitest';
import type { Translate } from '#i18n/i18n.ts';
import { checkDraft, contentOf, draftOf, urlKeyOf, withPhoto } from './product-draft.ts';

const t = ((key: string) => key) as Translate;
const rules = { isNew: true, isPriced: true, isCounted: true, store: 'de' as const, t };
const whole = {
  ...draftOf(null, 'de', 'de'),
  sku: 'TURM-1',
  texts: { de: { name: 'Turm', url_key: 'turm', short_description: '', description: '', data_sheet: [] } },
  price: '19,90',
};

test('a draft says what is missing, and becomes what is saved', () => {
  expect(Object.keys(checkDraft(draftOf(null, 'de', 'de'), rules))).toEqual(['sku', 'name', 'url_key', 'price']);
  expect(checkDraft(whole, rules)).toEqual({});
  expect(contentOf(whole, true)).toMatchObject({ price: 19.9, special: null, weight: null, cost: null, tiers: [] });
  const reduced = { ...whole, specialPrice: '25', specialFrom: '2026-02-01', specialTo: '2026-01-01' };
  expect(Object.keys(checkDraft(reduced, rules))).toEqual(['special', 'specialTo']);
  expect(Object.keys(checkDraft({ ...whole, tiers: [{ qty: '1', price: '5' }] }, rules))).toEqual(['tiers']);
});

test('an address is made of a name', () => {
  expect(urlKeyOf('Platte 1×2, Größe „L“')).toBe('platte-1x2-grosse-l');
});

test('an own photo is seen before drawings and instead of what stood in for it', () => {
  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
  const alt = { de: '', en: '', it: '' };
  const of = (paths: readonly string[]) => paths.map((path) => ({ path, alt }));
  const drawn = withPhoto(of(['/part/3001/1.png']), { id: first, alt });
  const both = withPhoto(drawn, { id: second, alt });
  expect(both).toEqual(of([photoPath(first), photoPath(second), '/part/3001/1.png']));
  expect(withPhoto(both, { id: first, alt })).toBe(both);
  expect(withPhoto(of([lotPath('BL-P-1-5-N')]), { id: first, alt })).toEqual(of([photoPath(first)]));
});
