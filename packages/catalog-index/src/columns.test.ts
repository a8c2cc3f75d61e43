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
