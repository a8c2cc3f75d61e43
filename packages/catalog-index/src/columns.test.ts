import { expect, test } from 'vitest';
import { createColumnsBuilder, openColumns } from './columns.ts';

test('fields that nobody foresaw are read together, with one look at each document, and once', () => {
  const documents = Array.from({ length: 20 }, (_, n) => ({ id: n, a: n % 3, b: `b${n}`, c: { d: [n] } }));
  const builder = createColumnsBuilder(['id']);
  for (const document of documents) builder.add(document);
  let looks = 0;
  const columns = openColumns(builder.finish(), {
    documentCount: documents.length,
    aliases: { alias: 'a' },
    collator: new Intl.Collator('de'),
    readDocument(number) {
      looks += 1;
      return documents[number]!;
    },
  });
  const fields = ['id', 'a', 'alias', 'b', 'c.d', 'nobody-has-it', 'b'];
  expect(columns.unforeseen(fields)).toEqual(['a', 'b', 'c.d']);
  columns.prepare(fields);
  for (const field of fields) columns.get(field);
  columns.prepare(fields);
  expect(looks).toBe(documents.length);
  expect(columns.get('nobody-has-it')).toBeNull();
  expect(columns.unforeseen(fields), 'what is read is still unforeseen').toHaveLength(3);
});

test('fields that are read piece by piece are as all documents are at the end', () => {
  const COUNT = 1_000;
  const documents = Array.from({ length: COUNT }, (_, n) => ({ id: n, a: 'old' }));
  const builder = createColumnsBuilder(['id']);
  for (const document of documents) builder.add(document);
  const columns = openColumns(builder.finish(), {
    documentCount: documents.length,
    aliases: {},
    collator: new Intl.Collator('de'),
    readDocument: (number) => documents[number]!,
  });
  const change = (number: number) => {
    documents[number] = { id: number, a: 'new' };
    columns.update(number, documents[number]);
  };
  const pieces = columns.read(['a']);
  let count = 0;
  for (let piece = pieces.next(); !piece.done; piece = pieces.next()) {
    if (count === 0) expect(columns.readsIn('a'), 'before the end there is no such column').toBe(false);
    count += 1;
    // one that was read already, one that is still to be read, and one that comes
    if (count === 2) {
      change(0);
      change(COUNT - 1);
      documents.push({ id: COUNT, a: 'new' });
      columns.add(documents[COUNT]!);
    }
  }
  expect(count).toBeGreaterThan(10);
  const column = columns.get('a')!;
  const { sets, values } = column;
  const valuesOf = (number: number) => Array.from(sets.codesOf(sets.ofDocument[number]!), (code) => values.value(code));
  expect([0, 1, COUNT - 1, COUNT].map(valuesOf)).toEqual([['new'], ['old'], ['new'], ['new']]);
  expect(columns.read(['a']).next().done, 'nothing is read twice').toBe(true);
});
