import { escapeFields } from './escape-fields.ts';
import { inventoryNames } from './inventory-xml.ts';
import type { Lot } from './lot.ts';
import { type FieldNames, lotOf, namedTexts } from './lot-fields.ts';
import type { Problem } from './problems.ts';
import { fieldsOf, readXml, type XmlElement } from './read-xml.ts';

/** What was sold on BrickLink, as a shop there gives it as a download. */

/** How many of which lot; the facts find it where it has no number. */
export type SoldItem = Pick<
  Lot,
  'externalId' | 'itemType' | 'itemNo' | 'colourNo' | 'condition' | 'completeness' | 'remarks' | 'qty'
>;

/** A line of an order; null where it cannot be read. */
export interface SoldLine {
  line: number;
  /** its part of an order that was added to: one that is counted already may get another */
  batch: number;
  item: SoldItem | null;
  problems: readonly Problem[];
}

export interface SoldOrder {
  /** empty where the file lacks it */
  number: string;
  /** on which it was placed, in the time of BrickLink: `2026-11-17`; null where that cannot be read */
  day: string | null;
  isCancelled: boolean;
  line: number;
  items: readonly SoldLine[];
}

const { type, item, colour, condition, completeness, qty, remarks, lotId } = inventoryNames;
const names: FieldNames = { type, item, colour, condition, completeness, qty, remarks, lotId };
const CONTAINERS: ReadonlySet<string> = new Set(['ORDERS', 'ORDER', 'ITEM']);
/** Nobody got the goods. */
const CANCELLED: ReadonlySet<string> = new Set(['CANCELLED', 'NPX', 'PURGED']);
const MAX_REMARKS = 255;

/** Orders one after another. The file has faults of its own: fields that are not escaped, and numbers with a comma for thousands. */
export async function* readOrderXml(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<SoldOrder> {
  const text = escapeFields(chunks, CONTAINERS);
  for await (const order of readXml(text, { roots: ['ORDERS'], path: ['ORDER'] })) {
    const fields = fieldsOf(order);
    yield {
      number: (fields.ORDERID ?? '').slice(0, 40),
      day: dayOf(fields.ORDERDATE ?? ''),
      isCancelled: CANCELLED.has((fields.ORDERSTATUS ?? '').toUpperCase()),
      line: order.line,
      items: order.children.filter(({ name }) => name === 'ITEM').map(soldLine),
    };
  }
}

function soldLine(element: XmlElement): SoldLine {
  const fields = fieldsOf(element);
  const texts = namedTexts(fields, names);
  const { lot, problems } = lotOf(
    {
      ...texts,
      qty: withoutThousands(texts.qty ?? ''),
      remarks: (texts.remarks ?? '').slice(0, MAX_REMARKS),
      // what it was sold at changes nothing here
      price: '1',
    },
    // a lot that has a number is found by it
    { nameOf: (field) => names[field] ?? field, defaultCondition: /[1-9]/.test(texts.lotId ?? '') ? 'used' : null },
  );
  return {
    line: element.line,
    batch: Number(/^\d{1,4}$/.exec(fields.ORDERBATCH ?? '')?.[0] ?? 1),
    item: lot,
    problems,
  };
}

const withoutThousands = (text: string): string =>
  /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;

/** `5/31/2026`, also with a time behind it. */
function dayOf(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s|$)/.exec(text) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
