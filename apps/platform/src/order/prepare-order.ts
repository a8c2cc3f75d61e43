import { type SpentVoucher, withVouchers } from '@brixel/commerce/cart/voucher';
import { fromEuros } from '@brixel/commerce/money';
import type { PlatformTotals } from '@brixel/contract/cart';
import type { StockRow } from '@brixel/contract/catalog';
import type { OrderRefusal } from '@brixel/contract/order';
import { deliveryCountries, type ShippingTerms } from '@brixel/contract/shop-facts';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import type { StoreCode, StoreView } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { segmentTitles } from '../cart/cart-texts.ts';
import { findIn, type SoldCatalog } from '../cart/choose-product.ts';
import { customerHistory, type FoundCoupon, findCoupon, type KnownCustomer, limitsCustomers } from '../cart/coupons.ts';
import { ownPricesOf } from '../cart/own-prices.ts';
import { type PricedItems, priceItems } from '../cart/price-items.ts';
import { stockBySku } from '../cart/stock.ts';
import { totalUse } from '../cart/stock-limits.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { daysElsewhere } from '../catalog/documents/delivery-days.ts';
import type { Schema } from '../database/schema.ts';
import { chosenMosaic } from '../mosaic/mosaic-choice.ts';
import { readFacts } from '../mosaic/mosaic-store.ts';
import { spendVouchers, usableVouchers } from '../voucher/usable-vouchers.ts';
import type { Spending } from '../voucher/voucher-ledger.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderContent, ShippingChoice } from './order-content.ts';
import { orderLine } from './order-line.ts';
import {
  addressMissing,
  countryNotServed,
  couponGone,
  mosaicGone,
  notAvailable,
  priceChanged,
  voucherGone,
} from './order-refusals.ts';
import { linesWithoutMosaic, openLines, shortLines } from './ordered-items.ts';
import type { Reservation } from './reserve.ts';
import { isVatExempt, taxNoteOf, withoutVat } from './vat-of-buyer.ts';

export interface PrepareContext {
  store: StoreView;
  catalog: SoldCatalog;
  settings: Pick<ShopSettings, 'firm' | 'shipping' | 'billing' | 'vat' | 'documents' | 'promises' | 'catalog' | 'cart'>;
  /** of the cart */
  couponCode: string | null;
  /** of the cart's gift vouchers */
  voucherIds: readonly number[];
  /** payments are simulated */
  isSandbox: boolean;
  /** off: the coupons of the demo do not hold */
  demo: boolean;
  customer: KnownCustomer;
  /** whose group's prices hold: the one whose cart it is, which has shown them */
  pricedFor: number | null;
  /** until the transaction ends, no other order of this customer is placed */
  holdCustomer(): Promise<void>;
  /** the order that this one replaces */
  replaced: number | null;
  /** its reservation */
  released: Reservation;
  /** what it gives back to vouchers */
  releasedSpending: Spending;
  now: number;
}

/** What is ordered, at the prices of now; or why it cannot be. Nothing is written. */
export async function prepareOrder(
  db: Kysely<Schema>,
  input: NewOrder,
  context: PrepareContext,
): Promise<OrderContent | OrderRefusal> {
  const { store, catalog, settings, couponCode, voucherIds, isSandbox, released, now } = context;
  const find = findIn(catalog, store, settings);
  const opened = openLines(input.products, find);
  if ('unknown' in opened) return notAvailable(opened.unknown);
  const { items } = opened;

  const ids = items.flatMap(({ chosen }) => chosenMosaic(chosen) ?? []);
  const unmade = linesWithoutMosaic(items, await readFacts(db, ids, now));
  if (unmade.length > 0) return mosaicGone(unmade);

  const use = totalUse(items);
  const stock = withReleased(await stockBySku(db, [...use.keys()]), released);
  const short = shortLines(items, stock, settings.cart);
  if (short.length > 0) return notAvailable(short);

  const { shippingAddress, billingAddress, shipping_method_code } = input.addressInformation;
  const coupon = couponCode === null ? null : await couponFor(db, couponCode, context);
  const country = (shippingAddress ?? billingAddress).country_id;
  const products = items.map(({ chosen }) => chosen.product);
  const isExempt = isVatExempt(settings, input.addressInformation);
  const priced = priceItems(items, coupon, {
    // prices contain VAT: without it they are the same, and all of them is net (decision 52)
    ...{ store, country, vat: isExempt ? withoutVat(settings.vat) : settings.vat, now },
    own: await ownPricesOf(db, context.pricedFor, products, find),
    categories: () => catalog.all(store.storeCode, 'category'),
    zones: settings.shipping.zones,
    shippingMethod: shipping_method_code ?? null,
  });
  const { way } = priced.parcel;
  const held = await usableVouchers(db, voucherIds, { now, isSandbox }, context.releasedSpending);
  const spent = spendVouchers(held, priced.lines, fromEuros(priced.totals.grand_total));
  const shown = {
    totals: withVouchers(priced.totals, spent, segmentTitles[store.storeCode].voucher),
    isVoucherGone: held.length < voucherIds.length,
    isOtherWay: !priced.isVirtual && !!shipping_method_code && way !== null && way.code !== shipping_method_code,
  };
  const refusal = addressRefusal(input, settings, priced.isVirtual) ?? priceRefusal(input, priced, couponCode, shown);
  if (refusal) return refusal;

  return {
    lines: items.map((item) => orderLine(item, store.storeCode, settings.vat)),
    totals: priced.totals,
    ...paidWith(spent),
    shippingAddress: priced.isVirtual ? null : (shippingAddress ?? null),
    shipping: way && chosenWay(way, store.storeCode, settings),
    billingAddress,
    ...taxNoteOf(settings, isExempt, store.storeCode),
    deliveryDays: priced.isVirtual
      ? null
      : deliveryTime(
          items.map(({ chosen }) => chosen.sku),
          { from: store, to: country, promises: settings.promises },
          catalog,
        ),
    reserved: [...use].flatMap(([sku, qty]) => (stock.get(sku)?.manage_stock ? { sku, qty } : [])),
    // Counting an unlimited coupon would serialise all its orders for nothing.
    countedCoupon: priced.coupon && priced.coupon.usageLimit !== null ? priced.coupon.code : null,
  };
}

