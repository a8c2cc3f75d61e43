import type { StoreCode } from '@brixel/contract/stores';
import { EMPTY_TEXT, type ProductDraft } from './product-draft.ts';

/**
 * What a draft says, by place: texts field by field in each store and attributes one by one, so that two people who have changed
 * different ones do not meet; all else as a whole.
 */
export type DraftValues = ReadonlyMap<string, unknown>;

export function valuesOf({ texts, attributes, ...facts }: ProductDraft): DraftValues {
  const ofTexts = Object.entries(texts).flatMap(([store, text]) =>
    Object.entries(text).map(([name, value]) => [`texts/${store}/${name}`, value] as const),
  );
  const ofAttributes = Object.entries(attributes).map(([code, value]) => [`attributes/${code}`, value] as const);
  return new Map<string, unknown>([...ofTexts, ...ofAttributes, ...Object.entries(facts)]);
}

function draftWith(values: DraftValues): ProductDraft {
  const texts: ProductDraft['texts'] = {};
  const draft: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [place, value] of values) {
    if (value === undefined) continue;
    const [field = '', key = '', name = ''] = place.split('/');
    if (field === 'texts') texts[key as StoreCode] = { ...(texts[key as StoreCode] ?? EMPTY_TEXT), [name]: value };
    else if (field === 'attributes') attributes[key] = value;
    else draft[field] = value;
  }
  return { ...draft, texts, attributes } as ProductDraft;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface MergedDrafts {
  /** where both have changed what was read, and not to the same */
  conflicts: string[];
  mine: DraftValues;
  newer: DraftValues;
  /** with what only one of them has changed, and in conflicts what counts */
  draft: (isMine: (place: string) => boolean) => ProductDraft;
}

/** Two people have changed the same product: what each has made of what both had read. */
export function mergeDrafts(read: ProductDraft, typed: ProductDraft, stored: ProductDraft): MergedDrafts {
  const [before, mine, newer] = [valuesOf(read), valuesOf(typed), valuesOf(stored)];
  const places = [...new Set([...newer.keys(), ...mine.keys()])];
  const isTyped = (place: string): boolean => !isSame(before.get(place), mine.get(place));
  const conflicts = places.filter(
    (place) =>
      isTyped(place) && !isSame(before.get(place), newer.get(place)) && !isSame(mine.get(place), newer.get(place)),
  );
  return {
    conflicts,
    mine,
    newer,
    draft: (isMine) =>
      draftWith(
        new Map(
          places.map((place) => {
            const counts = conflicts.includes(place) ? isMine(place) : isTyped(place);
            return [place, (counts ? mine : newer).get(place)];
          }),
        ),
      ),
  };
}
