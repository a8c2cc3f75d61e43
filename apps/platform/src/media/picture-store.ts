import { createHash } from 'node:crypto';
import { inAllLanguages, type LocalText } from '@brixel/contract/local-text';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import type { FocusStep } from '@brixel/contract/picture-paths';
import { storeCodes } from '@brixel/contract/stores';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { PictureKind } from './intake.worker.ts';

/** Uploaded pictures in the database, named by what they hold. */

const noWords = Object.fromEntries(storeCodes.map((code) => [code, ''])) as LocalText;

export interface NewPicture {
  kind: PictureKind;
  name: string;
  content: Uint8Array;
  width: number;
  height: number;
}

const facts = [
  'sha256',
  'kind',
  'name',
  'bytes',
  'width',
  'height',
  'alt',
  'focus_x',
  'focus_y',
  'created_at',
] as const;
type Facts = Pick<Selectable<Schema['picture']>, (typeof facts)[number]>;

const toPicture = ({ sha256, alt, focus_x, focus_y, ...rest }: Facts): OfficePicture => ({
  ...rest,
  id: sha256,
  alt: inAllLanguages(parseJson(alt)) as LocalText,
  focus: { x: focus_x as FocusStep, y: focus_y as FocusStep },
});

/** The one with the same content stays as it is. */
export async function storePicture(
  tx: Transaction<Schema>,
  { content, ...picture }: NewPicture,
  now: number,
): Promise<{ picture: OfficePicture; isNew: boolean }> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('picture')
    .values({
      ...picture,
      sha256,
      content,
      bytes: content.length,
      alt: toJson(noWords),
      focus_x: 50,
      focus_y: 50,
      created_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst();
  const stored = await findPicture(tx, sha256);
  if (!stored) throw new Error(`Picture ${sha256} was not stored`);
  return { picture: stored, isNew: numInsertedOrUpdatedRows > 0n };
}

export async function findPicture(db: Kysely<Schema>, sha256: string): Promise<OfficePicture | null> {
  const row = await db.selectFrom('picture').select(facts).where('sha256', '=', sha256).executeTakeFirst();
  return row ? toPicture(row) : null;
}

export async function readPicture(db: Kysely<Schema>, sha256: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('picture').select('content').where('sha256', '=', sha256).executeTakeFirst();
  return row?.content ?? null;
}

export async function isPictureThere(db: Kysely<Schema>, sha256: string): Promise<boolean> {
  const row = await db.selectFrom('picture').select('sha256').where('sha256', '=', sha256).executeTakeFirst();
  return row !== undefined;
}

export async function listPictures(db: Kysely<Schema>): Promise<(OfficePicture & { used: boolean })[]> {
  const rows = await db
    .selectFrom('picture')
    .select(facts)
    .select(({ exists }) => exists(places(db, sql.ref('picture.sha256'))).as('used'))
    .orderBy('created_at', 'desc')
    .orderBy('sha256')
    .execute();
  return rows.map(({ used, ...row }) => ({ ...toPicture(row), used: Boolean(used) }));
}

export type PictureWords = Pick<OfficePicture, 'alt' | 'focus'>;

export async function describePicture(
  tx: Transaction<Schema>,
  sha256: string,
  { alt, focus }: PictureWords,
): Promise<void> {
  await tx
    .updateTable('picture')
    .set({ alt: toJson(alt), focus_x: focus.x, focus_y: focus.y })
    .where('sha256', '=', sha256)
    .execute();
}

/** False where it is shown somewhere. */
export async function removePicture(tx: Transaction<Schema>, sha256: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('picture')
    .where('sha256', '=', sha256)
    .where(({ not, exists }) => not(exists(places(tx, sql.val(sha256)))))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Everything that may show a picture names it by its hash. */
function places(db: Kysely<Schema>, sha256: ReturnType<typeof sql.ref<string>> | ReturnType<typeof sql.val<string>>) {
  const pattern = sql<string>`'%' || ${sha256} || '%'`;
  return db
    .selectFrom('shop_setting')
    .select('section as place')
    .where('value', 'like', pattern)
    .unionAll(db.selectFrom('cms_page_text').select('title as place').where('content', 'like', pattern))
    .unionAll(db.selectFrom('cms_block_text').select('title as place').where('content', 'like', pattern))
    .unionAll(db.selectFrom('category').select('path as place').where('image', 'like', pattern))
    .unionAll(db.selectFrom('foreign_picture').select('path as place').where('sha256', '=', sha256))
    .unionAll(db.selectFrom('part_picture').select('sha256 as place').where('sha256', '=', sha256))
    .unionAll(db.selectFrom('product_picture').select('sha256 as place').where('sha256', '=', sha256));
}
