import { COLOURS } from '@brixel/bricks/colours';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partKey } from './part-number.ts';
import { readWanted } from './read-wanted.ts';
import type { Wanted, WantedLine } from './wanted.ts';
import { readWantedText } from './wanted-text.ts';

async function read(text: string): Promise<WantedLine['wanted'][]> {
  const lines: WantedLine['wanted'][] = [];
  for await (const { wanted } of readWanted(text)) lines.push(wanted);
  return lines;
}
const want = (part: string, colourNo: number | null, qty: number): Wanted => ({ part, colourNo, qty, condition: null });

describe('plain lines', () => {
  test.each([
    ['3001 rot 20', want('3001', 5, 20)],
    ['20x 3001 Rot', want('3001', 5, 20)],
    ['20 x 3001 rosso', want('3001', 5, 20)],
    ['3001;5;20', want('3001', 5, 20)],
    ['3001,Dark Bluish Grey,20', want('3001', 85, 20)],
    ['3001 dark bluish gray 20', want('3001', 85, 20)],
    ['- 3070b Weiß x4', want('3070b', 1, 4)],
    ['3070b weiss 4', want('3070b', 1, 4)],
    ['3070b WEISS 4', want('3070b', 1, 4)],
    ['20 3001 rot', want('3001', 5, 20)],
    ['3001 20 rot', want('3001', 5, 20)],
    ['3001 rot 20 Stück', want('3001', 5, 20)],
    ['3001\tred\t20', want('3001', 5, 20)],
    ['3001 rot', want('3001', 5, 1)],
    ['12 dark red 3001', want('3001', 59, 12)],
    ['12 dunkelrote 3001', want('3001', 59, 12)],
    ['4 rosso 99999', want('99999', 5, 4)],
    ['4589 rot 12000', want('4589', 5, 12000)],
    // in anybody's words
    ['10 rote 2x4 Steine', want('3001', 5, 10)],
    ['10 red bricks 2x4', want('3001', 5, 10)],
    ['20 schwarze Fliesen 1 x 2', want('3069', 11, 20)],
    ['mattoncino rosso 2x4, 10 pezzi', want('3001', 5, 10)],
    ['10 piastre 2×4 gialle', want('3020', 3, 10)],
    ['- 10x 3020 in gelb', want('3020', 3, 10)],
    ['3003 dunkel blau 5 Stk.', want('3003', 63, 5)],
    ['3001 blu scuro (4)', want('3001', 63, 4)],
    ['3001 verdi scuri 2', want('3001', 80, 2)],
    ['3001 bianchi 4', want('3001', 1, 4)],
    ['3001 weiße 4', want('3001', 1, 4)],
    ['"3001","rot","20"', want('3001', 5, 20)],
    ['rot 3001', want('3001', 5, 1)],
    ['20 pezzi di 3001 rosso', want('3001', 5, 20)],
    ['Anzahl: 20 Teil: 3001 Farbe: rot', want('3001', 5, 20)],
    ['43093 Transparent Rot 1.500', want('43093', 17, 1500)],
    ['1.000 3024 weiß', want('3024', 1, 1000)],
    ['mi servono 20 mattoncini rossi 2x4', want('3001', 5, 20)],
    ['mir fehlen noch 20 rote 2x4 Steine', want('3001', 5, 20)],
    ['3001 rot blau 20', 'COLOUR_UNKNOWN'],
    ['3001 kariert rot 20', 'COLOUR_UNKNOWN'],
    ['3001 rot -5', 'COLOUR_UNKNOWN'],
    ['Hallo, ich brauche noch rote Steine', 'NO_PART'],
    ['3001 20', 'NO_COLOUR'],
    ['Steine rot 20', 'NO_PART'],
    ['3001 kariert 20', 'COLOUR_UNKNOWN'],
    ['3001 rot 0', 'QTY'],
  ])('%s', async (line, expected) => {
    expect(await read(line)).toEqual([expected]);
  });

  test('comments and empty lines say nothing, and lines keep their numbers', () => {
    const lines = [...readWantedText('# Dach\n\n3001 rot 2\r\n// Ende\n3002 blau 3')];
    expect(lines.map(({ line, text }) => [line, text])).toEqual([
      [3, '3001 rot 2'],
      [5, '3002 blau 3'],
    ]);
  });

  test('what is written in any of the usual ways is read as it was meant', () => {
    const part = fc.constantFrom('3001', '3070b', '6141', '973pb10c01', '3024', '32123a');
    const colour = fc.constantFrom(...COLOURS).chain((entry) =>
      fc.record({
        name: fc.constantFrom(...Object.values(entry.name), String(entry.bricklinkId)),
        entry: fc.constant(entry),
      }),
    );
    const ways: ((part: string, colour: string, qty: number) => string)[] = [
      (number, name, qty) => `${number} ${name} ${qty}`,
      (number, name, qty) => `${qty}x ${number} ${name}`,
      (number, name, qty) => `${number};${name};${qty}`,
      (number, name, qty) => `${number}\t${name.toUpperCase()}\t${qty}`,
      (number, name, qty) => `${number} | ${name} | ${qty}`,
      (number, name, qty) => `  ${number} ${name} x${qty}  `,
      (number, name, qty) => `${qty} pz ${number} ${name}`,
    ];
    fc.assert(
      fc.property(
        part,
        colour,
        fc.integer({ min: 1, max: 99_999 }),
        fc.constantFrom(...ways),
        (number, { name, entry }, qty, write) => {
          const [line] = readWantedText(write(number, name, qty));
          const wanted = line!.wanted as Wanted;
          expect(wanted).toMatchObject({ part: number, qty });
          // some names are those of two colours; the number that is read has one of them
          const names = COLOURS.filter(({ bricklinkId }) => bricklinkId === wanted.colourNo).flatMap((found) => [
            ...Object.values(found.name),
            String(found.bricklinkId),
          ]);
          expect(names.map((text) => text.toLowerCase())).toContain(name.toLowerCase());
          expect(entry.bricklinkId > 0).toBe(true);
        },
      ),
    );
  });

  test('whatever is pasted, every line is either understood or told of, and nothing throws', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 })), (lines) => {
        for (const { wanted, line } of readWantedText(lines.join('\n'))) {
          expect(line).toBeGreaterThan(0);
          if (typeof wanted === 'string') continue;
          expect(wanted.qty).toBeGreaterThan(0);
          expect(Number.isInteger(wanted.qty)).toBe(true);
        }
      }),
    );
  });
});

