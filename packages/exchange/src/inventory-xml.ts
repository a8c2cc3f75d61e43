import { type Money, toEuros } from '@brixel/commerce/money';
import { type Lot, letterOf } from './lot.ts';
import { type FieldNames, type LotTextRules, lotOf, namedTexts } from './lot-fields.ts';
import { FileProblem, type ReadLot } from './problems.ts';
import { fieldsOf, readXml } from './read-xml.ts';
import { xmlElements } from './xml-text.ts';

/** What a shop on BrickLink gives as a download, and takes as a mass upload or update. */

export const inventoryNames: FieldNames = {
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
};

const rules: LotTextRules = { nameOf: (field) => inventoryNames[field] ?? field, defaultCondition: null };

/** Downloads escape these signs twice. */
const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

export async function* readInventoryXml(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ReadLot> {
  let row = 0;
  for await (const item of readXml(chunks, { roots: ['INVENTORY'], path: ['ITEM'] })) {
    row += 1;
    const fields = fieldsOf(item);
    const currency = fields.BASECURRENCYCODE || 'EUR';
    if (currency !== 'EUR') throw new FileProblem('CURRENCY', { line: item.line, detail: currency });
    const texts = namedTexts(fields, inventoryNames);
    const [comments, remarks] = [unescaped(texts.comments ?? ''), unescaped(texts.remarks ?? '')];
    yield { row, line: item.line, ...lotOf({ ...texts, comments, remarks }, rules) };
  }
}

const completenessLetters = { complete: 'C', incomplete: 'I', sealed: 'S' } as const;

/** New lots for a mass upload. The format has no XML declaration. */
export function* writeInventoryXml(lots: Iterable<Lot>): Generator<string> {
  yield '<INVENTORY>\n';
  for (const lot of lots) {
    const tiers = lot.tiers.flatMap(({ qty, price }, place) => [
      [`TQ${place + 1}`, qty],
      [`TP${place + 1}`, toEuros(price)],
    ]);
    const fields = xmlElements({
      LOTID: lot.externalId,
      ITEMTYPE: letterOf(lot),
      ITEMID: lot.itemNo,
      COLOR: lot.colourNo,
      QTY: lot.qty,
      PRICE: toEuros(lot.price),
      CONDITION: lot.condition === 'new' ? 'N' : 'U',
      SUBCONDITION: lot.completeness && completenessLetters[lot.completeness],
      BULK: lot.step > 1 ? lot.step : null,
      SALE: lot.sale / 100 || null,
      ...Object.fromEntries(tiers),
      DESCRIPTION: lot.comments || null,
      REMARKS: lot.remarks || null,
      RETAIN: lot.isRetained ? 'Y' : null,
      MYCOST: lot.cost && toEuros(lot.cost),
      MYWEIGHT: lot.grams,
    });
    yield `<ITEM>${fields}</ITEM>\n`;
  }
  yield '</INVENTORY>\n';
}

export interface LotUpdate {
  externalId: string;
  /** what has been sold here is negative */
  qtyChange?: number;
  price?: Money;
  remarks?: string;
}

/** Changes of lots that are there already; a lot that comes to 0 is deleted there unless it is retained. */
export function* writeUpdateXml(updates: Iterable<LotUpdate>): Generator<string> {
  yield '<INVENTORY>\n';
  for (const { externalId, qtyChange = 0, price, remarks } of updates) {
    const fields = xmlElements({
      LOTID: externalId,
      QTY: qtyChange === 0 ? null : `${qtyChange > 0 ? '+' : ''}${qtyChange}`,
      PRICE: price === undefined ? null : toEuros(price),
      REMARKS: remarks ?? null,
    });
    yield `<ITEM>${fields}</ITEM>\n`;
  }
  yield '</INVENTORY>\n';
}
