import { expect, test } from 'vitest';
import { colourNumber, isKnownColour } from './colour-number.ts';
import { proposeColumns, proposePrices } from './csv-columns.ts';
import { readCsvLots } from './csv-lots.ts';
import { decimalStyle, plainNumber } from './decimal-style.ts';
import { fileFormat } from './file-format.ts';
import { sellersNote, storagePlace } from './lot.ts';
import { designOf } from './part-number.ts';
import { readCsv, separatorOf } from './read-csv.ts';
import { collect } from './testing/collect.ts';

test('a German table is understood as it is', async () => {
  const file =
    'Teil;Farbe;Zustand;Menge;Preis;Lagerplatz;Einkauf\n3001;Rot;neu;1.350;0,12;A-03;0,05\n3001;5;gebraucht;120;0,07;"A-04; oben";\n';
  const [head, ...records] = await collect(readCsv([file], separatorOf(file)));
  const columns = proposeColumns(head!.cells);
  expect(columns).toEqual(['item', 'colour', 'condition', 'qty', 'price', 'remarks', 'cost']);
  const decimals = decimalStyle(records.flatMap(({ cells }) => [cells[4]!, cells[6]!]));
  const rows = await collect(
    readCsvLots(head!.cells, records, {
      columns,
      decimals,
      condition: null,
      colourNo: (text) => colourNumber(text, 'bricklink'),
    }),
  );
  expect(
    rows.map(({ lot }) => lot && [lot.colourNo, lot.condition, lot.qty, lot.price, lot.cost, storagePlace(lot)]),
  ).toEqual([
    [5, 'new', 1350, 1200, 500, 'A-03'],
    [5, 'used', 120, 700, null, 'A-04'],
  ]);
  expect(rows.map(({ line }) => line)).toEqual([2, 3]);
});

test.each([
  ['BL-Nr.;Meine Farbe;Zustand;Bestand;VK;EK;Lagerort', 'item colour condition qty price cost remarks'],
  ['Artikelnummer;Teil;Farbname;Neu/Gebraucht;Stück;VK brutto (€);EK-Preis', '- item colour condition qty price cost'],
  ['Teilenummer;Farbe;Anzahl;Preis pro Stück;Regal;Teilebezeichnung', 'item colour qty price remarks name'],
  [
    'Codice pezzo;Nome colore;Condizioni;Giacenza;Prezzo di vendita;Prezzo di acquisto;Scaffale',
    'item colour condition qty price cost remarks',
  ],
  [
    'Part number,Color name,Color ID,In stock,Selling price EUR,Unit cost,Location',
    'item - colour qty price cost remarks',
  ],
  ['Teil;Farbe;Menge;VK netto;EK netto;Preis pro 100', 'item colour qty price cost -'],
  // what the shop charges has VAT in it
  ['Teil;Farbe;Menge;VK netto;VK brutto', 'item colour qty - price'],
  ['Teil;Menge;Preis;Bemerkung;Lagerplatz', 'item qty price note remarks'],
  ['Pezzo;Quantità;Prezzo;Scaffale;Note', 'item qty price remarks note'],
  ['Part,Qty,Price,Remarks,Location,Box', 'item qty price note remarks -'],
  ['Part,Qty,Price,Remarks', 'item qty price remarks'],
])("columns of a dealer's own table are known: %s", (header, fields) => {
  const columns = proposeColumns(header.split(separatorOf(header)));
  expect(columns.map((field) => field ?? '-').join(' ')).toBe(fields);
});

test.each([
  ['Teil;Menge;VK netto;EK', 'net'],
  ['Teil;Menge;Nettopreis', 'net'],
  ['Teil;Menge;Preis (zzgl. MwSt.)', 'net'],
  ['Teil;Menge;Preis ohne USt', 'net'],
  ['Pezzo;Quantità;Prezzo IVA esclusa', 'net'],
  ['Part,Qty,Price excl. VAT', 'net'],
  ['Teil;Menge;VK netto;VK brutto', 'gross'],
  ['Teil;Menge;Preis;EK netto', 'gross'],
  ['Part,Qty,Price incl. VAT', 'gross'],
])('a header says whether VAT is still to be added: %s', (header, prices) => {
  expect(proposePrices(header.split(separatorOf(header)))).toBe(prices);
});

test('a place and a note in columns of their own are read as one remark, the place first', async () => {
  const rows = await collect(
    readCsvLots(
      ['Part', 'Qty', 'Price', 'Location', 'Remarks'],
      [
        ['A-03', 'bought in May'],
        ['A-03', ''],
        ['', 'bought in May'],
      ].map((cells, place) => ({ line: place + 2, cells: ['3001', '1', '1', ...cells] })),
      {
        ...{ columns: ['item', 'qty', 'price', 'remarks', 'note'], decimals: 'point', condition: 'new' },
        colourNo: (text) => colourNumber(text, 'bricklink'),
      },
    ),
  );
  expect(rows.map(({ lot }) => lot && [lot.remarks, storagePlace(lot), sellersNote(lot)])).toEqual([
    ['A-03 | bought in May', 'A-03', 'bought in May'],
    ['A-03', 'A-03', ''],
    ['| bought in May', '', 'bought in May'],
  ]);
});

