import type {
  CategoryContent,
  CategoryDetails,
  CategoryPlace,
  CategoryText,
} from '@brixel/contract/office/category-endpoints';
import { CATEGORY_LIMITS } from '@brixel/contract/office/category-limits';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { readAddresses, redirectMoved } from './category-addresses.ts';
import { type CategoryRoot, findRoot, openRoot, ROOT_ID } from './category-root.ts';
import { readCategory } from './read-categories.ts';

type Row = Selectable<Schema['category']>;

export type CategoryRefusal =
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'ADDRESS_TAKEN'
  | 'TEXT_MISSING'
  | 'CATEGORY_IN_ITSELF'
  | 'CATEGORY_TOO_DEEP'
  | 'CATEGORY_HAS_CHILDREN'
  | 'CATEGORY_HAS_GOODS'
  | 'TOO_MANY_CATEGORIES';

export interface CategoryContext {
  kind: Database['kind'];
  author: Author;
  defaultStore: StoreCode;
}

/** Whoever changes the tree has it alone: two moves that are right each for itself could close a circle. */
async function holdTree(tx: Transaction<Schema>, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres') await sql`lock table category in share row exclusive mode`.execute(tx);
}

/** Nothing is written where it is refused. */
export async function createCategory(
  tx: Transaction<Schema>,
  { parent_id, ...content }: CategoryContent & Pick<CategoryPlace, 'parent_id'>,
  { kind, author, defaultStore }: CategoryContext,
): Promise<CategoryDetails | CategoryRefusal> {
  await holdTree(tx, kind);
  if (!content.texts[defaultStore]) return 'TEXT_MISSING';
  const all = await tx.selectFrom('category').selectAll().execute();
  if (all.length >= CATEGORY_LIMITS.count) return 'TOO_MANY_CATEGORIES';
  const known = parent_id === null ? null : (all.find(({ id }) => id === parent_id) ?? null);
  if (parent_id !== null && !known) return 'CHANGED_MEANWHILE';
  const root = await findRoot(tx);
  if (known && root && known.level - root.level >= CATEGORY_LIMITS.depth) return 'CATEGORY_TOO_DEEP';
  const id = all.reduce((last, category) => Math.max(last, category.id), ROOT_ID) + 1;
  if (await isTaken(tx, id, content.texts, [])) return 'ADDRESS_TAKEN';

  const now = new Date().toISOString();
  const before = await readAddresses(tx, defaultStore);
  const parent = known ?? (await openRoot(tx, now));
  const siblings = all.filter((category) => category.parent_id === parent.id);
  await tx
    .insertInto('category')
    .values({
      id,
      parent_id: parent.id,
      position: siblings.reduce((last, { position }) => Math.max(last, position), 0) + 1,
      level: parent.level + 1,
      path: `${parent.path}/${id}`,
      created_at: now,
      updated_at: now,
      ...columnsOf(content),
    })
    .execute();
  await writeTexts(tx, id, content.texts, [], await pathsOf(tx, parent, root));
  await redirectMoved(tx, before, await readAddresses(tx, defaultStore));
  await recordChange(tx, {
    ...author,
    action: 'categories.create',
    subject: content.texts[defaultStore].name,
    after: told(content),
  });
  return readBack(tx, id);
}

export async function updateCategory(
  tx: Transaction<Schema>,
  id: number,
  { version, ...content }: CategoryContent & { version: string },
  { kind, author, defaultStore }: CategoryContext,
): Promise<CategoryDetails | CategoryRefusal> {
  await holdTree(tx, kind);
  const last = await readCategory(tx, id);
  if (!last) return 'NOT_FOUND';
  if (last.version !== version) return 'CHANGED_MEANWHILE';
  if (!content.texts[defaultStore]) return 'TEXT_MISSING';
  const stored = await tx.selectFrom('category_text').selectAll().where('category_id', '=', id).execute();
  if (await isTaken(tx, id, content.texts, stored)) return 'ADDRESS_TAKEN';

  const before = await readAddresses(tx, defaultStore);
  await tx
    .updateTable('category')
    .set({ ...columnsOf(content), updated_at: after(version) })
    .where('id', '=', id)
    .execute();
  await writeTexts(tx, id, content.texts, stored, new Map());
  await redirectMoved(tx, before, await readAddresses(tx, defaultStore));
  const fields = (Object.keys(content) as (keyof CategoryContent)[]).filter(
    (field) => JSON.stringify(last[field]) !== JSON.stringify(content[field]),
  );
  const only = (side: CategoryContent) => told(Object.fromEntries(fields.map((field) => [field, side[field]])));
  await recordChange(tx, {
    ...author,
    action: 'categories.update',
    subject: content.texts[defaultStore].name,
    before: only(last),
    after: only(content),
  });
  return readBack(tx, id);
}

