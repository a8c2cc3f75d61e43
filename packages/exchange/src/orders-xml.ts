import { itemTypes } from './lot.ts';
import { fieldsOf, readXml, type XmlElement } from './read-xml.ts';

/** Orders that a shop on BrickLink has taken: what was sold there is to leave the stock here. */

export interface SoldLot {
  externalId: string | null;
  itemType: (typeof itemTypes)[keyof typeof itemTypes] | null;
  itemNo: string;
  colourNo: number;
  isNew: boolean;
  qty: number;
}

export interface ReadOrder {
  line: number;
  number: string;
  status: string;
  lots: readonly SoldLot[];
}

export async function* readOrdersXml(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ReadOrder> {
  for await (const order of readXml(chunks, { roots: ['ORDERS'], path: ['ORDER'] })) {
    const { ORDERID = '', ORDERSTATUS = '' } = fieldsOf(order);
    const items = order.children.filter(({ name }) => name === 'ITEM');
    yield { line: order.line, number: ORDERID, status: ORDERSTATUS, lots: items.map(soldLot) };
  }
}

function soldLot(item: XmlElement): SoldLot {
  const { LOTID = '', ITEMTYPE = '', ITEMID = '', COLOR = '0', CONDITION, QTY = '0' } = fieldsOf(item);
  return {
    externalId: /^0*$/.test(LOTID) ? null : LOTID,
    itemType: Object.entries(itemTypes).find(([letter]) => letter === ITEMTYPE)?.[1] ?? null,
    itemNo: ITEMID,
    colourNo: Number(COLOR) || 0,
    isNew: CONDITION === 'N',
    // the file writes thousands with a comma
    qty: Number(QTY.replaceAll(',', '')) || 0,
  };
}
