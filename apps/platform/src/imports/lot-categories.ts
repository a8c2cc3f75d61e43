import { slugify } from '@brixel/commerce/slugify';
import { textIn } from '@brixel/contract/local-text';
import type { StoreCode } from '@brixel/contract/stores';
import { type ItemType, itemTypes } from '@brixel/exchange/lot';
import { categoryNames, type Names } from '@brixel/exchange/part-name';
import type { Transaction } from 'kysely';
import { findRoot, ROOT_ID, ROOT_PARENT, rootNames } from '../categories/category-root.ts';
import { insertCategory } from '../categories/insert-category.ts';
import type { CategoryChoice } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { STATUS } from './plan-row.ts';

/** The categories of lots: one for each type of goods, below it one for each name that the file has. */
export interface LotCategories {
  /** finds or makes it; null: its owner wants it in none */
  idOf(tx: Transaction<Schema>, category: string, itemType: ItemType): Promise<number | null>;
  /** finds or makes what a file of products names, from below the root down */
  idOfPath(tx: Transaction<Schema>, path: readonly string[]): Promise<number>;
  /** those that were made, hidden until the import is published */
  readonly made: readonly number[];
}

export const chosenFor = (choice: CategoryChoice, name: string): CategoryChoice[string] | undefined =>
  Object.hasOwn(choice, name) ? choice[name] : undefined;

/** What the category of all goods of a type is called. */
export const typeNames = (itemType: ItemType): Names =>
  itemType === itemTypes.P ? partNames : categoryNames('', itemType);

const partNames: Names = { de: 'Einzelteile', it: 'Pezzi singoli', en: 'Single parts' };

interface Category {
  id: number;
  path: string;
  level: number;
}

export function lotCategories(now: string, choice: CategoryChoice = {}): LotCategories {
  const made: number[] = [];
  const known = new Map<string, Category>();

  async function find(tx: Transaction<Schema>, parentId: number, name: string): Promise<Category | undefined> {
    const found = await tx
      .selectFrom('category')
      .innerJoin('category_text', 'category_text.category_id', 'category.id')
      .select(['category.id', 'category.path', 'category.level', 'category.is_active'])
      .where('parent_id', '=', parentId)
      .where('category_text.name', '=', name)
      .executeTakeFirst();
    if (found?.is_active === 0 && (await isUnseen(tx, found))) made.push(found.id);
    return found;
  }

  /** Made for an import that was not published: nobody has ever seen anything in it. */
  async function isUnseen(tx: Transaction<Schema>, { path }: Category): Promise<boolean> {
    const seen = await tx
      .selectFrom('product_category')
      .innerJoin('product', 'product.id', 'product_category.product_id')
      .innerJoin('category', 'category.id', 'product_category.category_id')
      .select('product.id')
      .where((eb) => eb.or([eb('category.path', '=', path), eb('category.path', 'like', `${path}/%`)]))
      .where('product.status', '<>', STATUS.staged)
      .limit(1)
      .executeTakeFirst();
    return seen === undefined;
  }

  async function make(tx: Transaction<Schema>, parent: Category | null, names: Names, id: number): Promise<Category> {
    const category = {
      id,
      path: parent ? `${parent.path}/${id}` : String(id),
      level: (parent?.level ?? 0) + 1,
    };
    // the number keeps it apart from every other address
    const keyIn = (store: StoreCode): string =>
      parent ? `${slugify(textIn(names, store).replaceAll(/[,./]/g, ' '))}-${id}` : slugify(textIn(names, store));
    const parent_id = parent?.id ?? ROOT_PARENT;
    await insertCategory(tx, { ...category, parent_id, is_active: 0 }, { names, keyIn, now });
    made.push(id);
    return category;
  }

  const nextId = async (tx: Transaction<Schema>): Promise<number> => {
    const { last } = await tx
      .selectFrom('category')
      .select(({ fn }) => fn.max<number | null>('id').as('last'))
      .executeTakeFirstOrThrow();
    return Math.max(last ?? 0, ROOT_ID) + 1;
  };

  async function findOrMake(tx: Transaction<Schema>, parent: Category, names: Names): Promise<Category> {
    const key = `${parent.id} ${names.de}`;
    const category =
      known.get(key) ?? (await find(tx, parent.id, names.de)) ?? (await make(tx, parent, names, await nextId(tx)));
    known.set(key, category);
    return category;
  }

  async function root(tx: Transaction<Schema>): Promise<Category> {
    const found = await findRoot(tx);
    if (found?.is_active === 0 && (await isUnseen(tx, found))) made.push(found.id);
    return found ?? make(tx, null, rootNames, ROOT_ID);
  }

  async function top(tx: Transaction<Schema>): Promise<Category> {
    const category = known.get('root') ?? (await root(tx));
    known.set('root', category);
    return category;
  }

  return {
    made,
    async idOfPath(tx, path) {
      let category = await top(tx);
      for (const name of path) category = await findOrMake(tx, category, { de: name, it: name, en: name });
      return category.id;
    },
    async idOf(tx, category, itemType) {
      const chosen = chosenFor(choice, category);
      if (chosen === null || typeof chosen === 'number') return chosen;
      const ofType = await findOrMake(tx, await top(tx), typeNames(itemType));
      if (category === '' && itemType !== itemTypes.P) return ofType.id;
      return (await findOrMake(tx, ofType, categoryNames(category, itemType))).id;
    },
  };
}
