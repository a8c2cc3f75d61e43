import { photoPath } from '@brixel/contract/picture-paths';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Pictures of another shop keep the addresses that they had there, such as `/m/b/mb01-blue.jpg`: goods that came from it name them so,
 * and so do search engines. What is shown there is an uploaded picture.
 */

/** The folder of pictures, which may stand in front. */
const folder = /^\/(?:.*\/)?catalog\/product(?=\/)/;
const FOREIGN = /^(?:\/(?!\.)[^\s?#\\/]+){1,20}\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Null: it cannot be one. */
export function foreignPath(image: string): string | null {
  const path = image.replace(folder, '');
  return FOREIGN.test(path) && path.length <= 400 ? path : null;
}

/** The path of the upload; null where there is none. */
export async function findForeignPicture(db: Kysely<Schema>, path: string): Promise<string | null> {
  const row = await db.selectFrom('foreign_picture').select('sha256').where('path', '=', path).executeTakeFirst();
  return row ? photoPath(row.sha256) : null;
}

export const readForeignPaths = async (db: Kysely<Schema>): Promise<Set<string>> =>
  new Set((await db.selectFrom('foreign_picture').select('path').execute()).map(({ path }) => path));

export async function writeForeignPicture(tx: Transaction<Schema>, path: string, sha256: string): Promise<void> {
  await tx
    .insertInto('foreign_picture')
    .values({ path, sha256 })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ sha256 }))
    .execute();
}
