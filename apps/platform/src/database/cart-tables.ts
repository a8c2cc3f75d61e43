import type { EchoedLists, ProductOption, RefusalCode } from '@brixel/contract/cart';
import type { ProductType } from '@brixel/contract/catalog';
import type { Generated } from 'kysely';
import type { JsonText, Money } from './column-types.ts';

interface CartTable {
  /** a guest's is a secret, a customer's a number */
  id: string;
  customer_id: number | null;
  /** rises with each change */
  version: number;
  /** item ids count up within a cart and are never used again */
  last_item_id: number;
  coupon_code: string | null;
  /** where it is to be sent, once that is known: VAT depends on it */
  country: string | null;
  /** code of the way that was chosen */
  shipping_method: string | null;
  /** of the gift vouchers that pay, in their order; null without any */
  voucher_ids: JsonText<number[]> | null;
  updated_at: string;
}

interface CartItemTable {
  cart_id: string;
  item_id: number;
  /** of what is sold: the variant's where the product is configurable */
  sku: string;
  product_type: ProductType;
  qty: number;
  product_option: JsonText<ProductOption> | null;
  /** its lists as the client sent them */
  sent_option: JsonText<EchoedLists> | null;
  /** the key that was used last for this item */
  line_key: string | null;
}

/** Every key that a client has named lines of a cart with. Without an item the line has been removed, or was never let in. */
interface CartLineKeyTable {
  cart_id: string;
  line_key: string;
  /** the newest that was carried out */
  version: number;
  item_id: number | null;
  /** the newest change of all, where it was refused */
  refused: JsonText<{
    version: number;
    code: RefusalCode;
    message: string;
    limit?: number | undefined;
    part?: string | undefined;
  }> | null;
}

interface CouponTable {
  code: string;
  kind: 'percent' | 'fixed' | 'shipping';
  /** percent, or Money where the kind is fixed; 0 for shipping */
  amount: number;
  minimum_subtotal: Money;
  valid_from: string | null;
  valid_to: string | null;
  usage_limit: number | null;
  used: number;
  /** 1: came with the demo catalogue */
  is_demo: 0 | 1;
  is_active: Generated<0 | 1>;
  per_customer: number | null;
  first_order_only: Generated<0 | 1>;
  /** null: holds for all goods */
  category_ids: JsonText<number[]> | null;
  /** rises with each change in the office */
  version: Generated<number>;
}

/** Which orders were placed with a coupon; those that were canceled do not count. */
interface CouponUseTable {
  order_id: number;
  code: string;
}

interface CouponTextTable {
  code: string;
  store_code: string;
  title: string;
}

export interface CartTables {
  cart: CartTable;
  cart_item: CartItemTable;
  cart_line_key: CartLineKeyTable;
  coupon: CouponTable;
  coupon_text: CouponTextTable;
  coupon_use: CouponUseTable;
}
