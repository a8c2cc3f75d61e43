import { toEuros } from '@brixel/commerce/money';
import { type Lot, letterOf } from './lot.ts';
import type { LotWriter } from './lot-writer.ts';
import { xmlElements } from './xml-text.ts';

const completenessLetters = { complete: 'C', incomplete: 'I', sealed: 'M' } as const;

/** The whole file, in pieces. */
export const bsxFile: LotWriter = {
  start: '<?xml version="1.0" encoding="UTF-8"?>\n<BrickStoreXML>\n<Inventory Currency="EUR">\n',
  lot: (lot) => `<Item>${xmlElements(itemOf(lot))}${lot.isRetained ? '<Retain/>' : ''}</Item>\n`,
  end: '</Inventory>\n</BrickStoreXML>\n',
};

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
