import { expect, test } from 'vitest';
import { FileProblem } from './problems.ts';
import { collect } from './testing/collect.ts';
import { workbookParts } from './testing/workbook-file.ts';
import { firstSheet, type OpenPart, sheetCsv } from './workbook.ts';

const openOf =
  (parts: ReadonlyMap<string, string>): OpenPart =>
  (name) => {
    const text = parts.get(name);
    return text === undefined
      ? null
      : (async function* () {
          yield* text.match(/.{1,50}/gs) ?? [];
        })();
  };

async function csvOf(parts: ReadonlyMap<string, string>): Promise<string> {
  const open = openOf(parts);
  return (await collect(sheetCsv(open, (await firstSheet(open))!))).join('');
}

test('the first sheet that is shown is read as the table that it is', async () => {
  const rows = [
    ['Teil', 'Farbe', 'Menge', 'VK netto'],
    ['3001', 'Rot', 1240, 0.1 + 0.2],
    [],
    [3024, 'a "b", c\nd', 7, 1e-2, '', ''],
  ];
  const parts = workbookParts(rows);
  expect((await firstSheet(openOf(parts)))?.name).toBe('Lager & Co');
  expect(await csvOf(parts)).toBe(
    'Teil,Farbe,Menge,VK netto\r\n3001,Rot,1240,0.3\r\n\r\n3024,"a ""b"", c\nd",7,0.01\r\n',
  );
});

test('cells as other programs write them: inline, in pieces, with gaps, formulas, errors and prefixes', async () => {
  const parts = new Map(workbookParts([]));
  parts.set(
    'xl/sharedStrings.xml',
    '<x:sst xmlns:x="m"><x:si><x:r><x:t>Licht</x:t></x:r><x:r><x:t xml:space="preserve"> grau</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>',
  );
  parts.set(
    'xl/worksheets/sheet7.xml',
    `<x:worksheet xmlns:x="m"><x:sheetData><x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t>drin</x:t></x:is></x:c><x:c r="D2" t="s"><x:v>0</x:v></x:c>
    <x:c r="E2" t="str"><x:f>A1&amp;"x"</x:f><x:v>x</x:v></x:c><x:c r="F2" t="e"><x:v>#N/A</x:v></x:c><x:c r="AA2"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
  );
  expect(await csvOf(parts)).toBe(`\r\n,drin,,Licht grau,x${','.repeat(22)}5\r\n`);
});

test('what is no workbook is none, and one that breaks off says so', async () => {
  expect(await firstSheet(openOf(new Map()))).toBeNull();
  const parts = new Map(workbookParts([['Teil']]));
  parts.set('xl/worksheets/sheet7.xml', '<worksheet><sheetData><row><c><v>1</v>');
  await expect(csvOf(parts)).rejects.toThrow(FileProblem);
});
