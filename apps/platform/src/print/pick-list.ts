import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { OrderView } from '@brixel/contract/order';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { isInParcel } from '../order/order-content.ts';
import { placesOf } from '../order/order-places.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { type PictureOf, picturesOf } from './order-pictures.ts';
import type { PickedLot, PickList } from './pick-list-document.ts';

interface PickListContext {
  db: Kysely<Schema>;
  language: OfficeLanguage;
  at: string;
  showOrder(order: StoredOrder): OrderView;
  pictureOf: PictureOf;
}

/** A, B, … Z, AA, AB, … */
export const boxLetter = (place: number): string =>
  (place >= 26 ? boxLetter(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));

/** What is to be fetched for these orders. The same thing in the same place is one row, whoever wants it. */
export async function pickListOf(orders: readonly StoredOrder[], context: PickListContext): Promise<PickList> {
  const { db, language, at, showOrder, pictureOf } = context;
  const views = orders.map((order, place) => ({ order, letter: boxLetter(place), view: showOrder(order) }));
  const places = await placesOf(db, orders);
  const pictures = await picturesOf(
    views.flatMap(({ view }) => view.items),
    pictureOf,
  );
  const lots = new Map<string, PickedLot & { shares: { letter: string; quantity: number }[] }>();
  for (const { letter, view } of views)
    for (const { sku, name, options, qty_ordered: quantity, image } of view.items.filter(isPicked)) {
      const chosen = options.map(({ label, value }) => `${label}: ${value}`).join(', ');
      const key = JSON.stringify([sku, chosen]);
      const lot = lots.get(key) ?? {
        ...{ place: places[sku] ?? '', name, options: chosen, sku, quantity: 0, shares: [] },
        picture: (image !== undefined && pictures.get(image)) || null,
      };
      lots.set(key, { ...lot, quantity: lot.quantity + quantity, shares: [...lot.shares, { letter, quantity }] });
    }
  return {
    language,
    at,
    boxes: views.map(({ order, letter, view }) => ({
      letter,
      orderNumber: order.orderNumber,
      lots: view.items.filter(isPicked).length,
      isTest: order.isTest,
    })),
    lots: [...lots.values()].toSorted(byPlace),
  };
}

const isPicked = ({ product_type: productType }: OrderView['items'][number]): boolean => isInParcel({ productType });

const places = new Intl.Collator('de', { numeric: true });

/** K7 before K12; what has no place comes last. */
const byPlace = (a: PickedLot, b: PickedLot): number =>
  Number(a.place === '') - Number(b.place === '') || places.compare(a.place, b.place) || places.compare(a.sku, b.sku);
