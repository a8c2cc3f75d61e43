import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOrderXml, type SoldItem } from './order-xml.ts';
import { FileProblem } from './problems.ts';
import { collect } from './testing/collect.ts';
import { xmlText } from './xml-text.ts';

const sold = fc.record({
  itemNo: fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,12}$/),
  colourNo: fc.integer({ min: 0, max: 300 }),
  qty: fc.integer({ min: 1, max: 9_999_999 }),
  externalId: fc.option(fc.integer({ min: 1, max: 999_999_999 }).map(String)),
});
/** As people write, and as nobody escapes it. */
const remarks = fc.string({ unit: fc.constantFrom(...'aZ0 &;<>/"\'B🧱\n'), maxLength: 40 }).map((text) => text.trim());
const order = fc.record({
  number: fc.integer({ min: 1, max: 99_999_999 }).map(String),
  note: remarks,
  isEscaped: fc.boolean(),
  items: fc.array(fc.record({ item: sold, remarks }), { maxLength: 4 }),
});

const itemXml = ({
  item,
  remarks,
}: {
  item: Pick<SoldItem, 'itemNo' | 'colourNo' | 'qty' | 'externalId'>;
  remarks: string;
}) =>
  `<ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>${item.itemNo}</ITEMID><COLOR>${item.colourNo}</COLOR><QTY>${item.qty.toLocaleString('en-US')}</QTY>
  <CONDITION>N</CONDITION><REMARKS>${remarks}</REMARKS>${item.externalId ? `<LOTID>${item.externalId}</LOTID>` : ''}<ORDERBATCH>1</ORDERBATCH></ITEM>`;

it('reads any orders, however their writer escapes, and however they are cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 3 }), fc.integer({ min: 1, max: 60 }), async (orders, size) => {
      // what looks like the end of the field is one, and what looks like an entity too
      const clean = (text: string): string => text.replaceAll(/<\/|&(?=[^ ])/g, '_');
      const xml = `<ORDERS>${orders
        .map(({ number, note, isEscaped, items }) => {
          const written = (text: string): string => (isEscaped ? xmlText(clean(text)) : clean(text));
          return `<ORDER><ORDERID>${number}</ORDERID><ORDERDATE>5/31/2026</ORDERDATE><ORDERREMARKS>${written(note)}</ORDERREMARKS>
          ${items.map(({ item, remarks }) => itemXml({ item, remarks: written(remarks) })).join('\n')}</ORDER>`;
        })
        .join('\n')}</ORDERS>`;
      const pieces = xml.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      const read = await collect(readOrderXml(pieces));
      const expected = orders.map(({ number, items }) => ({
        ...{ number, day: '2026-05-31', isCancelled: false },
        items: items.map(({ item, remarks }) => ({
          item: { ...item, itemType: 'part', condition: 'new', completeness: null, remarks: clean(remarks).trim() },
        })),
      }));
      expect(read).toMatchObject(expected);
    }),
    { numRuns: 200 },
  );
});

it('says what is wrong with a line, and refuses what never ends', async () => {
  const [first] = await collect(
    readOrderXml(['<ORDERS><ORDER><ORDERSTATUS>Cancelled</ORDERSTATUS><ITEM><QTY>1,75</QTY></ITEM></ORDER></ORDERS>']),
  );
  expect(first).toMatchObject({ number: '', day: null, isCancelled: true, items: [{ item: null }] });
  expect(first?.items[0]?.problems.map(({ code }) => code)).toEqual(['NO_ITEM', 'NUMBER', 'CONDITION']);
  const endless = (function* () {
    yield '<ORDERS><ORDER><ORDERREMARKS>';
    for (let chunk = 0; chunk < 100; chunk += 1) yield 'x'.repeat(10_000);
  })();
  await expect(collect(readOrderXml(endless))).rejects.toThrow(FileProblem);
});
