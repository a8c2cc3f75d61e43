export const PICKING_LIMITS = {
  /** boxes of a round: as many as a trolley holds and keys reach */
  boxes: 8,
  /** deeds that are sent at once */
  deeds: 200,
  /** grams of a parcel */
  weight: 100_000,
  note: 500,
} as const;

export const boxLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type BoxLetter = (typeof boxLetters)[number];
