import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import type { Transaction } from 'kysely';
import { textOrder } from '../catalog/catalog-stores.ts';
import { withSlugs } from '../catalog/documents/categories.ts';
import { textsOf } from '../catalog/rows.ts';
import { addRedirect, removeRedirectFrom } from '../content/redirects.ts';
import type { Schema } from '../database/schema.ts';

/** Where each category is found in each store: by its slug, and by its stored path. */
export type CategoryAddresses = ReadonlyMap<StoreCode, ReadonlyMap<number, readonly [slug: string, path: string]>>;

export async function readAddresses(tx: Transaction<Schema>, defaultStore: StoreCode): Promise<CategoryAddresses> {
  const rows = await tx.selectFrom('category').select(['id', 'level', 'position']).execute();
  const texts = await tx
    .selectFrom('category_text')
    .select(['category_id', 'store_code', 'url_key', 'url_path'])
    .execute();
  return new Map(
    storeCodes.map((store) => {
      const shown = textsOf(texts, ({ category_id }) => category_id, textOrder(store, defaultStore));
      return [
        store,
        new Map(
          withSlugs(rows, shown).map(({ row, text, slug }) => [row.id, [`/c/${slug}`, `/${text.url_path}`] as const]),
        ),
      ];
    }),
  );
}

/** Who comes by an address that was a category's is led to its new one, or to that of the one that took its place. */
export async function redirectMoved(
  tx: Transaction<Schema>,
  before: CategoryAddresses,
  after: CategoryAddresses,
  successorOf: (id: number) => number = (id) => id,
): Promise<void> {
  const moved = new Map<string, string>();
  const current = new Set<string>();
  for (const [store, addresses] of after) {
    for (const known of addresses.values()) for (const address of known) current.add(address);
    for (const [id, old] of before.get(store) ?? []) {
      const next = addresses.get(id) ?? addresses.get(successorOf(id));
      if (!next) continue;
      for (const place of [0, 1] as const) if (old[place] !== next[place]) moved.set(old[place], next[place]);
    }
  }
  for (const [from, to] of moved) {
    await removeRedirectFrom(tx, to);
    // redirects hold in all stores: what still is an address in one of them leads there
    if (current.has(from)) continue;
    await removeRedirectFrom(tx, from);
    await addRedirect(tx, { from_path: from, to_path: to, status: 301 });
  }
}
