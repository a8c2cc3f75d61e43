import { toEuros } from '@brixel/commerce/money';
import { type Lot, letterOf } from './lot.ts';
import type { LotWriter } from './lot-writer.ts';
import { xmlElements } from './xml-text.ts';

const completenessLetters = { complete: 'C', incomplete: 'I', sealed: 'S' } as const;

/** New lots for a mass upload. The format has no XML declaration. */
export const inventoryFile: LotWriter = { start: '<INVENTORY>\n', lot: itemOf, end: '</INVENTORY>\n' };

function itemOf(lot: Lot): string {
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
  return `<ITEM>${fields}</ITEM>\n`;
}

/** What a known lot has more or less of than its source knows. */
export interface QuantityChange {
  externalId: string;
  change: number;
}

/** The sign makes it a difference and not a quantity. */
const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

export const writeUpdateXml = (changes: readonly QuantityChange[]): string =>
  [
    '<INVENTORY>\n',
    ...changes.map(
      ({ externalId, change }) => `<ITEM>${xmlElements({ LOTID: externalId, QTY: signed(change) })}</ITEM>\n`,
    ),
    '</INVENTORY>\n',
  ].join('');
