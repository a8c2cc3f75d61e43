import { lotKey } from '@brixel/exchange/lot';
import type { SoldItem } from '@brixel/exchange/order-xml';
import { addTo, goodsKey, type KnownLot } from './known-lots.ts';

/** Finds which lot of the shop was sold elsewhere. Several lines may name the same one. */
export class SoldLots {
  readonly #byExternalId = new Map<string, KnownLot>();
  readonly #byKey = new Map<string, KnownLot[]>();
  readonly #byGoods = new Map<string, KnownLot[]>();

  constructor(lots: Iterable<KnownLot>) {
    for (const lot of lots) {
      if (lot.externalId !== null) this.#byExternalId.set(lot.externalId, lot);
      addTo(this.#byKey, lot.key, lot);
      addTo(this.#byGoods, goodsKey(lot.source), lot);
    }
  }

  /** By its number, else by what it is and where it lies, else by what it is: of several one that has enough. */
  find(item: SoldItem): KnownLot | null {
    const numbered = item.externalId === null ? undefined : this.#byExternalId.get(item.externalId);
    if (numbered) return numbered;
    const alike = [...(this.#byKey.get(lotKey(item)) ?? []), ...(this.#byGoods.get(goodsKey(item)) ?? [])]
      // a lot of another number is another lot
      .filter(({ externalId }) => externalId === null || item.externalId === null);
    const there = alike.filter(({ isGone }) => !isGone);
    return there.find(({ stock }) => stock >= item.qty) ?? there[0] ?? alike[0] ?? null;
  }
}