test('a wanted list asks for what is still missing of it', async () => {
  const list = `<INVENTORY>
    <ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3001</ITEMID><COLOR>5</COLOR><MINQTY>20</MINQTY><QTYFILLED>5</QTYFILLED><CONDITION>N</CONDITION></ITEM>
    <ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3003</ITEMID><COLOR>5</COLOR><MINQTY>2</MINQTY><QTYFILLED>2</QTYFILLED></ITEM>
    <ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3002</ITEMID><COLOR>0</COLOR></ITEM>
    <ITEM><ITEMTYPE>S</ITEMTYPE><ITEMID>6390-1</ITEMID></ITEM>
  </INVENTORY>`;
  expect(await read(list)).toEqual([{ ...want('3001', 5, 15), condition: 'new' }, want('3002', null, 1), 'NOT_A_PART']);
});

test('files of BrickStore and tables of Rebrickable are read in their own numbers', async () => {
  const bsx = `<?xml version="1.0"?><!DOCTYPE BrickStoreXML><BrickStoreXML><Inventory>
    <Item><ItemID>3023</ItemID><ItemTypeID>P</ItemTypeID><ColorID>11</ColorID><Qty>1,240</Qty><Condition>U</Condition></Item>
    <Item><ItemID>3024</ItemID><ItemTypeID>P</ItemTypeID><ColorID>11</ColorID><Qty>3</Qty><Status>X</Status></Item>
  </Inventory></BrickStoreXML>`;
  expect(await read(bsx)).toEqual([{ ...want('3023', 11, 1240), condition: 'used' }]);
  expect(await read('Part,Color,Quantity,Is Spare\n3023,0,12,False\n3070b,15,4,True\n3001,9999,2,False')).toEqual([
    want('3023', 11, 12),
    want('3070b', 1, 4),
    want('3001', null, 2),
  ]);
  expect(await read('Teil;Farbe;Anzahl\n3024;Rot;1.200')).toEqual([want('3024', 5, 1200)]);
  // as the maker of virtual models exports it
  expect(await read('BLItemNo\tPartName\tBLColorId\tColorName\tQty\n3001\tBrick 2 x 4\t5\tRed\t4')).toEqual([
    want('3001', 5, 4),
  ]);
});

test('other XML and broken XML are refused as a whole', async () => {
  await expect(read('<html><body>3001</body></html>')).rejects.toThrow('FORMAT_UNKNOWN');
  await expect(read('<INVENTORY><ITEM><ITEMID>3001</ITEM>')).rejects.toThrow('BROKEN_XML');
  await expect(
    read('<!DOCTYPE x [<!ENTITY a "b">]><INVENTORY><ITEM><ITEMID>&a;</ITEMID></ITEM></INVENTORY>'),
  ).rejects.toThrow();
});

test('numbers of one part have one key', () => {
  expect(['3070b', '3070A', '3070'].map(partKey)).toEqual(['3070', '3070', '3070']);
  expect(partKey('4073')).toBe('6141');
  expect(partKey('3070bpb01')).not.toBe(partKey('3070'));
  expect(partKey('973pb10c01')).toBe('973pb10c01');
});
