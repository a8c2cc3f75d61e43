import type { OrderAddress } from '@brixel/contract/order';
import { sql, type Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { insertNote } from './order-rows.ts';

interface Addresses {
  /** null where nothing is sent */
  shipping: OrderAddress | null;
  billing: OrderAddress;
}

/**
 * Corrects the addresses of an order before it is sent; the history says what they were, and who has changed them. The country that
 * price and VAT were made for stays.
 */
export async function correctAddresses(
  tx: Transaction<Schema>,
  engine: Database['kind'],
  id: number,
  { shipping, billing }: Addresses,
  by: { at: string; author: string },
): Promise<'done' | 'unchanged' | 'too-late' | 'other-country'> {
  // two people who correct the same order come one after the other
  if (engine === 'postgres') await sql`select id from placed_order where id = ${id} for update`.execute(tx);
  const row = await tx
    .selectFrom('placed_order')
    .select(['status', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.status !== 'pending' && row.status !== 'processing') return 'too-late';
  const content = parseJson(row.content);
  const { shippingAddress, billingAddress } = content;
  const toPay = (shippingAddress ?? billingAddress).country_id;
  if ((shippingAddress === null ? billing : shipping)?.country_id !== toPay) return 'other-country';
  const corrected = {
    shippingAddress: shippingAddress && shipping && correct(shippingAddress, shipping),
    billingAddress: correct(billingAddress, billing),
  };
  const changes = [
    ['shipping_address', shippingAddress, corrected.shippingAddress] as const,
    ['billing_address', billingAddress, corrected.billingAddress] as const,
  ].flatMap(([kind, before, after]) =>
    before && after && written(before) !== written(after)
      ? [{ kind, text: `${written(before)} → ${written(after)}` }]
      : [],
  );
  if (changes.length === 0) return 'unchanged';
  await tx
    .updateTable('placed_order')
    .set({ content: toJson({ ...content, ...corrected }) })
    .where('id', '=', id)
    .execute();
  for (const change of changes) await insertNote(tx, id, { ...by, ...change, status: null, amount: null });
  return 'done';
}

/** What the office does not ask for stays: the mail address is that of the order, and codes of regions belong to their name. */
const correct = (before: OrderAddress, after: OrderAddress): OrderAddress => ({
  ...after,
  email: before.email,
  ...(after.region === before.region && { region_code: before.region_code, region_id: before.region_id }),
});

/** On one line, for the history. */
const written = ({ street, postcode, city, country_id, ...address }: OrderAddress): string =>
  [
    ...[address.company, `${address.firstname} ${address.lastname}`, street.join(' '), `${postcode} ${city}`],
    ...[address.region, country_id, address.telephone, address.vat_id],
  ]
    .filter(Boolean)
    .join(', ');
