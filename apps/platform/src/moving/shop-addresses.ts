import { categoryPath, productPath } from '@brixel/commerce/links';
import { ownPages } from '@brixel/contract/own-pages';
import { defaultStoreOf, type StoreCode, type StoreSettings } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { textOrder } from '../catalog/catalog-stores.ts';
import { withSlugs } from '../catalog/documents/categories.ts';
import { textsOf } from '../catalog/rows.ts';
import type { Schema } from '../database/schema.ts';

export type AddressKind = 'product' | 'category' | 'page';

export interface ShopAddress {
  /** where the shop shows it */
  to: string;
  /** whether the shop shows it at the address that was asked for, too */
  isHere: boolean;
}

/** What the shop shows, by the addresses that it and others have for it. */
export interface ShopAddresses {
  /** `path` begins with a slash and names no store; null: nothing is like it */
  find(path: string, store: StoreCode, kind?: AddressKind): ShopAddress | null;
}

const RULES = { urlDispatcher: false };

interface Target {
  kind: AddressKind;
  to: string;
}

interface Skus {
  exact: Map<string, Target>;
  lower: Map<string, Target>;
}

/** Of one store: stored paths as they are, keys that are the last part of a path, and paths as the storefront makes them. */
interface Tables {
  paths: Map<string, Target>;
  keys: Record<AddressKind, Map<string, Target>>;
}

export async function readShopAddresses(db: Kysely<Schema>, stores: StoreSettings): Promise<ShopAddresses> {
  const codes = stores.views.map(({ code }) => code);
  const tables = new Map<StoreCode, Tables>(codes.map((code) => [code, noTables()]));
  const skus: Skus = { exact: new Map(), lower: new Map() };
  await addPages(db, tables);
  await addCategories(db, tables, defaultStoreOf(stores));
  await addProducts(db, tables, skus, defaultStoreOf(stores));

  return {
    find(path, store, kind) {
      // the store that is meant, then any other: an address is the same in all of them
      const inOrder = [store, ...codes].flatMap((code) => tables.get(code) ?? []);
      if (ownPages.has(path)) return { to: path, isHere: true };
      const isHere = inOrder[0]?.paths.get(path);
      if (isHere) return { to: isHere.to, isHere: true };
      return findBySku(path, skus) ?? findLikely(path, inOrder, kind);
    },
  };
}

const noTables = (): Tables => ({
  paths: new Map(),
  keys: { product: new Map(), category: new Map(), page: new Map() },
});

/** `/p/:parentSku/:slug/:childSku`: the first sku decides, the last one is tried after it. */
function findBySku(path: string, { exact, lower }: Skus): ShopAddress | null {
  const [, route, sku = '', , child = ''] = path.split('/');
  if (route !== 'p') return null;
  const own = exact.get(sku);
  if (own) return { to: own.to, isHere: true };
  const other = exact.get(child) ?? lower.get(sku.toLowerCase()) ?? lower.get(child.toLowerCase());
  return other ? { to: other.to, isHere: false } : null;
}

const KINDS: readonly AddressKind[] = ['product', 'category', 'page'];

/** The same path with or without an ending and whatever its capitals; else its last part as a key; else that without the number which Vue Storefront adds. */
function findLikely(path: string, tables: readonly Tables[], kind?: AddressKind): ShopAddress | null {
  const bare = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|php)$/, '');
  const key = bare.slice(bare.lastIndexOf('/') + 1);
  const kinds = kind ? [kind] : bare.startsWith('/c/') ? (['category'] as const) : KINDS;
  const fits = (target: Target | undefined): boolean => target !== undefined && kinds.includes(target.kind);
  for (const { paths } of tables)
    for (const spelling of [bare, `${bare}.html`]) {
      const found = paths.get(spelling);
      if (found && fits(found)) return { to: found.to, isHere: false };
    }
  for (const name of [key, key.replace(/-\d+$/, '')])
    for (const { keys } of tables)
      for (const each of kinds) {
        const found = keys[each].get(name);
        if (found) return { to: found.to, isHere: false };
      }
  return null;
}

async function addPages(db: Kysely<Schema>, tables: ReadonlyMap<StoreCode, Tables>): Promise<void> {
  const rows = await db.selectFrom('cms_page').select('identifier').where('state', '=', 'published').execute();
  for (const { paths, keys } of tables.values())
    for (const { identifier } of rows) {
      const target: Target = { kind: 'page', to: `/i/${identifier}` };
      paths.set(target.to, target).set(`/${identifier}`, target);
      keys.page.set(identifier.toLowerCase(), target);
    }
}

async function addCategories(
  db: Kysely<Schema>,
  tables: ReadonlyMap<StoreCode, Tables>,
  defaultStore: StoreCode,
): Promise<void> {
  const rows = await db.selectFrom('category').select(['id', 'level', 'position', 'is_active']).execute();
  const texts = await db
    .selectFrom('category_text')
    .select(['category_id', 'store_code', 'url_key', 'url_path'])
    .execute();
  for (const [store, table] of tables) {
    const shown = textsOf(texts, ({ category_id }) => category_id, textOrder(store, defaultStore));
    for (const { row, text, slug } of withSlugs(rows, shown)) {
      if (row.is_active !== 1 || text.url_path === '') continue;
      const target: Target = { kind: 'category', to: categoryPath({ slug }, RULES) };
      add(table, target, text.url_path, text.url_key).paths.set(`/c/${slug}`, target);
    }
  }
}

async function addProducts(
  db: Kysely<Schema>,
  tables: ReadonlyMap<StoreCode, Tables>,
  skus: Skus,
  defaultStore: StoreCode,
): Promise<void> {
  const rows = await db
    .selectFrom('product_text')
    .innerJoin('product', 'product.id', 'product_text.product_id')
    .select(['sku', 'type_id', 'store_code', 'url_key', 'url_path'])
    .where('product.status', '=', 1)
    .where('product.visibility', '>', 1)
    .orderBy('product.id')
    .execute();
  // what it is called in the default store names it everywhere
  const names = textsOf(rows, ({ sku }) => sku, textOrder(defaultStore, defaultStore));
  for (const [sku, { type_id, url_key: slug }] of names) {
    const target: Target = { kind: 'product', to: productPath({ sku, type_id, slug }, RULES) };
    skus.exact.set(sku, target);
    if (!skus.lower.has(sku.toLowerCase())) skus.lower.set(sku.toLowerCase(), target);
  }
  for (const { sku, store_code, url_key, url_path } of rows) {
    const table = tables.get(store_code as StoreCode);
    const target = skus.exact.get(sku);
    if (table && target) add(table, target, url_path, url_key);
  }
}

function add(table: Tables, target: Target, urlPath: string, key: string): Tables {
  const path = `/${urlPath.replace(/^\/+/, '')}`;
  // the first one counts, as in the shop
  if (!table.paths.has(path)) table.paths.set(path, target);
  if (!table.paths.has(path.toLowerCase())) table.paths.set(path.toLowerCase(), target);
  const name = key.toLowerCase();
  if (!table.keys[target.kind].has(name)) table.keys[target.kind].set(name, target);
  return table;
}
