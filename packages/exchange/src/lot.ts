import type { Money } from '@brixel/commerce/money';

/** Kinds of things in the catalogue that sellers of bricks share, by the letters of their files. */
export const itemTypes = {
  P: 'part',
  S: 'set',
  M: 'minifigure',
  B: 'book',
  G: 'gear',
  C: 'catalogue',
  I: 'instructions',
  O: 'box',
  U: 'unsorted',
} as const;
export type ItemTypeLetter = keyof typeof itemTypes;
export type ItemType = (typeof itemTypes)[ItemTypeLetter];

export const letterOf = ({ itemType }: Pick<Lot, 'itemType'>): ItemTypeLetter =>
  (Object.keys(itemTypes) as ItemTypeLetter[]).find((letter) => itemTypes[letter] === itemType)!;

export type Condition = 'new' | 'used';
export type Completeness = 'complete' | 'incomplete' | 'sealed';

export interface LotTier {
  qty: number;
  price: Money;
}

/** What a seller has lying in one place: one thing in one colour, condition and price. Numbers are those of BrickLink's catalogue. */
export interface Lot {
  itemType: ItemType;
  itemNo: string;
  /** 0: none */
  colourNo: number;
  condition: Condition;
  completeness: Completeness | null;
  qty: number;
  /** for one piece */
  price: Money;
  /** what the seller paid for one piece */
  cost: Money | null;
  /** hundredths of a percent that it is reduced by */
  sale: number;
  /** cheaper from these quantities on, rising */
  tiers: readonly LotTier[];
  /** sold in multiples of */
  step: number;
  /** for buyers */
  comments: string;
  /** for the seller: where it lies, and whatever else he notes */
  remarks: string;
  /** the lot's number elsewhere */
  externalId: string | null;
  /** kept at a quantity of 0 */
  isRetained: boolean;
  /** of one piece */
  grams: number | null;
  /** English, from the catalogue that the numbers are of */
  name: string;
  category: string;
}

/** Sellers note the storage place first: `K07-12 | bought in May`. */
export const storagePlace = ({ remarks }: Pick<Lot, 'remarks'>): string => remarks.split(/[|;]/, 1)[0]!.trim();

/** What he notes besides. */
export const sellersNote = ({ remarks }: Pick<Lot, 'remarks'>): string => remarks.replace(/^[^|;]*[|;]?/, '').trim();

/** Two lots of the same key are the same goods where neither has a number of its own. */
export const lotKey = ({
  itemType,
  itemNo,
  colourNo,
  condition,
  completeness,
  remarks,
}: Pick<Lot, 'itemType' | 'itemNo' | 'colourNo' | 'condition' | 'completeness' | 'remarks'>): string =>
  JSON.stringify([itemType, itemNo.toLowerCase(), colourNo, condition, completeness, remarks]);
