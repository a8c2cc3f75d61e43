import { expect, test } from 'vitest';
import { readParcelList } from './read-parcel-list.ts';

const parcel = { order: 'BX-AAAA-BBBB', number: '00340434161094000001', carrier: '' };

test.each([
  ['typed', 'BX-AAAA-BBBB;00340434161094000001'],
  ['copied from a spreadsheet', 'BX-AAAA-BBBB\t00340434161094000001\n'],
  ['with names', 'Bestellnummer,Sendungsnummer\r\nBX-AAAA-BBBB,00340434161094000001\r\n'],
  [
    'of a portal, in its own order',
    '\ufeffDatum;Sendungsnummer;Empfänger;Sendungsreferenz\n18.11.2026;"00340434161094000001";"Kaiser; Marlene";BX-AAAA-BBBB\n\n',
  ],
])('%s', async (_, text) => {
  expect(await readParcelList(text)).toEqual([{ ...parcel, line: expect.any(Number) }]);
});

test('carriers and several parcels of an order are read, a broken table is none', async () => {
  const read = await readParcelList('Ordine;Corriere;Numero di spedizione\nBX-1;BRT;7\nBX-1;;8');
  expect(read?.map(({ line: _, ...rest }) => rest)).toEqual([
    { order: 'BX-1', number: '7', carrier: 'BRT' },
    { order: 'BX-1', number: '8', carrier: '' },
  ]);
  expect(await readParcelList('BX-1;"7')).toBeNull();
  expect(await readParcelList('')).toEqual([]);
});
