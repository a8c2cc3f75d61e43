import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { OrderView } from '@brixel/contract/order';
import type { Goods, ShownGoods } from '../goods/goods.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { goodsOfOrder, goodsToFetch, type OrderGoods } from '../picking/order-goods.ts';
import { type PictureOf, picturesOf } from './order-pictures.ts';
import type { PickedLot, PickList } from './pick-list-document.ts';

interface PickListContext {
  goods: Pick<Goods, 'shown'>;
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
  const { goods, language, at, showOrder, pictureOf } = context;
  const shown = await goods.shown(orders.flatMap((order) => goodsOfOrder(order).map(({ sku }) => sku)));
  const placeOf = (sku: string): string => shown.get(sku)?.place ?? '';
  const wanted = orders.map((order, place) => {
    const fetched = goodsToFetch(order, placeOf);
    const ids = new Set(fetched.map(({ itemId }) => itemId));
    const lines = showOrder(order).items.filter(({ item_id }) => ids.has(item_id));
    const parts = fetched.filter(({ itemId }) => itemId === null);
    return {
      order,
      letter: boxLetter(place),
      goods: [...lines.map(lineGoods), ...parts.map((part) => partGoods(part, shown))],
    };
  });
  const pictures = await picturesOf(
    wanted.flatMap((order) => order.goods),
    pictureOf,
  );
  const lots = new Map<string, PickedLot>();
  for (const { letter, goods: some } of wanted)
    for (const [key, [first, ...more]] of Map.groupBy(some, keyOf)) {
      const { sku, name, options, image } = first!;
      const quantity = more.reduce((sum, each) => sum + each.quantity, first!.quantity);
      const lot = lots.get(key) ?? {
        ...{ place: placeOf(sku), name, options, sku, quantity: 0, shares: [] },
        picture: (image !== undefined && pictures.get(image)) || null,
      };
      lots.set(key, { ...lot, quantity: lot.quantity + quantity, shares: [...lot.shares, { letter, quantity }] });
    }
  return {
    language,
    at,
    boxes: wanted.map(({ order, letter, goods: some }) => ({
      letter,
      orderNumber: order.orderNumber,
      lots: new Set(some.map(keyOf)).size,
      isTest: order.isTest,
    })),
    lots: [...lots.values()].toSorted(byPlace),
  };
}

interface ListedGoods extends Pick<PickedLot, 'sku' | 'name' | 'options' | 'quantity'> {
  image: string | undefined;
}

const keyOf = ({ sku, options }: ListedGoods): string => JSON.stringify([sku, options]);

const lineGoods = ({ sku, name, options, qty_ordered: quantity, image }: OrderView['items'][number]): ListedGoods => ({
  ...{ sku, name, quantity, image },
  options: options.map(({ label, value }) => `${label}: ${value}`).join(', '),
});

const partGoods = ({ sku, name, qty }: OrderGoods, shown: ReadonlyMap<string, ShownGoods>): ListedGoods => ({
  ...{ sku, name: shown.get(sku)?.name ?? name, options: '', quantity: qty, image: shown.get(sku)?.picture },
});

const places = new Intl.Collator('de', { numeric: true });

/** K7 before K12; what has no place comes last. */
const byPlace = (a: PickedLot, b: PickedLot): number =>
  Number(a.place === '') - Number(b.place === '') || places.compare(a.place, b.place) || places.compare(a.sku, b.sku);
