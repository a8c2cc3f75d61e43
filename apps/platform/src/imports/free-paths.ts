import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Addresses of new goods in a store, each of them free. */
export async function freePaths(
  tx: Transaction<Schema>,
  store: string,
  paths: readonly { wanted: string; else: string }[],
): Promise<string[]> {
  const wanted = paths.map((path) => path.wanted);
  const taken = new Set<string>();
  for (const table of ['product_text', 'category_text'] as const) {
    const rows = await tx
      .selectFrom(table)
      .select('url_path')
      .where('store_code', '=', store)
      .where('url_path', 'in', wanted)
      .execute();
    for (const { url_path } of rows) taken.add(url_path);
  }
  return paths.map((path) => {
    const free = taken.has(path.wanted) ? path.else : path.wanted;
    taken.add(free);
    return free;
  });
}