/** With all below it. Addresses stay: they say what a category is, not where it stands. */
export async function moveCategory(
  tx: Transaction<Schema>,
  id: number,
  { version, parent_id, before: beforeId }: CategoryPlace & { version: string },
  { kind, author, defaultStore }: CategoryContext,
): Promise<{ version: string } | CategoryRefusal> {
  await holdTree(tx, kind);
  const all = await tx.selectFrom('category').selectAll().execute();
  const root = await findRoot(tx);
  const row = all.find((category) => category.id === id);
  if (!row || !root || id === root.id) return 'NOT_FOUND';
  if (row.updated_at !== version) return 'CHANGED_MEANWHILE';
  const parent = all.find((category) => category.id === (parent_id ?? root.id));
  if (!parent) return 'CHANGED_MEANWHILE';
  if (isIn(parent, row)) return 'CATEGORY_IN_ITSELF';
  const branch = all.filter((category) => isIn(category, row));
  const deepest = Math.max(...branch.map(({ level }) => level - row.level));
  if (parent.level + 1 + deepest - root.level > CATEGORY_LIMITS.depth) return 'CATEGORY_TOO_DEEP';
  const siblings = all
    .filter((category) => category.parent_id === parent.id && category.id !== id)
    .sort((a, b) => a.position - b.position || a.id - b.id);
  const place = beforeId === null ? siblings.length : siblings.findIndex((category) => category.id === beforeId);
  if (place < 0) return 'CHANGED_MEANWHILE';

  const addresses = await readAddresses(tx, defaultStore);
  const updated_at = after(version);
  const path = `${parent.path}/${id}`;
  for (const category of branch)
    await tx
      .updateTable('category')
      .set({
        path: path + category.path.slice(row.path.length),
        level: category.level + parent.level + 1 - row.level,
      })
      .where('id', '=', category.id)
      .execute();
  await tx.updateTable('category').set({ parent_id: parent.id, updated_at }).where('id', '=', id).execute();
  for (const [position, category] of siblings.toSpliced(place, 0, row).entries())
    if (category.position !== position + 1 || category.id === id)
      await tx
        .updateTable('category')
        .set({ position: position + 1 })
        .where('id', '=', category.id)
        .execute();
  await redirectMoved(tx, addresses, await readAddresses(tx, defaultStore));
  const nameOf = await names(tx, defaultStore);
  await recordChange(tx, {
    ...author,
    action: 'categories.move',
    subject: nameOf(id),
    before: { parent: row.parent_id === root.id ? '' : nameOf(row.parent_id) },
    after: { parent: parent.id === root.id ? '' : nameOf(parent.id) },
  });
  return { version: updated_at };
}

export async function removeCategory(
  tx: Transaction<Schema>,
  id: number,
  version: string,
  { kind, author, defaultStore }: CategoryContext,
): Promise<true | CategoryRefusal> {
  await holdTree(tx, kind);
  const root = await findRoot(tx);
  const row = await tx.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || id === root?.id) return 'NOT_FOUND';
  if (row.updated_at !== version) return 'CHANGED_MEANWHILE';
  if (await tx.selectFrom('category').select('id').where('parent_id', '=', id).executeTakeFirst())
    return 'CATEGORY_HAS_CHILDREN';
  const alone = await tx
    .selectFrom('product_category')
    .select('product_id')
    .where('category_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_category as other')
            .select('other.product_id')
            .whereRef('other.product_id', '=', 'product_category.product_id')
            .where('other.category_id', '<>', id),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (alone) return 'CATEGORY_HAS_GOODS';

  const addresses = await readAddresses(tx, defaultStore);
  const content = await readBack(tx, id);
  await tx.deleteFrom('category').where('id', '=', id).execute();
  await redirectMoved(tx, addresses, await readAddresses(tx, defaultStore), () => row.parent_id);
  await recordChange(tx, {
    ...author,
    action: 'categories.remove',
    subject: content.texts[defaultStore]?.name ?? String(id),
    before: told(content),
  });
  return true;
}

