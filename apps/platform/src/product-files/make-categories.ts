import { CATEGORY_LIMITS } from '@brixel/contract/office/category-limits';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lotCategories } from '../imports/lot-categories.ts';
import { categoryNames, type ProductNames, readPath } from './product-names.ts';
import type { ReadProduct } from './read-products.ts';

/** Makes the categories that a file names and the shop has not, hidden until the import is published. */
export interface CategoryMaker {
  /** the names with those that these rows needed */
  namesFor(rows: readonly ReadProduct[], names: ProductNames): Promise<ProductNames>;
  readonly made: readonly number[];
}

export async function categoryMaker(
  db: Kysely<Schema>,
  /** in the transaction of what is made */
  touch: (tx: Transaction<Schema>) => Promise<void>,
  /** whether it may be made */
  isWanted: (path: string) => boolean,
): Promise<CategoryMaker> {
  const maker = lotCategories(new Date().toISOString());
  const hidden = await db.selectFrom('category').select('id').where('is_active', '=', 0).execute();
  const hiddenIds = new Set(hidden.map(({ id }) => id));
  const done = new Set<string>();
  return {
    made: maker.made,
    async namesFor(rows, names) {
      const wanted = new Set(
        rows.flatMap(pathsOf).filter((path) => !done.has(path) && !path.startsWith('#') && isWanted(path)),
      );
      const missing = [...wanted].flatMap((path) => {
        done.add(path);
        const id = names.categories.idOf(path);
        const levels = readPath(path);
        const isFit = levels.length > 0 && levels.length <= CATEGORY_LIMITS.depth;
        // one that was made for an import that nobody published is shown with this one
        return isFit && (id === null || hiddenIds.has(id)) ? [levels] : [];
      });
      if (missing.length === 0) return names;
      await db.transaction().execute(async (tx) => {
        await touch(tx);
        for (const levels of missing) await maker.idOfPath(tx, levels);
      });
      return { ...names, categories: await categoryNames(db) };
    },
  };
}

function pathsOf({ product }: ReadProduct): string[] {
  const said = product?.said.categories;
  return Array.isArray(said) ? said.filter((path) => typeof path === 'string') : [];
}
