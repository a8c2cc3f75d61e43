import { COLOURS } from '@brixel/bricks/colours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPartList, readPartList } from './part-list.ts';
import { FileProblem } from './problems.ts';
import { readSetParts, type SetTables } from './set-parts.ts';
import { collect } from './testing/collect.ts';

const colours = COLOURS.filter(({ rebrickableId }) => rebrickableId !== null).slice(0, 5);
const piece = fc.record({
  part: fc.constantFrom('3001', '3023', '3070b', '973pr001'),
  colour: fc.constantFrom(...colours),
  quantity: fc.integer({ min: 1, max: 50 }),
  isSpare: fc.boolean(),
});
const inventory = fc.array(piece, { maxLength: 6 });

const table = (header: string, rows: readonly (readonly (string | number)[])[]) => () => [
  `${header}\n`,
  ...rows.map((row) => `${row.join(',')}\n`),
];

it('takes any set apart: its newest inventory and its figures, without spares, so many times', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ old: inventory, set: inventory, other: inventory, figure: inventory }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 3 }),
      async ({ old, set, other, figure }, count, figures) => {
        const rows = [old, set, other, figure].flatMap((pieces, place) =>
          pieces.map(({ part, colour, quantity, isSpare }) => [
            ...[
              place + 1,
              part,
              colour.rebrickableId!,
              quantity,
              isSpare ? 'True' : 'False',
              'https://elsewhere/1.jpg',
            ],
          ]),
        );
        const tables: SetTables = {
          inventories: table('id,version,set_num', [
            [2, 2, '6390-1'],
            [1, 1, '6390-1'],
            [3, 1, '6391-1'],
            [4, 1, 'fig-1'],
          ]),
          inventory_parts: table('inventory_id,part_num,color_id,quantity,is_spare,img_url', rows),
          inventory_minifigs: table('inventory_id,fig_num,quantity', [
            [2, 'fig-1', figures],
            [3, 'fig-1', 7],
          ]),
          parts: table('part_num,name,part_cat_id,part_material', [['3001', 'Brick 2 x 4', 11, 'Plastic']]),
        };
        const expected = new Map<string, number>();
        for (const [pieces, times] of [
          [set, count],
          [figure, count * figures],
        ] as const)
          for (const { part, colour, quantity, isSpare } of pieces)
            if (!isSpare)
              expected.set(
                `${part} ${colour.bricklinkId}`,
                (expected.get(`${part} ${colour.bricklinkId}`) ?? 0) + quantity * times,
              );
        const read = await collect(readSetParts(tables, { number: '6390', count, condition: 'used' }));
        const found = read.flatMap(({ lot }) => (lot ? [lot] : []));
        expect(new Map(found.map(({ itemNo, colourNo, qty }) => [`${itemNo} ${colourNo}`, qty]))).toEqual(expected);
        expect(found.every(({ price, condition }) => price === 0 && condition === 'used')).toBe(true);
        expect(found.find(({ itemNo }) => itemNo === '3001')?.name ?? 'Brick 2 x 4').toBe('Brick 2 x 4');
      },
    ),
  );
});

it('says which set or table is missing', async () => {
  const tables: SetTables = { inventories: table('id,version,set_num', [[1, 1, '6390-1']]) };
  const codeOf = async (number: string) =>
    collect(readSetParts(tables, { number, count: 1, condition: 'new' })).catch((error: unknown) =>
      error instanceof FileProblem ? [error.code, error.detail] : error,
    );
  expect(await codeOf('1-1')).toEqual(['SET_UNKNOWN', '1-1']);
  expect(await codeOf('6390-1')).toEqual(['NO_TABLES', 'inventory_parts.csv']);
});

it('a list of parts has its colours in numbers of its own', async () => {
  expect(isPartList(['Part', 'Color', 'Quantity'])).toBe(true);
  expect(isPartList(['Part', 'Color', 'Quantity', 'Is Spare'])).toBe(true);
  expect(isPartList(['Part', 'Color', 'Quantity', 'Price'])).toBe(false);
  const read = await collect(
    readPartList(['Part,Color,Quantity,Is Spare\n3023,0,12,False\n3070b,15,4,True\n3001,99999,1,False\n'], 'new'),
  );
  expect(read.map(({ lot }) => lot && [lot.itemNo, lot.colourNo, lot.qty])).toEqual([
    ['3023', 11, 12],
    ['3070b', 1, 4],
    null,
  ]);
  expect(read[2]?.problems).toEqual([{ code: 'COLOUR', field: 'Color', value: '99999' }]);
});
