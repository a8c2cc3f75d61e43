import type { StoreCode } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { textsOf } from './rows.ts';

export interface ListedCategory {
  id: number;
  name: string;
  level: number;
}

/** For those who choose one: in the order of the shop's tree, each by its name in the first of these stores that has one. */
export async function listCategories(db: Kysely<Schema>, stores: readonly StoreCode[]): Promise<ListedCategory[]> {
  const rows = await db.selectFrom('category').select(['id', 'path', 'position']).where('is_active', '=', 1).execute();
  const texts = await db.selectFrom('category_text').select(['category_id', 'store_code', 'name']).execute();
  const names = textsOf(texts, ({ category_id }) => category_id, stores);
  const places = new Map(rows.map(({ id, position }) => [id, position]));
  const idsOf = (path: string): number[] => path.split('/').map(Number);
  const inTree = (a: string, b: string): number => {
    const [left, right] = [idsOf(a), idsOf(b)];
    const at = left.findIndex((id, depth) => id !== right[depth]);
    if (at < 0) return left.length - right.length;
    if (right[at] === undefined) return 1;
    return (places.get(left[at]!) ?? 0) - (places.get(right[at]) ?? 0) || left[at]! - right[at];
  };
  // the root is no place for goods
  return rows
    .toSorted((a, b) => inTree(a.path, b.path))
    .map(({ id, path }) => ({ id, name: names.get(id)?.name ?? String(id), level: idsOf(path).length - 1 }))
    .filter(({ level }) => level > 0);
}
