import type { PlatformTotals, ProductOption } from '@brixel/contract/cart';
import type { ProductType } from '@brixel/contract/catalog';
import type { OrderAddress } from '@brixel/contract/order';
import type { Money } from '../database/column-types.ts';

/** The stored content of an order, as it was bought. Its amounts are in `totals`, whose items have the ids of the lines. */
export interface OrderContent {
  lines: OrderLine[];
  totals: PlatformTotals;
  /** null where nothing is sent */
  shippingAddress: OrderAddress | null;
  /** how it is sent; null where nothing is, missing in orders from before there was a choice */
  shipping?: ShippingChoice | null;
  billingAddress: OrderAddress;
  /** the gift vouchers that pay for it; `totals` are those of the goods, before them */
  vouchers?: PaidVoucher[];
  /** stands instead of VAT, where the shop charged none */
  taxNote?: string;
  /** a business of another country of the Union owes the VAT instead; missing for everybody else */
  isVatExempt?: true;
  /** working days, counted from the payment; null where nothing is sent */
  deliveryDays: { min: number; max: number } | null;
  /** what it has taken out of the stock, and what a cancellation puts back */
  reserved: StockShare[];
  /** the coupon of which it has used one, released by a cancellation */
  countedCoupon: string | null;
}

export interface ShippingChoice {
  code: string;
  carrier: string;
  title: string;
  /** where it is fetched, as the shopper was told; missing where it is sent */
  pickUpAt?: string;
}

export interface OrderLine {
  itemId: number;
  /** of what is sold: the variant's where the product is configurable */
  sku: string;
  /** whose page shows it: the family's of a variant */
  offerSku: string;
  name: string;
  productType: ProductType;
  qty: number;
  option: ProductOption | null;
  /** the choices in words */
  options: { label: string; value: string }[];
  /** files that can be fetched once it is paid */
  downloads: { id: number; title: string }[];
  /** what one piece takes out of the stock besides itself: the parts of a box */
  parts?: StockShare[];
  /** stands instead of VAT: goods under the margin scheme */
  taxNote?: string;
  /** the wire's `temporary_image_id`; null for all other goods */
  mosaicId: string | null;
  /** it is a gift voucher, for whom and with which words; nobody: for the buyer */
  gift?: Gift;
  /** its buyer gets a ticket for each piece */
  ticket?: true;
}

/** Empty texts: not given. */
export interface Gift {
  recipientEmail: string;
  recipientName: string;
  greeting: string;
}

export interface PaidVoucher {
  id: number;
  /** the last characters of its code */
  ending: string;
  amount: Money;
  /** bought in the sandbox: what it pays for is a test order */
  isTest?: boolean;
}

/** Whether it lies in a parcel: everything else comes by e-mail or is fetched from the shop's pages. */
export const isInParcel = ({ productType }: Pick<OrderLine, 'productType'>): boolean =>
  productType !== 'virtual' && productType !== 'downloadable';

export interface StockShare {
  sku: string;
  qty: number;
}

/** The JSON of an order's row. Its lines have named the mosaic `temporaryImageId` since the first release. */
export type ContentJson = Omit<OrderContent, 'lines'> & { lines: LineJson[] };
type LineJson = Omit<OrderLine, 'mosaicId'> & { temporaryImageId: string | null };

export const contentToJson = (content: OrderContent): ContentJson => ({
  ...content,
  lines: content.lines.map(({ mosaicId, ...line }) => ({ ...line, temporaryImageId: mosaicId })),
});

export const contentFromJson = (json: ContentJson): OrderContent => ({
  ...json,
  lines: json.lines.map(({ temporaryImageId, ...line }) => ({ ...line, mosaicId: temporaryImageId })),
});
