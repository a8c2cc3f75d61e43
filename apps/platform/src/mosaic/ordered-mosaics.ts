import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { OrderLine } from '../order/order-content.ts';
import { expiryFrom } from './mosaic-store.ts';

/** An order holds its mosaics: as long as it is not cancelled they stay. */

/** False where one has run out meanwhile; the caller then undoes everything. */
export async function holdMosaics(tx: Transaction<Schema>, lines: readonly OrderLine[], now: number): Promise<boolean> {
  const moment = new Date(now).toISOString();
  for (const id of mosaicsOf(lines)) {
    const held = await tx
      .updateTable('mosaic')
      .set((eb) => ({ orders: eb('orders', '+', 1) }))
      .where('id', '=', id)
      .where((eb) => eb.or([eb('orders', '>', 0), eb('expires_at', '>', moment)]))
      .returning('id')
      .executeTakeFirst();
    if (!held) return false;
  }
  return true;
}

/** A canceled order may be placed again: its mosaics expire like new ones. */
export async function releaseMosaics(tx: Transaction<Schema>, lines: readonly OrderLine[], now: number): Promise<void> {
  for (const id of mosaicsOf(lines)) {
    await tx
      .updateTable('mosaic')
      .set((eb) => ({ orders: eb('orders', '-', 1), expires_at: expiryFrom(now) }))
      .where('id', '=', id)
      .where('orders', '>', 0)
      .execute();
  }
}

/** Each once and always in the same order: two orders never wait for each other in a circle. */
const mosaicsOf = (lines: readonly OrderLine[]): string[] =>
  [...new Set(lines.flatMap(({ mosaicId }) => mosaicId ?? []))].toSorted();
