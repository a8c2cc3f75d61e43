import type { StoreCode } from '@brixel/contract/stores';
import type { Transaction } from 'kysely';
import { addressRows } from '../customer/addresses.ts';
import { randomCustomerId } from '../customer/customer-store.ts';
import { customerWords } from '../customer/customer-words.ts';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { randomToken } from '../secrets.ts';
import { insertRows } from '../seed/insert-rows.ts';
import type { MovedCustomer } from './read-customers.ts';
import { giveOrdersTo } from './write-orders.ts';

export interface NewCustomer extends MovedCustomer {
  groupId: number;
  storeCode: StoreCode;
}

/** Stores customers with all that they bring; how many were new. Nobody is mailed, and nobody who is here already is touched. */
export async function writeCustomers(tx: Transaction<Schema>, customers: readonly NewCustomer[]): Promise<number> {
  const ids = await insertCustomers(tx, customers);
  const added = customers.flatMap((customer) => {
    const id = ids.get(customer.email);
    return id === undefined ? [] : [{ ...customer, id }];
  });
  const addresses = added.flatMap((customer) => addressRows(customer.id, customer.addresses));
  await insertRows(tx, 'customer_address', addresses);
  await insertRows(
    tx,
    'customer_word',
    added.flatMap((customer) =>
      customerWords(customer, customer.addresses).map((word) => ({ word, customer_id: customer.id })),
    ),
  );
  await addSubscribers(tx, added);
  await giveOrdersTo(tx, added);
  return added.length;
}

/** Numbers of those who are new, by their address of mail. A number that somebody has is chosen anew. */
async function insertCustomers(
  tx: Transaction<Schema>,
  customers: readonly NewCustomer[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const now = new Date().toISOString();
  // in one order everywhere, so that two people with the same table never wait for each other
  let left = customers.toSorted((a, b) => (a.email < b.email ? -1 : 1));
  while (left.length > 0) {
    const inserted = await tx
      .insertInto('customer')
      .values(
        left.map(({ email, firstname, lastname, passwordHash, groupId, storeCode, createdAt }) => ({
          id: randomCustomerId(),
          ...{ email, firstname, lastname, password_hash: passwordHash, group_id: groupId, store_code: storeCode },
          ...{ custom_attributes: toJson([]), created_at: createdAt ?? now, updated_at: now },
          ...{ logged_in_at: null, email_confirmed_at: null, pending_email: null, moved_at: now },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .execute();
    for (const { id, email } of inserted) ids.set(email, id);
    const emails = left.map(({ email }) => email);
    const there = await tx.selectFrom('customer').select('email').where('email', 'in', emails).execute();
    const known = new Set(there.map(({ email }) => email));
    left = left.filter(({ email }) => !known.has(email));
  }
  return ids;
}

/** Those whose consent is proved. Whoever has said something about the newsletter here is not asked what was said there. */
async function addSubscribers(tx: Transaction<Schema>, customers: readonly NewCustomer[]): Promise<void> {
  const rows = customers.flatMap(({ email, storeCode, consent }) =>
    consent
      ? [
          {
            ...{ email, store_code: storeCode, status: 'subscribed' as const, consent_text: consent.wording },
            ...{ requested_at: consent.requested, confirmed_at: consent.confirmed, updated_at: consent.confirmed },
            leave_token: randomToken(),
          },
        ]
      : [],
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('newsletter_subscriber')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
