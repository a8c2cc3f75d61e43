import { randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Failure, fail } from '../http/reply.ts';

/** Customers in the database. */

export type CustomerRow = Selectable<Schema['customer']>;
type NewCustomer = Omit<CustomerRow, 'id' | 'logged_in_at' | 'email_confirmed_at' | 'pending_email' | 'moved_at'>;

/** Random: a number reveals neither how many customers there are nor when one registered. */
export const randomCustomerId = (): number => randomInt(1, 2 ** 31 - 1);

/** There is one account for an address, however it is spelt. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function customerByEmail(db: Kysely<Schema>, email: string): Promise<CustomerRow | null> {
  const row = await db.selectFrom('customer').selectAll().where('email', '=', emailKey(email)).executeTakeFirst();
  return row ?? null;
}

export async function customerById(db: Kysely<Schema>, id: number): Promise<CustomerRow | null> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The id of the new customer; null where the address has an account already. */
export async function insertCustomer(tx: Transaction<Schema>, customer: NewCustomer): Promise<number | null> {
  for (;;) {
    const inserted = await tx
      .insertInto('customer')
      .values({
        ...customer,
        id: randomCustomerId(),
        logged_in_at: null,
        email_confirmed_at: null,
        pending_email: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return inserted.id;
    if (await customerByEmail(tx, customer.email)) return null;
  }
}

export const emailTaken = (): Failure => fail('CONFLICT', 'There is an account with this e-mail address already');
