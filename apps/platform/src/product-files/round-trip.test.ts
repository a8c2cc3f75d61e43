import { storeCodes } from '@brixel/contract/stores';
import { plainTable, spreadsheetTables, type TableStyle } from '@brixel/exchange/csv-row';
import { collect } from '@brixel/exchange/testing/collect';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLine } from './product-lines.ts';
import {
  attributeKey,
  isSame,
  type ProductRecord,
  plainKeys,
  type RecordKey,
  textKey,
  type Value,
} from './product-record.ts';
import { tableColumns, tableHeader, tableRow } from './product-table.ts';
import { type ReadProduct, readJsonLines, readProductTable } from './read-products.ts';

/** Texts as owners write them, with everything that files must escape, and spaces at the ends. */
const text = (maxLength: number, minLength = 0) =>
  fc.string({ unit: fc.constantFrom(...'aZ09 äß€🧱<>&"\';|,=+-@\n\r\t\\/:*#'), minLength, maxLength });
const nullable = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const sku = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._*-]{0,12}$/);
const line = text(20, 1).map((value) => value.replaceAll(/[\r\n]/g, '').trim() || 'x');
const euros = fc.integer({ min: 0, max: 9_999_999 }).map((units) => units / 10_000);
const link = fc.record({ sku, qty: fc.integer({ min: 0, max: 50 }) });
const links = nullable(fc.array(link, { minLength: 1, maxLength: 4 }));
const group = fc.stringMatching(/^[A-Za-zäöü][A-Za-z @:.]{0,8}[a-z]$/);

const plain: Partial<Record<RecordKey, fc.Arbitrary<Value>>> = {
  type: fc.constantFrom('simple', 'bundle'),
  parent: nullable(sku),
  price: euros,
  special_price: nullable(euros),
  stock: nullable(fc.nat(100_000)),
  manage_stock: fc.boolean(),
  place: nullable(line),
  tiers: nullable(
    fc.array(
      fc.oneof(
        fc.record({ qty: fc.integer({ min: 1, max: 500 }), price: euros }),
        fc.record({ qty: fc.integer({ min: 1, max: 500 }), price: euros, group }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  ),
  categories: nullable(fc.array(line, { minLength: 1, maxLength: 3 })),
  pictures: nullable(fc.array(fc.stringMatching(/^\/[a-z]{1,8}\.png$/), { minLength: 1, maxLength: 3 })),
  related: links,
  associated: links,
  bundle: nullable(fc.array(fc.record({ id: fc.nat(9), title: text(5) }), { minLength: 1, maxLength: 2 })),
};
const texts = storeCodes.flatMap((store) => [
  [textKey('description', store), nullable(text(60, 1))],
  [textKey('meta_title', store), nullable(text(10, 1))],
  [
    textKey('data_sheet', store),
    nullable(fc.array(fc.record({ label: text(5), value: text(5) }), { minLength: 1, maxLength: 2 })),
  ],
]);
const attribute = fc.oneof(
  text(12),
  fc.integer(),
  fc.integer().map((number) => number / 1000),
  fc.boolean(),
  fc.constantFrom('3001', '1,5', 'true', 'null', '{}', ' x', '"', '-1'),
  fc.array(fc.oneof(text(4), fc.nat(9)), { minLength: 1, maxLength: 3 }),
);

const anyRecord: fc.Arbitrary<ProductRecord> = fc
  .tuple(
    fc.record({
      ...plain,
      ...(Object.fromEntries(texts) as Record<string, fc.Arbitrary<Value>>),
      ...Object.fromEntries(storeCodes.map((store) => [textKey('name', store), text(12, 1)])),
    } as Record<string, fc.Arbitrary<Value>>),
    fc.dictionary(fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_]{0,10}$/), attribute, { maxKeys: 4 }),
  )
  .map(([facts, attributes]) => ({
    ...facts,
    ...Object.fromEntries(Object.entries(attributes).map(([code, value]) => [attributeKey(code), value])),
  }));

const cut = (file: string, size: number): string[] => file.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];

function differing(given: ProductRecord, { product }: ReadProduct): string[] {
  const keys = new Set([...Object.keys(given), ...Object.keys(product?.said ?? {})]) as Set<RecordKey>;
  return [...keys].filter((key) => !isSame(given[key] ?? null, product?.said[key] ?? null));
}

test('any product is the same after it was written and read, as a line of JSON and as a row of a table', async () => {
  const goods = fc.array(fc.tuple(sku, anyRecord), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(goods, fc.integer({ min: 1, max: 3000 }), async (given, size) => {
      const lines = given.map(([name, record]) => jsonLine(name, record)).join('');
      const codes = new Set(
        given.flatMap(([, record]) =>
          Object.keys(record).flatMap((key) => (key.startsWith('attribute.') ? key.slice('attribute.'.length) : [])),
        ),
      );
      const columns = tableColumns([...codes]);
      const tableIn = (style: TableStyle) =>
        tableHeader(columns, style) + given.map(([name, record]) => tableRow(name, record, columns, style)).join('');
      for (const read of [
        await collect(readJsonLines(cut(lines, size))),
        await collect(readProductTable(cut(tableIn(plainTable), size), { separator: ',', decimals: 'point' })),
        await collect(
          readProductTable(cut(tableIn(spreadsheetTables.de), size), { separator: ';', decimals: 'comma' }),
        ),
      ]) {
        expect(read.map(({ product }) => product?.sku)).toEqual(given.map(([name]) => name));
        expect(read.flatMap(({ product }) => product?.strange ?? [])).toEqual([]);
        for (const [place, [, record]] of given.entries()) expect(differing(record, read[place]!)).toEqual([]);
      }
    }),
  );
});

test('no cell of a table is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecord, async (record) => {
      const columns = tableColumns([]);
      const row = tableRow('A', record, columns, plainTable);
      const cells = row.match(/"(?:[^"]|"")*"|[^,]+/g) ?? [];
      for (const cell of cells) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+@]|^-(?!\d)/);
    }),
  );
});

test('a German table is understood: semicolons, decimal commas, few columns, and unknown ones are named', async () => {
  const file = 'SKU;Price;stock;tiers;Lieferant\r\nA-1;1.234,50;3;"10: 0,09\n100: 0,08 @ Händler";Huber\r\n';
  const [read] = await collect(readProductTable([file], { separator: ';', decimals: 'comma' }));
  expect(read?.product).toEqual({
    sku: 'A-1',
    said: {
      price: 1234.5,
      stock: 3,
      tiers: [
        { qty: 10, price: 0.09 },
        { qty: 100, price: 0.08, group: 'Händler' },
      ],
    },
    strange: ['Lieferant'],
  });
  expect(Object.keys(read!.product!.said).every((key) => plainKeys.some((known) => known === key))).toBe(true);
});
