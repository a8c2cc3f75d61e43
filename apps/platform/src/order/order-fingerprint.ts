import { createHash } from 'node:crypto';
import type { OrderedLine, OrderInput } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import { givenOptions } from '../cart/given-options.ts';
import { orderedMosaic } from './ordered-items.ts';

/** Equal for messages that order the same, however they are spelt. */
export function orderFingerprint({ products, addressInformation, cart_id }: OrderInput, store: StoreCode): string {
  const { shippingAddress = null, billingAddress, payment_method_code } = addressInformation;
  const content = [store, cart_id ?? null, products.map(lineContent), shippingAddress, billingAddress];
  return createHash('sha256')
    .update(JSON.stringify([...content, payment_method_code]))
    .digest('base64url');
}

/** Lists that are empty, missing or null mean the same. */
function lineContent(line: OrderedLine): unknown[] {
  const { configurable_item_options, custom_options, bundle_options } = givenOptions(line.product_option);
  return [line.sku, line.qty, configurable_item_options, custom_options, bundle_options, orderedMosaic(line)];
}
