import { type FieldNames, type LotTextRules, lotOf, namedTexts } from './lot-fields.ts';
import { FileProblem, type ReadLot } from './problems.ts';
import { fieldsOf, readXml } from './read-xml.ts';

/** What a shop on BrickLink gives as a download. */

export const inventoryNames = {
  type: 'ITEMTYPE',
  item: 'ITEMID',
  colour: 'COLOR',
  condition: 'CONDITION',
  completeness: 'SUBCONDITION',
  qty: 'QTY',
  price: 'PRICE',
  cost: 'MYCOST',
  sale: 'SALE',
  step: 'BULK',
  tierQty1: 'TQ1',
  tierPrice1: 'TP1',
  tierQty2: 'TQ2',
  tierPrice2: 'TP2',
  tierQty3: 'TQ3',
  tierPrice3: 'TP3',
  comments: 'DESCRIPTION',
  remarks: 'REMARKS',
  lotId: 'LOTID',
  retain: 'RETAIN',
  reserved: 'BUYERUSERNAME',
  stockroom: 'STOCKROOM',
  grams: 'MYWEIGHT',
} as const satisfies FieldNames;

const names: FieldNames = inventoryNames;

const rules: LotTextRules = { nameOf: (field) => names[field] ?? field, defaultCondition: null };

/** Downloads escape these signs twice. */
const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

export async function* readInventoryXml(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ReadLot> {
  let row = 0;
  for await (const item of readXml(chunks, { roots: ['INVENTORY'], path: ['ITEM'] })) {
    row += 1;
    const fields = fieldsOf(item);
    const currency = fields.BASECURRENCYCODE || 'EUR';
    if (currency !== 'EUR') throw new FileProblem('CURRENCY', { line: item.line, detail: currency });
    const texts = namedTexts(fields, names);
    const [comments, remarks] = [unescaped(texts.comments ?? ''), unescaped(texts.remarks ?? '')];
    yield { row, line: item.line, ...lotOf({ ...texts, comments, remarks }, rules) };
  }
}
