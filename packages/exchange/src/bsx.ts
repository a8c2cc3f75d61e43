import { type FieldNames, type LotTextRules, lotOf, namedTexts } from './lot-fields.ts';
import { FileProblem, type ReadLot } from './problems.ts';
import { fieldsOf, readXml } from './read-xml.ts';

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
