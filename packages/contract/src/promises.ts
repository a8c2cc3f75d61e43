/** What a shop promises beside its prices. Sentences of the dictionaries name these figures and hold none of their own. */
export interface Promises {
  /** in which goods may be sent back */
  returnDays: number;
  /** in which a message is answered, on working days */
  answerHours: number;
  /** working days until a parcel leaves once the money is there */
  dispatchDays: DaySpan;
  /** working days until usual goods arrive; of countries that are missing nothing is said */
  deliveryDays: readonly (DaySpan & { country: string })[];
  /** what new subscribers of the newsletter get off an order */
  newsletterPercent: number;
}

export interface DaySpan {
  min: number;
  max: number;
}

export const defaultPromises: Promises = {
  returnDays: 30,
  answerHours: 24,
  dispatchDays: { min: 1, max: 2 },
  deliveryDays: [
    { country: 'DE', min: 2, max: 3 },
    { country: 'IT', min: 4, max: 6 },
  ],
  newsletterPercent: 10,
};

export const DEFAULT_NUMBER_PREFIX = 'BX';

/** `2–3`, or one figure where there is but one. */
export const spanText = ({ min, max }: DaySpan): string => (min === max ? String(max) : `${min}–${max}`);
