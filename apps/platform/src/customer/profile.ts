import { storeViews } from '@brixel/contract/stores';
import type { Profile } from '@brixel/contract/user';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { AccountTools } from './account-tools.ts';
import { readAddresses } from './addresses.ts';
import { hasOwnPrices } from './customer-groups.ts';
import { customerById } from './customer-store.ts';
import { groupToken } from './group-token.ts';

const WEBSITE_ID = 1;

/** A customer as the API returns it; null where the account is gone. */
export async function readProfile(
  db: Kysely<Schema>,
  customerId: number,
  { storeName }: Pick<AccountTools, 'storeName'>,
): Promise<Profile | null> {
  const customer = await customerById(db, customerId);
  if (!customer) return null;
  const addresses = await readAddresses(db, customerId);
  const shipping = addresses.find(({ default_shipping }) => default_shipping);
  const billing = addresses.find(({ default_billing }) => default_billing);
  const attributes = parseJson(customer.custom_attributes);
  return {
    id: customer.id,
    group_id: customer.group_id,
    groupToken: await groupToken(db, customer),
    email: customer.email,
    firstname: customer.firstname,
    lastname: customer.lastname,
    store_id: storeViews[customer.store_code].storeId,
    website_id: WEBSITE_ID,
    created_at: customer.created_at,
    updated_at: customer.updated_at,
    created_in: storeName(customer.store_code),
    disable_auto_group_change: 0,
    ...(shipping && { default_shipping: String(shipping.id) }),
    ...(billing && { default_billing: String(billing.id) }),
    addresses,
    ...(attributes.length > 0 && { custom_attributes: attributes }),
    extension_attributes: {
      email_confirmed: customer.email_confirmed_at !== null,
      ...(customer.pending_email !== null && { pending_email: customer.pending_email }),
      ...((await hasOwnPrices(db, customer.group_id)) && { own_prices: true }),
    },
  };
}
