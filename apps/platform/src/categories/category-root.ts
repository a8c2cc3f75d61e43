import { slugify } from '@brixel/commerce/slugify';
import { textIn } from '@brixel/contract/local-text';
import type { StoreCode } from '@brixel/contract/stores';
import type { Names } from '@brixel/exchange/part-name';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { insertCategory } from './insert-category.ts';

/** The root holds all categories and is itself none that shoppers see in a menu. A shop without any has none. */

export const ROOT_ID = 2;
export const ROOT_PARENT = 1;
export const rootNames: Names = { de: 'Alle Produkte', it: 'Tutti i prodotti', en: 'All products' };

export interface CategoryRoot {
  id: number;
  path: string;
  level: number;
  is_active: 0 | 1;
}

export const findRoot = (db: Kysely<Schema>): Promise<CategoryRoot | undefined> =>
  db
    .selectFrom('category')
    .select(['id', 'path', 'level', 'is_active'])
    .where('parent_id', '=', ROOT_PARENT)
    .orderBy('id')
    .executeTakeFirst();

/** Finds it, makes it, or shows the one that was made for an import. */
export async function openRoot(tx: Transaction<Schema>, now: string): Promise<CategoryRoot> {
  const found = await findRoot(tx);
  if (found) {
    if (found.is_active === 0)
      await tx.updateTable('category').set({ is_active: 1 }).where('id', '=', found.id).execute();
    return found;
  }
  const root = { id: ROOT_ID, path: String(ROOT_ID), level: 1, is_active: 1 } as const;
  const keyIn = (store: StoreCode): string => slugify(textIn(rootNames, store));
  await insertCategory(tx, { ...root, parent_id: ROOT_PARENT }, { names: rootNames, keyIn, now });
  return root;
}
