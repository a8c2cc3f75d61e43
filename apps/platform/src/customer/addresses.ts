import { randomInt } from 'node:crypto';
import type { AddressInput, CustomerAddress } from '@brixel/contract/user';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { type Flag, parseJson, toJson } from '../database/column-types.ts';
import type { AddressFacts } from '../database/customer-tables.ts';
import type { Schema } from '../database/schema.ts';

/** Of so many numbers none is met twice. */
const randomId = (): number => randomInt(1, 2 ** 48 - 1);

export async function readAddresses(db: Kysely<Schema>, customerId: number): Promise<CustomerAddress[]> {
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_shipping', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toAddress);
}

/** Whether all of these that have a number are the customer's. */
export async function ownsAddresses(
  db: Kysely<Schema>,
  customerId: number,
  addresses: readonly AddressInput[],
): Promise<boolean> {
  const known = await db.selectFrom('customer_address').select('id').where('customer_id', '=', customerId).execute();
  const own = new Set(known.map(({ id }) => id));
  return addresses.every(
    ({ id, customer_id }) => (!id || own.has(Number(id))) && (!customer_id || Number(customer_id) === customerId),
  );
}

/** Makes these the customer's addresses; those that have a number keep it. */
export async function replaceAddresses(
  tx: Transaction<Schema>,
  customerId: number,
  addresses: readonly AddressInput[],
): Promise<void> {
  await tx.deleteFrom('customer_address').where('customer_id', '=', customerId).execute();
  const rows = addressRows(customerId, addresses);
  if (rows.length > 0) await tx.insertInto('customer_address').values(rows).execute();
}

/** At most one of them is for parcels, and one for invoices. */
export function addressRows(
  customerId: number,
  addresses: readonly AddressInput[],
): Insertable<Schema['customer_address']>[] {
  const numbered = [...new Map(addresses.map((address) => [Number(address.id) || randomId(), address]))];
  const shipping = numbered.findLast(([, { default_shipping }]) => default_shipping)?.[0];
  const billing = numbered.findLast(([, { default_billing }]) => default_billing)?.[0];
  return numbered.map(([id, address]) => ({
    id,
    customer_id: customerId,
    is_shipping: toFlag(id === shipping),
    is_billing: toFlag(id === billing),
    facts: toJson(toFacts(address)),
  }));
}

const toFlag = (value: boolean): Flag => (value ? 1 : 0);

const toFacts = (input: AddressInput): AddressFacts => ({
  firstname: input.firstname,
  lastname: input.lastname,
  street: input.street,
  postcode: input.postcode,
  city: input.city,
  country_id: input.country_id,
  region: {
    region_code: input.region?.region_code ?? null,
    region: input.region?.region ?? null,
    region_id: Number(input.region?.region_id ?? input.region_id) || 0,
  },
  company: input.company,
  telephone: input.telephone,
  vat_id: input.vat_id,
});

function toAddress(row: Selectable<Schema['customer_address']>): CustomerAddress {
  const { company, vat_id, ...facts } = parseJson(row.facts);
  return {
    id: row.id,
    customer_id: row.customer_id,
    ...facts,
    region_id: facts.region.region_id,
    ...(company && { company }),
    ...(vat_id && { vat_id }),
    // Older clients look for the key, not for its value.
    ...(row.is_shipping && { default_shipping: true }),
    ...(row.is_billing && { default_billing: true }),
  };
}
