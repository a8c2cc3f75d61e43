import { textIn } from '@brixel/contract/local-text';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import type { Names } from '@brixel/exchange/part-name';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface NewCategory {
  id: number;
  parent_id: number;
  path: string;
  level: number;
  is_active: 0 | 1;
}

/** A category that nobody has described yet: it has a name and an address in each store, comes last, and is in the menu. */
export async function insertCategory(
  tx: Transaction<Schema>,
  category: NewCategory,
  { names, keyIn, now }: { names: Names; keyIn(store: StoreCode): string; now: string },
): Promise<void> {
  await tx
    .insertInto('category')
    .values({
      ...category,
      position: category.id,
      image: null,
      include_in_menu: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('category_text')
    .values(
      storeCodes.map((store) => ({
        category_id: category.id,
        store_code: store,
        name: textIn(names, store),
        url_key: keyIn(store),
        url_path: keyIn(store),
        description: '',
        meta_title: textIn(names, store),
        meta_description: textIn(names, store),
      })),
    )
    .execute();
}
