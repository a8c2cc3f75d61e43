import { unionVatRates } from '@brixel/contract/union-vat-rates';
import { expect, test } from 'vitest';
import { isUnionCountry, readVatId } from './vat-id.ts';

// examples that tax offices publish
const RIGHT = [
  'ATU13585627',
  'BE0428759497',
  'DE136695976',
  'DK13585628',
  'EL094259216',
  'FI20774740',
  'FR40303265045',
];
const ALSO_RIGHT = ['IT00743110157', 'LU15027442', 'NL004495445B01', 'PL8567346215', 'PT501964843', 'SE123456789701'];

test.each([...RIGHT, ...ALSO_RIGHT])('%s is taken, however it is spaced', (id) => {
  expect(readVatId(id)?.id).toBe(id);
  expect(readVatId(` ${id.slice(0, 4).toLowerCase()} ${id.slice(4, 8)}.${id.slice(8)}`)?.id).toBe(id);
});

test.each(['AT', 'BE', 'DE', 'DK', 'FI', 'FR', 'IT', 'LU', 'PL', 'PT'])(
  'a wrong figure in one of %s is found',
  (prefix) => {
    const id = [...RIGHT, ...ALSO_RIGHT].find((known) => known.startsWith(prefix))!;
    for (let place = 4; place < id.length; place++) {
      const wrong = id.slice(0, place) + ((Number(id[place]) + 1) % 10) + id.slice(place + 1);
      expect(readVatId(wrong), wrong).toBeNull();
    }
  },
);

test.each(['', 'DE', 'DE12345678', '136695976', 'GR094259216', 'CH123456789', 'GB999999973', '<b>DE136695976'])(
  '"%s" is none',
  (id) => expect(readVatId(id)).toBeNull(),
);

test('Greece is EL on numbers and GR as a country', () => {
  expect(readVatId('EL094259216')?.country).toBe('GR');
  expect(unionVatRates.every(({ country }) => isUnionCountry(country))).toBe(true);
});
