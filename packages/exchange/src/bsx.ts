import { toEuros } from '@brixel/commerce/money';
import { type Lot, letterOf } from './lot.ts';
import { type FieldNames, type LotTextRules, lotOf, namedTexts } from './lot-fields.ts';
import { FileProblem, type ReadLot } from './problems.ts';
import { fieldsOf, readXml } from './read-xml.ts';
import { xmlElements } from './xml-text.ts';

/** Files of BrickStore, and of its older relative. */

const names: FieldNames = {
  type: 'ItemTypeID',
  item: 'ItemID',
  colour: 'ColorID',
  condition: 'Condition',
  completeness: 'SubCondition',
  status: 'Status',
  qty: 'Qty',
  price: 'Price',
  cost: 'Cost',
  sale: 'Sale',
  step: 'Bulk',
  tierQty1: 'TQ1',
  tierPrice1: 'TP1',
  tierQty2: 'TQ2',
  tierPrice2: 'TP2',
  tierQty3: 'TQ3',
  tierPrice3: 'TP3',
  comments: 'Comments',
  remarks: 'Remarks',
  lotId: 'LotID',
  retain: 'Retain',
  reserved: 'Reserved',
  stockroom: 'Stockroom',
  totalGrams: 'TotalWeight',
  name: 'ItemName',
  category: 'CategoryName',
};

const rules: LotTextRules = { nameOf: (field) => names[field] ?? field, defaultCondition: 'used' };

export async function* readBsx(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ReadLot> {
  const items = readXml(chunks, {
    roots: ['BrickStoreXML', 'BrickStockXML'],
    path: ['Inventory', 'Item'],
    onParent({ name, attributes, line }) {
      if (name !== 'Inventory') return;
      // the format's own default
      const { Currency = 'USD' } = attributes;
      if (Currency !== 'EUR') throw new FileProblem('CURRENCY', { line, detail: Currency });
    },
  });
  let row = 0;
  for await (const item of items) {
    row += 1;
    yield { row, line: item.line, ...lotOf(namedTexts(fieldsOf(item), names, { qty: '0', price: '0' }), rules) };
  }
}

const completenessLetters = { complete: 'C', incomplete: 'I', sealed: 'M' } as const;

/** The whole file, in pieces. */
export function* writeBsx(lots: Iterable<Lot>): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<BrickStoreXML>\n<Inventory Currency="EUR">\n';
  for (const lot of lots) yield `<Item>${xmlElements(itemOf(lot))}${lot.isRetained ? '<Retain/>' : ''}</Item>\n`;
  yield '</Inventory>\n</BrickStoreXML>\n';
}

function itemOf(lot: Lot): Record<string, string | number | null> {
  const { completeness, tiers, grams, qty } = lot;
  const tierFields = [0, 1, 2].flatMap((place) => [
    [`TQ${place + 1}`, tiers[place]?.qty ?? 0],
    [`TP${place + 1}`, tiers[place] ? toEuros(tiers[place].price) : 0],
  ]);
  return {
    ItemID: lot.itemNo,
    ItemTypeID: letterOf(lot),
    ColorID: lot.colourNo,
    ItemName: lot.name || null,
    CategoryName: lot.category || null,
    Status: 'I',
    Qty: qty,
    Price: toEuros(lot.price),
    Condition: lot.condition === 'new' ? 'N' : 'U',
    SubCondition: completeness && completenessLetters[completeness],
    Bulk: lot.step,
    Sale: lot.sale / 100 || null,
    ...(tiers.length > 0 && Object.fromEntries(tierFields)),
    Comments: lot.comments || null,
    Remarks: lot.remarks || null,
    Cost: lot.cost && toEuros(lot.cost),
    LotID: lot.externalId ?? 0,
    TotalWeight: grams !== null && qty > 0 ? Math.round(grams * qty * 1000) / 1000 : null,
  };
}
