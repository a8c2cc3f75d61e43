import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { textOrder } from '../catalog/catalog-stores.ts';
import { textsOf } from '../catalog/rows.ts';
import type { Schema } from '../database/schema.ts';

/** What files call by its name and the shop by its number. A name that means two things is not used. */
export interface NameTable {
  idOf(name: string): number | null;
  /** in the language of a store; a number where the name would not lead back */
  nameOf(id: number, store: StoreCode): string | number;
}

export interface ProductNames {
  /** from below the root down: `Bricks/Plates` */
  categories: NameTable;
  groups: NameTable;
  /** of attributes that have options, by their code */
  options: ReadonlyMap<string, NameTable>;
}

export async function loadProductNames(db: Kysely<Schema>): Promise<ProductNames> {
  const groups = await db.selectFrom('customer_group').select(['id', 'name']).execute();
  return {
    categories: await categoryNames(db),
    groups: nameTable(groups.map(({ id, name }) => ({ id, names: () => name }))),
    options: await optionNames(db),
  };
}

interface Named {
  id: number;
  names(store: StoreCode): string | undefined;
}

const isNumber = (name: string): boolean => /^#?\d+$/.test(name);

export function nameTable(things: readonly Named[]): NameTable {
  const ids = new Map<string, Set<number>>();
  const known = new Map<number, Partial<Record<StoreCode, string>>>();
  for (const { id, names } of things) {
    const named = Object.fromEntries(storeCodes.map((store) => [store, names(store)]));
    known.set(id, named);
    for (const name of Object.values(named)) if (name) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  const only = (name: string): number | null => {
    const found = ids.get(name);
    return found?.size === 1 ? [...found][0]! : null;
  };
  return {
    idOf: (name) => {
      const id = isNumber(name) ? Number(name.replace('#', '')) : null;
      return id !== null && known.has(id) ? id : only(name);
    },
    nameOf(id, store) {
      const name = known.get(id)?.[store];
      return name && !isNumber(name) && only(name) === id ? name : id;
    },
  };
}

/** Slashes part the names, so one in a name is marked. */
export const writePath = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(/[\\/]/g, '\\$&')).join('/');

export const readPath = (path: string): string[] =>
  (path.match(/(?:\\.|[^\\/])+/gs) ?? []).map((name) => name.replaceAll(/\\(.)/gs, '$1').trim()).filter(Boolean);

export async function categoryNames(db: Kysely<Schema>): Promise<NameTable> {
  const rows = await db.selectFrom('category').select(['id', 'path']).execute();
  const texts = await db.selectFrom('category_text').select(['category_id', 'store_code', 'name']).execute();
  const byStore = new Map(
    storeCodes.map((store) => [store, textsOf(texts, ({ category_id }) => category_id, textOrder(store, store))]),
  );
  return nameTable(
    rows.map(({ id, path }) => {
      const [, ...below] = path.split('/').map(Number);
      return {
        id,
        names: (store) =>
          writePath(below.map((each) => byStore.get(store)?.get(each)?.name.trim() ?? String(each))) || undefined,
      };
    }),
  );
}

async function optionNames(db: Kysely<Schema>): Promise<ReadonlyMap<string, NameTable>> {
  const rows = await db
    .selectFrom('attribute')
    .innerJoin('attribute_option_text', 'attribute_option_text.attribute_id', 'attribute.id')
    .select(['attribute.code', 'option_id', 'store_code', 'label'])
    .execute();
  const tables = new Map<string, NameTable>();
  for (const [code, labels] of Map.groupBy(rows, (row) => row.code)) {
    const byOption = Map.groupBy(labels, ({ option_id }) => option_id);
    tables.set(
      code,
      nameTable(
        [...byOption].map(([id, texts]) => ({
          id,
          names: (store) => (texts.find(({ store_code }) => store_code === store) ?? texts[0])?.label,
        })),
      ),
    );
  }
  return tables;
}
