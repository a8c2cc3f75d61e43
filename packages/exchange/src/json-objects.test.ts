import { expect, test } from 'vitest';
import { type JsonObject, readJsonObjects } from './json-objects.ts';
import { MAX_RECORD } from './limits.ts';

const isNumbered = (value: unknown): boolean => typeof value === 'object' && value !== null && 'n' in value;

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

async function read(text: string, size = 64 * 1024): Promise<JsonObject[]> {
  const all: JsonObject[] = [];
  for await (const object of readJsonObjects(inPieces(text, size), isNumbered)) all.push(object);
  return all;
}

const first = { n: 1, items: [{ sku: 'a "b" {[', deep: [[{ x: '\\' }]] }], text: 'ö\n😀' };
const second = { items: [{ sku: 'c' }], n: 2 };
const answer = { items: [first, second], search_criteria: { filter_groups: [{ n: 9 }] }, total_count: 2 };

test.each([
  ['one a line', `${JSON.stringify(first)}\n${JSON.stringify(second)}\n`, [1, 2]],
  ['without line breaks', `${JSON.stringify(first)}${JSON.stringify(second)}`, [1, 1]],
  ['a list', JSON.stringify([first, second]), [1, 1]],
  ['a list over many lines', JSON.stringify([first, second], null, 2), [2, 18]],
  ['an answer', JSON.stringify(answer), [1, 1]],
  ['an answer over many lines', `\ufeff${JSON.stringify(answer, null, 1)}`.slice(1), [3, 19]],
])('%s, however it is cut', async (_, text, lines) => {
  const expected = [
    { line: lines[0], value: first },
    { line: lines[1], value: second },
  ];
  for (const size of [1, 2, 7, 64, 64 * 1024]) expect(await read(text, size), String(size)).toEqual(expected);
});

test('several answers, one without entries, one after another', async () => {
  const text = `${JSON.stringify(answer)}\n${JSON.stringify({ items: [], total_count: 0 })}\n${JSON.stringify(answer)}`;
  expect((await read(text)).map(({ line, value }) => [line, (value as { n?: number }).n])).toEqual([
    [1, 1],
    [1, 2],
    [2, undefined],
    [3, 1],
    [3, 2],
  ]);
});

test('what is broken in itself is told, and what follows is read', async () => {
  expect(await read('{"n": nope}\n{"n": "open\n{"n": 3}\n')).toEqual([
    { line: 1, value: undefined },
    { line: 2, value: undefined },
    { line: 3, value: { n: 3 } },
  ]);
});

test.each([
  ['', 'FORMAT_UNKNOWN'],
  ['number;email\n1;a@example.de', 'FORMAT_UNKNOWN'],
  ['"text"', 'FORMAT_UNKNOWN'],
  ['{"n": 1}}', 'FORMAT_UNKNOWN'],
  ['{"n": 1}\nPK\x03\x04', 'FORMAT_UNKNOWN'],
  ['{"n": 1, "items": [', 'CUT_OFF'],
  ['{"items": [{"n": 1}, {"n": 2', 'CUT_OFF'],
  ['{"items": [{"n": 1}, {"n": "op\nen"}]}', 'CUT_OFF'],
  [`{"n": "${'x'.repeat(MAX_RECORD)}`, 'TOO_LONG'],
  [`${'{"n":['.repeat(MAX_RECORD / 6 + 1)}`, 'TOO_LONG'],
])('%.40s is refused as a whole', async (text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code });
});
