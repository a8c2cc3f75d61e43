import { lineTotal } from '@brixel/commerce/cart-totals';
import { fromEuros, type Money } from '@brixel/commerce/money';
import { pickPieces } from '@brixel/commerce/pick-pieces';
import type { FoundPart, PartOffer, ReadPartList, Shade } from '@brixel/contract/parts';

/** What of a list goes into the cart. */

export type Wish = ReadPartList['wishes'][number];

/** Names a wish, also after the list has changed. */
export const wishKey = ({ part, colour }: Pick<Wish, 'part' | 'colour'>): string => `${part} ${colour?.id ?? 'any'}`;

export interface PickedOffer {
  offer: PartOffer;
  qty: number;
}

/** A similar colour for what is missing. */
export interface StandIn {
  colour: Shade;
  picked: readonly PickedOffer[];
}

export interface PlannedWish {
  wish: Wish;
  isSold: boolean;
  picked: readonly PickedOffer[];
  /** pieces that are not there, whatever stands in for them */
  missing: number;
  /** that was taken for them */
  standIn: StandIn | null;
  /** that could be */
  choices: readonly StandIn[];
}

export const piecesOf = (picked: readonly PickedOffer[]): number => picked.reduce((sum, { qty }) => sum + qty, 0);

export const priceOf = (picked: readonly PickedOffer[]): Money =>
  picked.reduce((sum, { offer, qty }) => {
    const tiers = offer.steps.map((step) => ({ qty: step.qty, price: fromEuros(step.price) }));
    return sum + lineTotal({ price: fromEuros(offer.price), tiers, qty });
  }, 0);

/**
 * Wishes get what is there in their order, so that no piece is promised twice; stand-ins take what the wishes leave. `taken` has
 * the colour that was chosen for a wish.
 */
export function planList(
  wishes: readonly Wish[],
  found: readonly FoundPart[],
  taken: Readonly<Record<string, number>>,
): PlannedWish[] {
  const used = new Map<string, number>();
  const pick = (offers: readonly PartOffer[], wanted: number): PickedOffer[] => {
    const limits = offers.map(({ sku, most, step, least }) => ({ most: most - (used.get(sku) ?? 0), step, least }));
    return pickPieces(limits, wanted)
      .map((qty, at) => ({ offer: offers[at]!, qty }))
      .filter(({ qty }) => qty > 0);
  };
  const use = (picked: readonly PickedOffer[]): void => {
    for (const { offer, qty } of picked) used.set(offer.sku, (used.get(offer.sku) ?? 0) + qty);
  };

  const own = wishes.map((wish, at) => {
    const picked = pick(found[at]?.offers ?? [], wish.qty);
    use(picked);
    return { wish, picked, missing: Math.max(0, wish.qty - piecesOf(picked)), found: found[at] };
  });
  const chosen = own.map((entry) => {
    const colourId = entry.missing > 0 ? taken[wishKey(entry.wish)] : undefined;
    const standIn = entry.found?.stand_ins.find(({ colour }) => colour.id === colourId);
    const picked = standIn ? pick(standIn.offers, entry.missing) : [];
    use(picked);
    return standIn && picked.length > 0 ? { colour: standIn.colour, picked } : null;
  });
  return own.map(({ wish, picked, missing, found: part }, at) => ({
    wish,
    isSold: part?.is_sold ?? false,
    picked,
    missing,
    standIn: chosen[at]!,
    choices:
      missing > 0 && !chosen[at]
        ? (part?.stand_ins ?? [])
            .map(({ colour, offers }) => ({ colour, picked: pick(offers, missing) }))
            .filter((choice) => choice.picked.length > 0)
        : [],
  }));
}

/** Everything that goes into the cart, each of the goods once. */
export function pickedOf(plan: readonly PlannedWish[]): PickedOffer[] {
  const all = new Map<string, PickedOffer>();
  for (const { picked, standIn } of plan)
    for (const { offer, qty } of [...picked, ...(standIn?.picked ?? [])])
      all.set(offer.sku, { offer, qty: qty + (all.get(offer.sku)?.qty ?? 0) });
  return [...all.values()];
}
