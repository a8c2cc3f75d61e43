import { randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BrickColour } from '@brixel/bricks/part';
import { MOSAIC_DAYS } from '@brixel/contract/mosaic-limits';
import type { Format, MosaicSize } from '@brixel/mosaic/formats';
import { EMPTY } from '@brixel/mosaic/grid';
import { type Mosaic, mosaicOfCells, type PlateChoice } from '@brixel/mosaic/make-mosaic';
import { type MosaicMode, paletteFor } from '@brixel/mosaic/palette';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { unpackLayout } from './mosaic-layout.ts';

/** Mosaics in the database. */

const DAY_MS = 24 * 60 * 60 * 1000;

export interface MosaicFacts {
  id: string;
  size: MosaicSize;
  format: Format;
  mode: MosaicMode;
  plates: PlateChoice;
  /** studs */
  width: number;
  height: number;
  pieces: number;
  /** how many different ones it has */
  colours: number;
  /** until then it is there for certain; while an order holds it, that moves along */
  expiresAt: string;
}

export interface StoredMosaic extends MosaicFacts {
  /** palette index per stud, row by row */
  cells: Uint8Array;
  /** packed plates of a merged one: what the shop sells may change, what was packed does not */
  layout: string | null;
}

export type NewMosaic = Omit<StoredMosaic, 'id' | 'expiresAt'>;

export const expiryFrom = (now: number): string => new Date(now + MOSAIC_DAYS * DAY_MS).toISOString();

export async function insertMosaic(db: Kysely<Schema>, mosaic: NewMosaic, now: number): Promise<StoredMosaic> {
  const { size, format, mode, plates, width, height, pieces, colours, cells, layout } = mosaic;
  const facts = {
    id: randomBytes(16).toString('base64url'),
    size,
    format,
    mode,
    plates,
    width,
    height,
    pieces,
    colours,
  };
  const expiresAt = expiryFrom(now);
  await db
    .insertInto('mosaic')
    .values({
      ...facts,
      cells: packCells(cells, paletteFor(mode)),
      layout,
      created_at: new Date(now).toISOString(),
      expires_at: expiresAt,
      orders: 0,
    })
    .execute();
  return { ...facts, cells, layout, expiresAt };
}

/** Null for one that has run out as well, also before it is removed. */
export async function readMosaic(db: Kysely<Schema>, id: string, now = Date.now()): Promise<StoredMosaic | null> {
  const found = await db
    .selectFrom('mosaic')
    .select([...FACTS, 'cells', 'layout'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found || !isThere(found, now)) return null;
  const { cells, layout, ...row } = found;
  return { ...factsOf(row, now), cells: unpackCells(cells, paletteFor(row.mode)), layout };
}

/** What is known of some mosaics, by their ids; those that are not there are left out. */
export async function readFacts(
  db: Kysely<Schema>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, MosaicFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('mosaic').select(FACTS).where('id', 'in', ids).execute();
  return new Map(rows.filter((row) => isThere(row, now)).map((row) => [row.id, factsOf(row, now)]));
}

/** Its plates and colours. */
export const mosaicOf = ({ width, height, cells, mode, plates, layout }: StoredMosaic): Mosaic =>
  mosaicOfCells({ width, height }, cells, {
    mode,
    plates,
    ...(layout && { laid: unpackLayout(layout, { width, cells }) }),
  });

const FACTS = [
  'id',
  'size',
  'format',
  'mode',
  'plates',
  'width',
  'height',
  'pieces',
  'colours',
  'expires_at',
  'orders',
] as const;

type FactsRow = Pick<Selectable<Schema['mosaic']>, (typeof FACTS)[number]>;

const isThere = ({ orders, expires_at }: FactsRow, now: number): boolean => orders > 0 || Date.parse(expires_at) > now;

const factsOf = ({ orders, expires_at, ...facts }: FactsRow, now: number): MosaicFacts => ({
  ...facts,
  expiresAt: orders > 0 ? expiryFrom(now) : expires_at,
});

/**
 * Cells as they are stored. The palette may grow while orders are stored for years, so a cell names its colour by the id that
 * never changes, not by its place in the palette.
 */
function packCells(cells: Uint8Array, palette: readonly BrickColour[]): string {
  const ids = cells.map((index) => (index === EMPTY ? EMPTY : palette[index]!.id));
  return deflateRawSync(ids).toString('base64');
}

function unpackCells(text: string, palette: readonly BrickColour[]): Uint8Array {
  const places = new Map([[EMPTY, EMPTY], ...palette.map(({ id }, index) => [id, index] as const)]);
  return Uint8Array.from(inflateRawSync(Buffer.from(text, 'base64')), (id) => {
    const place = places.get(id);
    if (place === undefined) throw new Error(`No palette has the colour ${id} any more`);
    return place;
  });
}
