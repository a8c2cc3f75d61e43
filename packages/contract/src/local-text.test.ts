import { expect, test } from 'vitest';
import { inAllLanguages, textIn } from './local-text.ts';
import type { StoreCode } from './stores.ts';

const title = { de: 'Paket', it: 'Pacco', en: 'Parcel' };

test('a language that a text lacks is read in English', () => {
  expect(textIn(title, 'it')).toBe('Pacco');
  expect(textIn(title, 'xx' as StoreCode)).toBe('Parcel');
});

test('texts that were stored before a language came are complete, and everything else stays as it is', () => {
  const stored = {
    zones: [{ countries: ['DE'], methods: [{ title, net: 4 }] }],
    home: { de: { parts: [] } },
    none: null,
  };
  expect(inAllLanguages(stored)).toEqual(stored);
  const methods = [{ title: { ...title, fr: 'Parcel' }, net: 4 }];
  expect(inAllLanguages(stored, ['de', 'it', 'en', 'fr'])).toEqual({
    ...stored,
    zones: [{ countries: ['DE'], methods }],
  });
});
