import { toEuros } from '@brixel/commerce/money';
import type { TableStyle } from './csv-row.ts';
import { type Lot, letterOf } from './lot.ts';
import type { LotField } from './lot-fields.ts';
import type { LotWriter } from './lot-writer.ts';

const written: Readonly<Partial<Record<LotField, (lot: Lot) => string | number>>> = {
  lotId: ({ externalId }) => externalId ?? '',
  type: letterOf,
  item: ({ itemNo }) => itemNo,
  colour: ({ colourNo }) => colourNo,
  name: ({ name }) => name,
  category: ({ category }) => category,
  condition: ({ condition }) => condition,
  completeness: ({ completeness }) => (completeness === null ? '' : completeness[0]!.toUpperCase()),
  qty: ({ qty }) => qty,
  price: ({ price }) => toEuros(price),
  sale: ({ sale }) => sale / 100,
  step: ({ step }) => step,
  tierQty1: tierQty(0),
  tierPrice1: tierPrice(0),
  tierQty2: tierQty(1),
  tierPrice2: tierPrice(1),
  tierQty3: tierQty(2),
  tierPrice3: tierPrice(2),
  grams: ({ grams }) => grams ?? '',
  cost: ({ cost }) => (cost === null ? '' : toEuros(cost)),
  remarks: ({ remarks }) => remarks,
  comments: ({ comments }) => comments,
  retain: ({ isRetained }) => (isRetained ? 'Y' : 'N'),
};

function tierQty(place: number) {
  return ({ tiers }: Lot): string | number => tiers[place]?.qty ?? '';
}

function tierPrice(place: number) {
  return ({ tiers }: Lot): string | number => (tiers[place] ? toEuros(tiers[place].price) : '');
}

/** With headers that are understood again. */
export const csvFile = ({ start, row }: TableStyle): LotWriter => ({
  start: start + row(Object.keys(written)),
  lot: (lot) => row(Object.values(written).map((cell) => cell(lot))),
  end: '',
});