const isIn = ({ path }: Pick<Row, 'path'>, above: Pick<Row, 'path'>): boolean =>
  `${path}/`.startsWith(`${above.path}/`);

/** A version is a moment; two changes in the same millisecond are two versions. */
const after = (version: string): string => new Date(Math.max(Date.now(), Date.parse(version) + 1)).toISOString();

const columnsOf = ({ active, in_menu, image }: CategoryContent) =>
  ({
    is_active: active ? 1 : 0,
    include_in_menu: in_menu ? 1 : 0,
    image,
  }) as const;

/** As the audit log tells it. */
function told({ texts, active, in_menu, image }: Partial<CategoryContent>): object {
  return {
    ...(texts && { texts }),
    ...(active !== undefined && { published: active }),
    ...(in_menu !== undefined && { in_menu }),
    ...(image !== undefined && { image }),
  };
}

async function readBack(tx: Transaction<Schema>, id: number): Promise<CategoryDetails> {
  const category = await readCategory(tx, id);
  if (!category) throw new Error(`Category ${id} is not there`);
  return category;
}

async function names(tx: Transaction<Schema>, store: StoreCode): Promise<(id: number) => string> {
  const rows = await tx
    .selectFrom('category_text')
    .select(['category_id', 'name'])
    .where('store_code', '=', store)
    .execute();
  const byId = new Map(rows.map(({ category_id, name }) => [category_id, name]));
  return (id) => byId.get(id) ?? String(id);
}

const entriesOf = (texts: CategoryContent['texts']): [StoreCode, CategoryText][] =>
  storeCodes.flatMap((store): [StoreCode, CategoryText][] => {
    const text = texts[store];
    return text ? [[store, text]] : [];
  });

type TextRow = Selectable<Schema['category_text']>;

/** Whether another category or product of a store has an address that is new here. */
async function isTaken(
  tx: Transaction<Schema>,
  id: number,
  texts: CategoryContent['texts'],
  stored: readonly TextRow[],
): Promise<boolean> {
  for (const [store, { url_key }] of entriesOf(texts)) {
    if (stored.some(({ store_code, url_key: last }) => store_code === store && last === url_key)) continue;
    const category = await tx
      .selectFrom('category_text')
      .select('category_id')
      .where('store_code', '=', store)
      .where('category_id', '<>', id)
      .where((eb) => eb.or([eb('url_key', '=', url_key), eb('url_path', '=', url_key)]))
      .executeTakeFirst();
    const product = await tx
      .selectFrom('product_text')
      .select('product_id')
      .where('store_code', '=', store)
      .where('url_path', '=', url_key)
      .executeTakeFirst();
    if (category || product) return true;
  }
  return false;
}

/** The stored path of a parent in each store, which those of new categories begin with. */
async function pathsOf(
  tx: Transaction<Schema>,
  parent: Pick<CategoryRoot, 'id'>,
  root: CategoryRoot | undefined,
): Promise<ReadonlyMap<string, string>> {
  if (!root || parent.id === root.id) return new Map();
  const rows = await tx
    .selectFrom('category_text')
    .select(['store_code', 'url_path'])
    .where('category_id', '=', parent.id)
    .execute();
  return new Map(rows.map(({ store_code, url_path }) => [store_code, url_path]));
}

async function writeTexts(
  tx: Transaction<Schema>,
  id: number,
  texts: CategoryContent['texts'],
  stored: readonly TextRow[],
  parentPaths: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [store, { name, url_key, description }] of entriesOf(texts)) {
    const last = stored.find(({ store_code }) => store_code === store);
    if (last) {
      await tx
        .updateTable('category_text')
        .set({
          name,
          description,
          ...(last.name !== name && { meta_title: name, meta_description: description || name }),
          ...(last.url_key !== url_key && {
            url_key,
            url_path: last.url_path.split('/').with(-1, url_key).join('/'),
          }),
        })
        .where('category_id', '=', id)
        .where('store_code', '=', store)
        .execute();
      continue;
    }
    const above = parentPaths.get(store);
    await tx
      .insertInto('category_text')
      .values({
        category_id: id,
        store_code: store,
        name,
        url_key,
        url_path: above ? `${above}/${url_key}` : url_key,
        description,
        meta_title: name,
        meta_description: description || name,
      })
      .execute();
  }
  const gone = stored.map(({ store_code }) => store_code).filter((store) => !(store in texts));
  if (gone.length > 0)
    await tx.deleteFrom('category_text').where('category_id', '=', id).where('store_code', 'in', gone).execute();
}