/** Released stock counts as available. */
function withReleased(stock: ReadonlyMap<string, StockRow>, { reserved }: Reservation): ReadonlyMap<string, StockRow> {
  const all = new Map(stock);
  for (const { sku, qty } of reserved) {
    const row = all.get(sku);
    if (row) all.set(sku, { ...row, qty: row.qty + qty });
  }
  return all;
}

async function couponFor(
  db: Kysely<Schema>,
  code: string,
  { demo, customer, holdCustomer, replaced, released }: PrepareContext,
): Promise<FoundCoupon | null> {
  const row = await findCoupon(db, code, demo);
  if (!row) return null;
  const counted = row.code === released.countedCoupon ? { ...row, used: row.used - 1 } : row;
  if (!limitsCustomers(row)) return { row: counted, customer: null };
  await holdCustomer();
  return { row: counted, customer: await customerHistory(db, row.code, customer, replaced ?? undefined) };
}

/** The address is stored as it was shown at the checkout: the firm may move before it is fetched. */
function chosenWay(
  { code, carrier, title, isPickUp }: ShippingTerms,
  storeCode: StoreCode,
  { firm }: Pick<ShopSettings, 'firm'>,
): ShippingChoice {
  return {
    ...{ code, carrier: carrier[storeCode], title: title[storeCode] },
    ...(isPickUp && firm && { pickUpAt: `${firm.name}, ${firm.street}, ${firm.postcode} ${firm.city}` }),
  };
}

const isOneOf = (countries: readonly string[], country: string): boolean => countries.includes(country);

function addressRefusal(
  { addressInformation }: NewOrder,
  { shipping, billing }: PrepareContext['settings'],
  isVirtual: boolean,
): OrderRefusal | null {
  const { shippingAddress, billingAddress } = addressInformation;
  if (!isOneOf(billing.countries, billingAddress.country_id)) return countryNotServed(billingAddress.country_id);
  if (isVirtual) return null;
  if (!shippingAddress) return addressMissing();
  const { country_id } = shippingAddress;
  return isOneOf(deliveryCountries(shipping), country_id) ? null : countryNotServed(country_id);
}

const paidWith = (spent: readonly (SpentVoucher & { isTest: boolean })[]): Pick<OrderContent, 'vouchers'> => {
  const vouchers = spent
    .filter(({ amount }) => amount > 0)
    .map(({ id, ending, amount, isTest }) => ({ id, ending, amount, ...(isTest && { isTest }) }));
  return vouchers.length > 0 ? { vouchers } : {};
};

/** As the shopper sees it. */
interface ShownTotals {
  /** with what vouchers pay */
  totals: PlatformTotals;
  /** a voucher of the cart pays nothing any more */
  isVoucherGone: boolean;
  /** the way that is wished does not carry these goods there: it is sent by another */
  isOtherWay: boolean;
}

/** An expired coupon, an empty voucher or another way is no problem where the shopper has seen the sum that follows from it. */
function priceRefusal(
  { expected_total }: NewOrder,
  { coupon, couponProblem }: PricedItems,
  couponCode: string | null,
  { totals, isVoucherGone, isOtherWay }: ShownTotals,
): OrderRefusal | null {
  const isExpected = typeof expected_total === 'number' && fromEuros(expected_total) === fromEuros(totals.grand_total);
  if (isExpected) return null;
  if (couponCode !== null && coupon === null) return couponGone(totals, couponProblem ?? 'UNKNOWN');
  if (isVoucherGone) return voucherGone(totals);
  return typeof expected_total === 'number' || isOtherWay ? priceChanged(totals) : null;
}

/** All is sent together, so what takes longest counts, in the country that it is sent to. */
function deliveryTime(
  skus: readonly string[],
  { from, to, promises }: { from: StoreView; to: string; promises: ShopSettings['promises'] },
  catalog: Pick<Catalog, 'product'>,
): OrderContent['deliveryDays'] {
  const days = skus.flatMap(
    (sku) =>
      daysElsewhere(promises, { from: from.country, to }, catalog.product(from.storeCode, sku)?.delivery_days) ?? [],
  );
  if (days.length === 0) return null;
  return { min: Math.max(...days.map(({ min }) => min)), max: Math.max(...days.map(({ max }) => max)) };
}
