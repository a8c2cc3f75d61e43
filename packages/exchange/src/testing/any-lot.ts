import fc from 'fast-check';
import { itemTypes, type Lot } from '../lot.ts';

/** Texts as sellers write them, with what formats must escape. What XML cannot write is not in them, nor are spaces at the ends. */
const text = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'aZ09 äß€🧱<>&"\';|,=+-@\n\t'), maxLength }).map((value) => value.trim());

const money = fc.integer({ min: 1, max: 9_999_999 });

/** Any lot that files can hold. */
export const anyLot: fc.Arbitrary<Lot> = fc
  .record({
    itemType: fc.constantFrom(...Object.values(itemTypes)),
    itemNo: fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,20}$/),
    colourNo: fc.integer({ min: 0, max: 300 }),
    condition: fc.constantFrom('new' as const, 'used' as const),
    completeness: fc.constantFrom('complete' as const, 'incomplete' as const, 'sealed' as const, null),
    qty: fc.integer({ min: 1, max: 100_000 }),
    price: money,
    cost: fc.option(money),
    sale: fc.integer({ min: 0, max: 99 }).map((percent) => percent * 100),
    tiers: fc.uniqueArray(fc.record({ qty: fc.integer({ min: 1, max: 5000 }), price: money }), {
      maxLength: 3,
      selector: ({ qty }) => qty,
    }),
    step: fc.constantFrom(1, 1, 5, 10),
    comments: text(60),
    remarks: text(30),
    externalId: fc.option(fc.integer({ min: 1, max: 999_999_999 }).map(String)),
    isRetained: fc.boolean(),
    grams: fc.option(fc.integer({ min: 1, max: 900_000 }).map((milligrams) => milligrams / 1000)),
    name: text(40),
    category: text(20),
  })
  .map((lot) => ({ ...lot, tiers: lot.tiers.toSorted((a, b) => a.qty - b.qty) }));
