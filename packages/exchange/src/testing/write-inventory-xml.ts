import { toEuros } from '@brixel/commerce/money';
import { type Lot, letterOf } from '../lot.ts';
import { xmlElements } from './xml-text.ts';

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