test('an endless cell keeps its own row out, and little of it is kept', async () => {
  const long = 'x'.repeat(1_000_000);
  const [head, ...records] = await collect(
    readCsv(
      [
        `Part,Qty,Price,Comments,Photo\n3001,1,1,"${long}",\n3002,${' '.repeat(100_000)}${long},1,,\n3003,2,1,,${long}\n`,
      ],
      ',',
    ),
  );
  const rows = await collect(
    readCsvLots(head!.cells, records, {
      ...{ columns: proposeColumns(head!.cells), decimals: 'point', condition: 'new' },
      colourNo: (text) => colourNumber(text, 'bricklink'),
    }),
  );
  expect(rows.map(({ lot, problems }) => lot?.itemNo ?? problems.map(({ code, field }) => `${code} ${field}`))).toEqual(
    [['TOO_LONG Comments'], ['NUMBER Qty'], '3003'],
  );
  expect(JSON.stringify(rows).length).toBeLessThan(8000);
});

test.each([
  ['new', ['N', 'neu', 'Neuware', 'NEW', 'nuovi', 'nuova']],
  ['used', ['u', 'gebr.', 'Gebraucht', 'used', 'usata', 'usati']],
])('a condition is read as dealers write it: %s', async (condition, words) => {
  const rows = await collect(
    readCsvLots(
      ['Part', 'Qty', 'Price', 'Condition'],
      words.map((word, place) => ({ line: place + 2, cells: ['3001', '1', '1', word] })),
      {
        ...{ columns: ['item', 'qty', 'price', 'condition'], decimals: 'point', condition: null },
        colourNo: (text) => colourNumber(text, 'bricklink'),
      },
    ),
  );
  expect(rows.map(({ lot }) => lot?.condition)).toEqual(words.map(() => condition));
});

test('a colour that nobody knows keeps its row out', async () => {
  const profile = {
    columns: ['item', 'colour', 'qty', 'price'] as const,
    decimals: 'point' as const,
    condition: 'new' as const,
  };
  const rows = await collect(
    readCsvLots(['Part', 'Color', 'Qty', 'Price'], [{ line: 2, cells: ['3001', 'sparkling', '1', '1'] }], {
      ...profile,
      colourNo: (text) => colourNumber(text, 'rebrickable'),
    }),
  );
  const problems = [{ code: 'COLOUR', field: 'Color', value: 'sparkling' }];
  const said = expect.objectContaining({ itemNo: '3001', qty: 1 });
  expect(rows).toEqual([{ row: 1, line: 2, lot: null, problems, said }]);
});

test('what would cost nothing after its discount keeps its row out', async () => {
  const rows = await collect(
    readCsvLots(
      ['Part', 'Qty', 'Price', 'Sale'],
      [99, 100, 120].map((sale, place) => ({ line: place + 2, cells: ['3001', '1', '1', `${sale}`] })),
      {
        ...{ columns: ['item', 'qty', 'price', 'sale'], decimals: 'point', condition: 'new' },
        colourNo: (text) => colourNumber(text, 'bricklink'),
      },
    ),
  );
  expect(rows.map(({ lot, problems }) => lot?.sale ?? problems.map(({ code, value }) => `${code} ${value}`))).toEqual([
    9900,
    ['SALE_WHOLE 100'],
    ['SALE_WHOLE 120'],
  ]);
});

test('numbers are read as most of their column is written', () => {
  expect(decimalStyle(['1.234', '0,05', '12,5'])).toBe('comma');
  expect(decimalStyle(['1,234', '0.05', '12'])).toBe('point');
  expect(decimalStyle(['€ 0,05', '1.234,56 €', '12,-'])).toBe('comma');
  expect([decimalStyle(['1,234'], ';'), decimalStyle(['1,234'])]).toEqual(['comma', 'point']);
  expect(['1.234,50', '0,05', '12', '1 250 €', '1.23.4'].map((text) => plainNumber(text, 'comma'))).toEqual([
    '1234.50',
    '0.05',
    '12',
    '1250',
    '1.23.4',
  ]);
  expect(plainNumber('1,234.5', 'point')).toBe('1234.5');
  expect(
    ['€ 0,05', '0,05 €', 'EUR 1.234,56', '1.234,56 Euro', '12,-', '12,– €', '-'].map((text) =>
      plainNumber(text, 'comma'),
    ),
  ).toEqual(['0.05', '0.05', '1234.56', '1234.56', '12', '12', '']);
});

test('parts are found under their numbers of other moulds and years', () => {
  expect(designOf('3070b')).toEqual({ number: '3070', isPlain: true });
  expect(designOf('4073')).toEqual({ number: '6141', isPlain: true });
  expect(designOf('3069bpb0123')).toEqual({ number: '3069', isPlain: false });
  expect(designOf('973pb10c01')).toBeNull();
  expect(designOf('60001-1')).toBeNull();
});

test('colours are found by four kinds of numbers and by name', () => {
  expect(colourNumber('4', 'rebrickable')).toBe(5);
  expect(colourNumber('21', 'maker')).toBe(5);
  expect(colourNumber('weiss', 'shop')).toBeNull();
  expect(colourNumber('Weiß', 'shop')).toBe(1);
  expect(colourNumber('chrome gold', 'bricklink')).toBe(21);
  expect([isKnownColour(0), isKnownColour(5), isKnownColour(9999)]).toEqual([true, true, false]);
});

test('a file says by its beginning what it is', () => {
  expect(fileFormat('\ufeff<?xml version="1.0"?>\n<!DOCTYPE BrickStoreXML>\n<BrickStoreXML>')).toBe('bsx');
  expect(fileFormat('<INVENTORY><ITEM>')).toBe('inventory-xml');
  expect(fileFormat('<ORDERS><ORDER>')).toBe('orders-xml');
  expect(fileFormat('<svg xmlns="x">')).toBeNull();
  expect(fileFormat('Part,Color,Quantity')).toBe('csv');
});
