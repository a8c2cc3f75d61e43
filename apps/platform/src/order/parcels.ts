import { type Carrier, parcelLink } from '@brixel/contract/carriers';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Parcel } from './stored-order.ts';

/** The parcels of orders, in the order in which they were written down. */

/** As the office names it: the carrier by its code, empty where the settings do not name it. */
export interface NamedParcel {
  carrier: string;
  number: string;
}

/** With name and link as the settings have them now; null where one of the carriers is not among them any more. */
export function parcelsBy(carriers: readonly Carrier[], named: readonly NamedParcel[]): Parcel[] | null {
  const parcels = named.map(({ carrier: code, number }): Parcel | null => {
    if (code === '') return { carrier_code: '', carrier: '', number, url: null };
    const carrier = carriers.find((known) => known.code === code);
    return carrier ? { carrier_code: code, carrier: carrier.name, number, url: parcelLink(carrier, number) } : null;
  });
  return parcels.includes(null) ? null : (parcels as Parcel[]);
}

/** In place of those that it had. */
export async function writeParcels(
  tx: Transaction<Schema>,
  orderId: number,
  parcels: readonly Parcel[],
): Promise<void> {
  await tx.deleteFrom('parcel').where('order_id', '=', orderId).execute();
  if (parcels.length === 0) return;
  await tx
    .insertInto('parcel')
    .values(parcels.map((parcel, place) => ({ order_id: orderId, place, ...parcel })))
    .execute();
}

export async function parcelsOf(
  db: Kysely<Schema>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Parcel[]>> {
  const rows = await db.selectFrom('parcel').selectAll().where('order_id', 'in', orderIds).orderBy('place').execute();
  const byOrder = new Map<number, Parcel[]>();
  for (const { order_id, place, ...parcel } of rows) byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), parcel]);
  return byOrder;
}

/** For the history: `DHL 00340434161094000000, 4711`. */
export const parcelsText = (parcels: readonly Parcel[]): string =>
  parcels.map(({ carrier, number }) => `${carrier} ${number}`.trim()).join(', ');
