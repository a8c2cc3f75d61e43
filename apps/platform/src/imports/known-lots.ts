import { type Lot, lotKey, storagePlace } from '@brixel/exchange/lot';
import type { Kysely } from 'kysely';
import { type Money, parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { lotNow, lotNowColumns, tiersOf } from './lot-now.ts';

/** A lot as an earlier file told of it. */
export interface KnownLot {
  sku: string;
  productId: number;
  externalId: string | null;
  key: string;
  source: Lot;
  /** with what was changed here since, but for its quantity */
  now: Lot;
  sourceQty: number;
  /** what the quantity of a file is compared with */
  baseQty: number;
  /** pieces sold here that the file still counts, since it is older than the update that told of them */
  untold: number;
  /** see `lot.source_drop` */
  sourceDrop: number;
  droppedOn: string | null;
  isGone: boolean;
  /** in stock here, now */
  stock: number;
  /** what it costs here, now */
  price: Money;
}

const OWN = 'own ';

/** Of a lot that came apart from the files of all lots: it is known by what it is, until one of them names it. */
export const ownKey = (lot: Lot): string => OWN + lotKey({ ...lot, remarks: '' });

/** No file takes it off that does not know of it. */
export const isOwn = ({ key }: Pick<KnownLot, 'key'>): boolean => key.startsWith(OWN);

/** What lots of the same goods have in common, wherever they lie. */
export const goodsKey = (goods: Parameters<typeof lotKey>[0]): string => lotKey({ ...goods, remarks: '' });

export function addTo(lots: Map<string, KnownLot[]>, key: string, lot: KnownLot): void {
  const alike = lots.get(key);
  if (alike) alike.push(lot);
  else lots.set(key, [lot]);
}

/** A file of all lots tells of those that were put elsewhere; a part of them only that somebody has noted something else of what lies there. */
export type Moved = 'anywhere' | 'same-place';

const liesAt = ({ source, now }: KnownLot, place: string): boolean =>
  storagePlace(source) === place || storagePlace(now) === place;

/** All lots of the shop, each to be found once: what nobody has taken at the end is no longer in the file. */
export class KnownLots {
  readonly #byExternalId = new Map<string, KnownLot>();
  readonly #byKey = new Map<string, KnownLot[]>();
  /** those that have no number, wherever they lie */
  readonly #byGoods = new Map<string, KnownLot[]>();
  readonly #left = new Set<KnownLot>();

  constructor(lots: Iterable<KnownLot>) {
    for (const lot of lots) {
      this.#left.add(lot);
      if (lot.externalId !== null) this.#byExternalId.set(lot.externalId, lot);
      addTo(this.#byKey, lot.key, lot);
      if (lot.externalId === null && !lot.isGone) addTo(this.#byGoods, goodsKey(lot.source), lot);
    }
  }

  /** By its number, or else the first of the same goods that has none or that the file has not named. */
  take(wanted: Lot): KnownLot | null {
    const { externalId } = wanted;
    const numbered = externalId === null ? undefined : this.#byExternalId.get(externalId);
    const alike = [lotKey(wanted), ownKey(wanted)].flatMap((key) => this.#byKey.get(key) ?? []);
    const found = numbered ?? alike.find((lot) => this.#left.has(lot) && this.#fits(lot, externalId));
    if (!found || !this.#left.delete(found)) return null;
    return found;
  }

  /** Whether there may be one of the same goods that has no number and has moved: only what else a file names can tell. */
  hasMoved(wanted: Lot, to: Moved): boolean {
    return this.#movedFrom(wanted, to).length > 0;
  }

  /** After all that are still as they were: of several the one in the same place, and of those the one that costs the same. */
  takeMoved(wanted: Lot, to: Moved): KnownLot | null {
    const alike = this.#movedFrom(wanted, to);
    const near = alike.filter((lot) => liesAt(lot, storagePlace(wanted)));
    const costsSame = ({ source }: KnownLot): boolean => source.price === wanted.price;
    const found = near.find(costsSame) ?? near[0] ?? alike.find(costsSame) ?? alike[0] ?? null;
    if (found) this.#left.delete(found);
    return found;
  }

  #movedFrom(wanted: Lot, to: Moved): KnownLot[] {
    const alike = this.#byGoods.get(goodsKey(wanted))?.filter((lot) => this.#left.has(lot)) ?? [];
    return to === 'anywhere' ? alike : alike.filter((lot) => liesAt(lot, storagePlace(wanted)));
  }

  get left(): Iterable<KnownLot> {
    return this.#left;
  }

  /** A lot that has got its number since is still the same; one with another number is not. */
  #fits({ externalId }: KnownLot, wanted: string | null): boolean {
    return externalId === null || wanted === null;
  }
}

export async function loadKnownLots(db: Kysely<Schema>): Promise<KnownLot[]> {
  const tiers = await tiersOf(db, 'all');
  const rows = await db
    .selectFrom('lot')
    .innerJoin('stock', 'stock.sku', 'lot.sku')
    .innerJoin('product', 'product.id', 'lot.product_id')
    .select([
      'lot.sku',
      'lot.product_id',
      'lot.external_id',
      'lot.lot_key',
      'lot.source_qty',
      'lot.source_drop',
      'lot.dropped_on',
      'lot.is_gone',
      'stock.qty',
      ...lotNowColumns,
    ])
    .orderBy('lot.product_id')
    .execute();
  return rows.map((row) => ({
    sku: row.sku,
    productId: row.product_id,
    externalId: row.external_id,
    key: row.lot_key,
    source: parseJson(row.source),
    now: lotNow(row, tiers.get(row.product_id) ?? []),
    sourceQty: row.source_qty,
    baseQty: row.source_qty,
    untold: 0,
    sourceDrop: row.source_drop,
    droppedOn: row.dropped_on,
    isGone: row.is_gone === 1,
    stock: row.qty,
    price: row.price,
  }));
}
