import type { OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { IMPORT_LIMITS } from '@brixel/contract/office/import-limits';
import type { ItemType } from '@brixel/exchange/lot';
import { categoryNames } from '@brixel/exchange/part-name';
import type { Kysely } from 'kysely';
import { findRoot } from '../categories/category-root.ts';
import type { CategoryChoice, FoundCategories } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { categoryNames as namesOfShop } from '../product-files/product-names.ts';
import { typeNames } from './lot-categories.ts';

/** The categories that a file names: how often, where their goods go, and which of the shop's own is likely meant. */

/** Counts them while a file is read. Those beyond the limit are treated as the file says. */
export function categoryCounter(): {
  add(name: string, type: ItemType | null): void;
  found(): FoundCategories;
} {
  const counts = new Map<string, { count: number; type: ItemType | null }>();
  return {
    add(name, type) {
      const known = counts.get(name);
      if (known) known.count += 1;
      else if (name !== '' && counts.size < IMPORT_LIMITS.categories && name.length <= IMPORT_LIMITS.categoryName)
        counts.set(name, { count: 1, type });
    },
    found: () => Object.fromEntries(counts),
  };
}

/** Without those that lead to a category that has gone since they were remembered. */
export async function usableChoice(db: Kysely<Schema>, choice: CategoryChoice = {}): Promise<CategoryChoice> {
  const rows = await db.selectFrom('category').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  return Object.fromEntries(Object.entries(choice).filter(([, to]) => typeof to !== 'number' || ids.has(to)));
}

/** As the check shows them: first those that the shop has not. */
export async function fileCategories(
  db: Kysely<Schema>,
  found: FoundCategories,
  /** made for this import */
  made: readonly number[],
): Promise<OfficeImportDetails['categories']> {
  if (Object.keys(found).length === 0) return [];
  const texts = await db
    .selectFrom('category')
    .innerJoin('category_text', 'category_text.category_id', 'category.id')
    .select(['category.id', 'category.parent_id', 'category.is_active', 'category_text.name'])
    .execute();
  const own = texts.filter(({ id }) => !made.includes(id));
  // one that was made for an import that nobody has published is not meant
  const byName = Map.groupBy(
    own.filter(({ is_active }) => is_active === 1),
    ({ name }) => plain(name),
  );
  const byPlace = new Map(own.map(({ id, parent_id, name }) => [`${parent_id} ${name}`, id]));
  const root = await findRoot(db);
  const paths = await namesOfShop(db);
  const isOwn = (id: number | null | undefined): id is number => typeof id === 'number' && !made.includes(id);

  function placeOf(name: string, type: ItemType | null): number | null {
    const found = type === null ? paths.idOf(name) : lotPlace(name, type);
    return isOwn(found) ? found : null;
  }
  const lotPlace = (name: string, type: ItemType): number | undefined =>
    byPlace.get(`${byPlace.get(`${root?.id} ${typeNames(type).de}`)} ${categoryNames(name, type).de}`);
  /** The only one of that name, wherever it stands. */
  function namesake(name: string, type: ItemType | null): number | null {
    const names = type === null ? [name.split('/').at(-1)!] : [name, ...Object.values(categoryNames(name, type))];
    const ids = new Set(names.flatMap((one) => byName.get(plain(one)) ?? []).map(({ id }) => id));
    return ids.size === 1 ? [...ids][0]! : null;
  }

  return Object.entries(found)
    .map(([name, { count, type, id }]) => ({
      name,
      count,
      there: isOwn(id) ? id : placeOf(name, type),
      proposed: namesake(name, type),
    }))
    .toSorted((a, b) => Number(a.there !== null) - Number(b.there !== null) || b.count - a.count);
}

const plain = (name: string): string => name.trim().toLowerCase();
