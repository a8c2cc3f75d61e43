import type { PickGap } from '@brixel/contract/office/picking-endpoints';
import type { OrderView } from '@brixel/contract/order';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import { sellerOf } from '../invoice/write-invoice.ts';
import { storeFormats, townLine } from '../mail/store-format.ts';
import { isInParcel } from '../order/order-content.ts';
import { wayOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { type NameIn, nameForShopper } from '../picking/gap-names.ts';
import { type PictureOf, picturesOf } from './order-pictures.ts';
import type { PackingSlip } from './packing-slip-document.ts';

interface SlipContext {
  settings: ShopSettings;
  publicUrl: string;
  showOrder(order: StoredOrder): OrderView;
  pictureOf: PictureOf;
  /** what pickers have not found of these orders */
  gaps: readonly OrderGap[];
  nameIn: NameIn;
}

type OrderGap = Pick<PickGap, 'item_id' | 'sku' | 'name' | 'qty' | 'decision' | 'stand_in'> & { order_id: number };

/** What each parcel holds. */
export async function packingSlipsOf(
  orders: readonly StoredOrder[],
  { settings, publicUrl, showOrder, pictureOf, gaps, nameIn }: SlipContext,
): Promise<PackingSlip[]> {
  const views = orders.map((order) => ({ order, view: showOrder(order) }));
  const pictures = await picturesOf(
    views.flatMap(({ view }) => view.items),
    pictureOf,
  );
  return views.map(({ order, view }) => {
    const format = storeFormats[order.storeCode];
    const to = order.shippingAddress ?? order.billingAddress;
    const way = order.shippingAddress && wayOf(order);
    const ofOrder = gaps.filter(({ order_id: of }) => of === order.id);
    const lackingOf = (itemId: number): number =>
      ofOrder.reduce((sum, { item_id: of, qty }) => sum + (of === itemId ? qty : 0), 0);
    return {
      language: order.storeCode,
      orderNumber: order.orderNumber,
      orderedOn: order.createdAt,
      address: [
        ...(to.company ? [to.company] : []),
        `${to.firstname} ${to.lastname}`,
        to.street.join(' '),
        townLine(to),
        format.country(to.country_id),
      ],
      firstName: to.firstname,
      shippingMethod: way ? `${way.carrier} – ${way.title}` : '',
      seller: sellerOf(settings, publicUrl),
      returnDays: settings.promises.returnDays,
      lines: [
        ...view.items
          .filter(({ product_type: productType }) => isInParcel({ productType }))
          .map(({ item_id: itemId, name, sku, options, qty_ordered, image }) => ({
            ...{ name, sku, quantity: qty_ordered - lackingOf(itemId) },
            options: options.map(({ label, value }) => `${label}: ${value}`).join(', '),
            picture: (image !== undefined && pictures.get(image)) || null,
          }))
          .filter(({ quantity }) => quantity > 0),
        ...ofOrder.flatMap(({ stand_in: other, qty }) =>
          other === null
            ? []
            : {
                ...{ name: nameIn(order.storeCode, other.sku) ?? other.sku, sku: other.sku, quantity: qty },
                ...{ options: '', picture: null },
              },
        ),
      ],
      missing: ofOrder
        .filter(({ stand_in: other }) => other === null)
        .map((gap) => ({ name: nameForShopper(order, gap, nameIn), quantity: gap.qty })),
      isTest: order.isTest,
    };
  });
}
