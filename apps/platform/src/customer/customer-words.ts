import type { Kysely, Transaction } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { AddressFacts } from '../database/customer-tables.ts';
import type { Schema } from '../database/schema.ts';
import type { CustomerRow } from './customer-store.ts';

/** Customers are found by the beginnings of words: of name, mail, number and place. Each word is a row, so an index finds them. */

/** Without capitals and accents: "Müller" is found by "mull". */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  ),
];

export const customerWords = (
  { id, firstname, lastname, email }: Pick<CustomerRow, 'id' | 'firstname' | 'lastname' | 'email'>,
  addresses: readonly Pick<AddressFacts, 'firstname' | 'lastname' | 'company' | 'postcode' | 'city'>[],
): string[] =>
  wordsOf(
    [
      id,
      firstname,
      lastname,
      email,
      ...addresses.flatMap((address) => [
        address.firstname,
        address.lastname,
        address.company,
        address.postcode,
        address.city,
      ]),
    ].join(' '),
  );

/** To be called in every transaction that changes what a customer is found by. */
export async function writeCustomerWords(tx: Transaction<Schema>, id: number): Promise<void> {
  const customer = await tx
    .selectFrom('customer')
    .select(['id', 'firstname', 'lastname', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const addresses = await tx.selectFrom('customer_address').select('facts').where('customer_id', '=', id).execute();
  const words = customerWords(
    customer,
    addresses.map(({ facts }) => parseJson(facts)),
  );
  await tx.deleteFrom('customer_word').where('customer_id', '=', id).execute();
  await tx
    .insertInto('customer_word')
    .values(words.map((word) => ({ word, customer_id: id })))
    .execute();
}

/** Sorts after every word that begins with what stands before it. */
export const LAST_LETTER = '\u{10FFFF}';

/** The customers that have a word beginning so. */
export const customersWithWord = (db: Kysely<Schema>, beginning: string) =>
  db
    .selectFrom('customer_word')
    .select('customer_id')
    .where('word', '>=', beginning)
    .where('word', '<', `${beginning}${LAST_LETTER}`);
