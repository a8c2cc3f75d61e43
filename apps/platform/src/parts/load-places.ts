import { setImmediate as nextTurn } from 'node:timers/promises';
import { designOf, partKey } from '@brixel/exchange/part-number';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { SWITCHED_OFF } from '../catalog/documents/product-source.ts';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { type PartPlace, PartPlaces } from './part-places.ts';

/** What is read at once, on the event loop. */
const AT_ONCE = 300;

export async function loadPlaces(db: Kysely<Schema>, isOver: () => boolean): Promise<PartPlaces> {
  const places = new PartPlaces();
  for (let last = 0; !isOver(); ) {
    const ids = db.selectFrom('product').select('id').where('id', '>', last).orderBy('id').limit(AT_ONCE);
    const some = await readPlaces(db, ids);
    if (some.length === 0) break;
    for (const { sku, place } of some) places.set(sku, place);
    last = some.at(-1)!.id;
    await nextTurn();
  }
  return places;
}

/** Reads these again, also those that are gone. */
export async function takePlaces(db: Kysely<Schema>, places: PartPlaces, skus: readonly string[]): Promise<void> {
  for (let first = 0; first < skus.length; first += AT_ONCE) {
    const some = skus.slice(first, first + AT_ONCE);
    const ids = db.selectFrom('product').select('id').where('sku', 'in', some);
    const found = new Map((await readPlaces(db, ids)).map(({ sku, place }) => [sku, place]));
    for (const sku of some) places.set(sku, found.get(sku) ?? null);
  }
}

interface PlacedGoods {
  id: number;
  sku: string;
  place: PartPlace | null;
}

async function readPlaces(
  db: Kysely<Schema>,
  wanted: SelectQueryBuilder<Schema, 'product', { id: number }>,
): Promise<PlacedGoods[]> {
  const ids = (await wanted.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .leftJoin('lot', 'lot.sku', 'product.sku')
    .select(['product.id', 'product.sku', 'product.type_id', 'product.status', 'product.attributes', 'lot.source'])
    .where('product.id', 'in', ids)
    .orderBy('product.id')
    .execute();
  return rows.map(({ id, sku, type_id, status, attributes, source }) => {
    const { color = 0, designId } = parseJson(attributes);
    const part = type_id === 'simple' && status < SWITCHED_OFF ? numberOf(source && parseJson(source), designId) : null;
    return { id, sku, place: part === null ? null : { part: partKey(part), colour: color } };
  });
}

/** A lot tells a printed part from the plain one, which a design does not. What somebody has written since counts. */
export function numberOf(
  lot: { itemType: string; itemNo: string } | null,
  designId: string | undefined,
): string | null {
  if (!lot) return designId ?? null;
  if (lot.itemType !== 'part') return null;
  return designId === undefined || designOf(lot.itemNo)?.number === designId ? lot.itemNo : designId;
}
