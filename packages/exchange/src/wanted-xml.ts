import type { Condition } from './lot.ts';
import { fieldsOf, readXml, type XmlShape } from './read-xml.ts';
import { isPartNumber, MAX_WANTED_QTY, type Wanted, type WantedLine, type WantedProblem, wantedQty } from './wanted.ts';

/** Wanted lists and inventories of BrickLink, and files of BrickStore, as lists of what somebody looks for. */

interface WantedNames extends XmlShape {
  type: string;
  item: string;
  colour: string;
  /** the first that is there counts */
  qty: readonly string[];
  condition: string;
}

const inventory: WantedNames = {
  roots: ['INVENTORY'],
  path: ['ITEM'],
  type: 'ITEMTYPE',
  item: 'ITEMID',
  colour: 'COLOR',
  qty: ['MINQTY', 'QTY'],
  condition: 'CONDITION',
};

const bsx: WantedNames = {
  roots: ['BrickStoreXML', 'BrickStockXML'],
  path: ['Inventory', 'Item'],
  type: 'ItemTypeID',
  item: 'ItemID',
  colour: 'ColorID',
  qty: ['Qty'],
  condition: 'Condition',
};

const conditions: Readonly<Record<string, Condition>> = { N: 'new', U: 'used' };

export async function* readWantedXml(text: string, format: 'bsx' | 'inventory-xml'): AsyncGenerator<WantedLine> {
  const names = format === 'bsx' ? bsx : inventory;
  for await (const element of readXml([text], names)) {
    const fields = fieldsOf(element);
    const wanted = fields.Status === 'X' ? null : wantedIn(fields, names);
    if (wanted === null) continue;
    const said = [fields[names.type], fields[names.item], fields[names.colour]].filter(Boolean).join(' ');
    yield { line: element.line, text: said, wanted };
  }
}

/** Null: there is enough of it already. */
function wantedIn(fields: Readonly<Record<string, string>>, names: WantedNames): Wanted | WantedProblem | null {
  if ((fields[names.type] || 'P').toUpperCase() !== 'P') return 'NOT_A_PART';
  const part = fields[names.item] ?? '';
  if (!isPartNumber(part)) return 'NO_PART';
  const colour = fields[names.colour] || '0';
  if (!/^\d{1,5}$/.test(colour)) return 'COLOUR_UNKNOWN';
  const written = names.qty.flatMap((name) => fields[name] || [])[0];
  // a wanted list that names no quantity wants some
  const least = written === undefined || /^(?:-1|0)$/.test(written) ? 1 : wantedQty(written);
  if (least === null) return 'QTY';
  const filled = /^\d{1,9}$/.test(fields.QTYFILLED ?? '') ? Math.min(Number(fields.QTYFILLED), MAX_WANTED_QTY) : 0;
  if (filled >= least) return null;
  const condition = conditions[(fields[names.condition] ?? '').toUpperCase()] ?? null;
  return { part, colourNo: Number(colour) || null, qty: least - filled, condition };
}
