import { expect, test } from 'vitest';
import { readBsx } from './bsx.ts';
import { decodeText } from './decode-text.ts';
import { readInventoryXml } from './inventory-xml.ts';
import { FileProblem, type FileProblemCode } from './problems.ts';
import { readCsv } from './read-csv.ts';
import { collect } from './testing/collect.ts';

/** Read to its end, as a file that is given piece by piece. */
async function problemOf(rows: AsyncIterable<unknown>): Promise<[FileProblemCode, number] | 'none'> {
  try {
    for await (const _ of rows);
    return 'none';
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return [error.code, error.line];
  }
}

const bsx = (items: string): string =>
  `<BrickStoreXML><Inventory Currency="EUR">\n${items}</Inventory></BrickStoreXML>`;

test.each<[string, string, FileProblemCode, number]>([
  ['nothing', '', 'BROKEN_XML', 1],
  ['no XML', 'hello', 'BROKEN_XML', 1],
  ['another format', '<html><body/></html>', 'FORMAT_UNKNOWN', 1],
  ['a currency that is not ours', '<BrickStoreXML>\n<Inventory Currency="CHF"/></BrickStoreXML>', 'CURRENCY', 2],
  ['no currency, which means dollars', '<BrickStoreXML><Inventory/></BrickStoreXML>', 'CURRENCY', 1],
  ['a tag that is not closed', bsx('<Item>\n<ItemID>3001</Item>\n'), 'BROKEN_XML', 3],
  ['an end that is missing', '<BrickStoreXML><Inventory Currency="EUR"><Item>', 'CUT_OFF', 1],
  ['an end within a name', '<BrickStoreXML><Inventory Currency="EUR"><Item><Item', 'CUT_OFF', 1],
  [
    'entities of its own',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${bsx('<Item><ItemID>&b;</ItemID></Item>')}`,
    'BROKEN_XML',
    2,
  ],
  ['a depth without end', bsx('<Item>'.repeat(50)), 'TOO_DEEP', 2],
  ['a text without end', bsx(`<Item><Comments>${'x'.repeat(70_000)}</Comments></Item>`), 'TOO_LONG', 2],
  ['a tag without end', bsx(`<Item ${'x'.repeat(200_000)}`), 'BROKEN_XML', 2],
  ['a thousand fields in one', bsx(`<Item>${'<Qty>1</Qty>'.repeat(30_000)}</Item>`), 'TOO_LONG', 2],
])('%s is refused', async (_, file, code, line) => {
  expect(await problemOf(readBsx(file.match(/.{1,1000}/gs) ?? []))).toEqual([code, line]);
});

test('what is around the lots is passed over', async () => {
  const file = `<?xml version="1.0"?><!DOCTYPE BrickStoreXML><!-- <Item/> -->${bsx(
    '<Item><ItemID>3001</ItemID><Qty>1</Qty><Price>0.1</Price></Item>',
  ).replace('</BrickStoreXML>', '<GuiState><Item/><Inventory><Item/></Inventory></GuiState></BrickStoreXML>')}`;
  const rows = await collect(readBsx([file]));
  expect(rows.map(({ lot }) => lot?.itemNo)).toEqual(['3001']);
});

test('a download whose remarks are escaped twice is read as it was written', async () => {
  const item =
    '<ITEMTYPE>P</ITEMTYPE><ITEMID>3001</ITEMID><COLOR>5</COLOR><QTY>2</QTY><PRICE>0.1</PRICE><CONDITION>N</CONDITION>';
  const file = `<INVENTORY><ITEM>${item}<REMARKS>A &amp;lt;1&amp;gt;</REMARKS></ITEM></INVENTORY>`;
  const [row] = await collect(readInventoryXml([file]));
  expect(row?.lot?.remarks).toBe('A <1>');
});

test('rows that say nonsense are kept out and told of, and the others stay', async () => {
  const item = (fields: string): string =>
    `<Item><ItemID>3001</ItemID><Qty>3</Qty><Price>0.5</Price>${fields}</Item>\n`;
  const rows = await collect(
    readBsx([
      bsx(
        [
          '',
          '<Qty>-3</Qty>',
          '<Qty>1e9</Qty>',
          '<Price>0,5</Price>',
          '<Price>0</Price>',
          '<ItemID></ItemID>',
          '<ItemTypeID>Q</ItemTypeID>',
          '<Condition>?</Condition>',
          '<TQ1>100</TQ1><TP1>0.4</TP1><TQ2>50</TQ2><TP2>0.3</TP2>',
          '<Bulk>10</Bulk>',
          '<Status>X</Status>',
          '<Reserved>anna</Reserved>',
          '<Stockroom>A</Stockroom>',
        ]
          .map(item)
          .join(''),
      ),
    ]),
  );
  const told = rows.map(({ lot, problems }) => [
    lot !== null,
    ...problems.map(({ code, field }) => `${code} ${field}`),
  ]);
  expect(told).toEqual([
    [true],
    [false, 'QTY_NEGATIVE Qty'],
    [false, 'NUMBER Qty'],
    [false, 'NUMBER Price'],
    [false, 'PRICE_ZERO Price'],
    [false, 'NO_ITEM ItemID'],
    [false, 'TYPE_UNKNOWN ItemTypeID'],
    [false, 'CONDITION Condition'],
    [false, 'TIER_ORDER TQ1'],
    [true, 'STEP_GT_QTY Bulk'],
    [false, 'EXCLUDED Status'],
    [false, 'RESERVED Reserved'],
    [false, 'STOCKROOM Stockroom'],
  ]);
  expect(rows.map(({ line }) => line)).toEqual(rows.map((_, place) => place + 2));
});

test('a table with an open quote, an endless cell or too many columns is refused', async () => {
  const read = (file: string) => problemOf(readCsv(file.match(/.{1,1000}/gs) ?? [], ','));
  expect(await read('a,b\n1,2\n')).toBe('none');
  expect(await read('a,b\n"1,2\n3,4\n')).toEqual(['BROKEN_CSV', expect.any(Number)]);
  expect(await read(`a,b\n${'x'.repeat(5_000_000)},2\n`)).toEqual(['TOO_LONG', expect.any(Number)]);
  expect(await read(`a,b\n${','.repeat(1000)}\n`)).toEqual(['TOO_LONG', 2]);
});

test('a text of another encoding is refused with its line', async () => {
  const bytes = [...Buffer.from('eins\nzwei\nGr'), 0xfc, ...Buffer.from('n\n')];
  expect(
    await problemOf(decodeText([Uint8Array.from(bytes.slice(0, 6)), Uint8Array.from(bytes.slice(6))], 'utf-8')),
  ).toEqual(['NOT_UTF8', 2]);
  expect((await collect(decodeText([Uint8Array.from(bytes)], 'windows-1252'))).join('')).toContain('Grün');
});
