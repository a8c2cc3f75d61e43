import { slugify } from '@brixel/commerce/slugify';
import { CATEGORY_LIMITS } from '@brixel/contract/office/category-limits';
import { comparedPath } from '@brixel/contract/shop-path';
import type { StoreCode } from '@brixel/contract/stores';
import type { DumpCategory } from '@brixel/exchange/vsf/dump-catalogue';
import type { Kysely, Transaction } from 'kysely';
import type { CategoryChoice, CategoryWords } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type ClaimedJob, touchJob } from '../imports/claim-job.ts';
import { chosenFor, lotCategories } from '../imports/lot-categories.ts';
import { sliceWriter } from '../imports/write-slices.ts';
import { plainText } from '../mail/plain-text.ts';
import { takenAddresses } from '../product-files/plan-products.ts';
import { categoryNames, writePath } from '../product-files/product-names.ts';
import type { AdditionList } from './addition-list.ts';
import { readForeignIds, readUnseen, writeForeignIds } from './foreign-ids.ts';
import type { DumpSurvey } from './survey-dump.ts';

export interface BroughtCategories {
  /** what the file calls a category: names from below the root down, by its number there; null: it is a root */
  pathOf: ReadonlyMap<string, string | null>;
  /** by that path: the category here */
  placed: ReadonlyMap<string, number>;
  /** of categories that earlier files have brought, by their numbers there */
  earlier: ReadonlyMap<string, number>;
  /** shown when the import is published */
  made: readonly number[];
  /** those that find no place, by their numbers there */
  left: ReadonlySet<string>;
}

interface BringContext {
  job: ClaimedJob;
  store: StoreCode;
  /** whether those are made that the shop has not */
  isMaking: boolean;
  choice: CategoryChoice;
  additions: Pick<AdditionList, 'add'>;
}

const AT_ONCE = 50;

/** The tree of a dump, with its addresses: made where nobody sees it until the import is published. */
export async function bringCategories(
  db: Kysely<Schema>,
  { categories }: DumpSurvey,
  { job, store, isMaking, choice, additions }: BringContext,
): Promise<BroughtCategories> {
  const earlier = await readForeignIds(db, 'category');
  const unseen = await readUnseen(db, 'category');
  const rows = await db.selectFrom('category').select(['id', 'path', 'level']).execute();
  const there = new Map(rows.map((row) => [row.id, row]));
  const texts = await db.selectFrom('category_text').select(['category_id', 'store_code']).execute();
  const hasText = new Set(texts.filter(({ store_code }) => store_code === store).map(({ category_id }) => category_id));
  const names = await categoryNames(db);
  const { pathOf, left, inOrder } = treeOf(categories);
  const placed = new Map<string, number>();
  const made: number[] = [];
  const now = new Date().toISOString();
  const writeSlice = sliceWriter(db);
  let last = 0;

  /** Nothing: it is made, or its goods stay out. */
  function knownPlace(id: string, path: string): number | null {
    const chosen = chosenFor(choice, path);
    if (typeof chosen === 'number') return chosen;
    const mapped = earlier.get(id);
    if (mapped !== undefined && there.has(mapped)) return mapped;
    return placed.get(path) ?? names.idOf(path);
  }

  async function make(tx: Transaction<Schema>, category: DumpCategory, path: string): Promise<number> {
    const parent = category.parentId === null ? null : (pathOf.get(category.parentId) ?? null);
    const parentId = (parent === null ? null : placed.get(parent)) ?? (await topOf(tx));
    const above = there.get(parentId)!;
    last += 1;
    const row = { id: last, path: `${above.path}/${last}`, level: above.level + 1 };
    await tx
      .insertInto('category')
      .values({
        ...row,
        parent_id: parentId,
        position: category.position,
        image: null,
        sku: shortened(category.sku),
        logo_design_id: shortened(category.designId),
        logo_element_id: shortened(category.elementId),
        is_active: 0,
        include_in_menu: category.isInMenu ? 1 : 0,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const words = await wordsOf(tx, store, category, row.id);
    await tx
      .insertInto('category_text')
      .values({ category_id: row.id, store_code: store, ...words })
      .execute();
    await writeForeignIds(tx, job.id, [{ kind: 'category', foreign_key: category.id, own_id: row.id, is_made: 1 }]);
    there.set(row.id, row);
    hasText.add(row.id);
    if (category.isActive) made.push(row.id);
    placed.set(path, row.id);
    return row.id;
  }

  let top: number | null = null;
  async function topOf(tx: Transaction<Schema>): Promise<number> {
    if (top !== null) return top;
    const maker = lotCategories(now);
    top = await maker.idOfPath(tx, []);
    made.push(...maker.made);
    const row = await tx
      .selectFrom('category')
      .select(['id', 'path', 'level'])
      .where('id', '=', top)
      .executeTakeFirstOrThrow();
    there.set(row.id, row);
    last = Math.max(last, row.id);
    return top;
  }

  for (let first = 0; first < inOrder.length; first += AT_ONCE) {
    const some = inOrder.slice(first, first + AT_ONCE);
    await writeSlice(async (tx) => {
      await touchJob(tx, job);
      last = await lastId(tx);
      for (const category of some) {
        const path = pathOf.get(category.id)!;
        const chosen = chosenFor(choice, path);
        if (chosen === null) continue;
        const known = knownPlace(category.id, path);
        const isMade = known === null && (isMaking || chosen === 'new');
        if (isMade && there.size >= CATEGORY_LIMITS.count) {
          left.add(category.id);
          continue;
        }
        const id = known ?? (isMade ? await make(tx, category, path) : null);
        if (id === null) continue;
        placed.set(path, id);
        if (known !== null && typeof chosen !== 'number') {
          // made for another import that nobody has published: shown with this one
          const isUnseen = unseen.has(id);
          if (isUnseen && category.isActive) made.push(id);
          if (isUnseen || earlier.get(category.id) !== id)
            await writeForeignIds(tx, job.id, [
              { kind: 'category', foreign_key: category.id, own_id: id, is_made: isUnseen ? 1 : 0 },
            ]);
          if (!hasText.has(id)) {
            hasText.add(id);
            additions.add({ kind: 'category-text', id, store, text: await wordsOf(tx, store, category, id) });
          }
        }
        for (const from of addressesOf(category)) additions.add({ kind: 'redirect', from, store, categoryId: id });
      }
    });
  }
  const seen = new Map([...earlier].filter(([, id]) => !unseen.has(id)));
  return { pathOf, placed, earlier: seen, made, left };
}

async function lastId(tx: Transaction<Schema>): Promise<number> {
  const { last } = await tx
    .selectFrom('category')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Those that are below a root, parents first, with what the file calls them. */
function treeOf(categories: ReadonlyMap<string, DumpCategory>) {
  const isRoot = ({ parentId, level }: DumpCategory): boolean =>
    level !== null ? level <= 1 : parentId === null || parentId === '0';
  const pathOf = new Map<string, string | null>();
  const left = new Set<string>();
  const inOrder: DumpCategory[] = [];
  const depths = new Map<string, number>();

  function namesOf(category: DumpCategory): string[] | null {
    const names: string[] = [];
    let one: DumpCategory | undefined = category;
    while (one && !isRoot(one)) {
      names.unshift(one.name.slice(0, CATEGORY_LIMITS.name));
      if (names.length > CATEGORY_LIMITS.depth) return null;
      one = one.parentId === null ? undefined : categories.get(one.parentId);
    }
    return names;
  }

  for (const category of categories.values()) {
    if (isRoot(category)) {
      pathOf.set(category.id, null);
      continue;
    }
    const names = namesOf(category);
    if (names === null) left.add(category.id);
    else {
      pathOf.set(category.id, writePath(names));
      depths.set(category.id, names.length);
      inOrder.push(category);
    }
  }
  inOrder.sort(
    (a, b) => depths.get(a.id)! - depths.get(b.id)! || a.position - b.position || Number(a.id) - Number(b.id),
  );
  return { pathOf, left, inOrder };
}

/** Addresses that it had there: by its slug, and by its stored path. */
const addressesOf = ({ slug, urlPath }: DumpCategory): string[] => [
  ...(slug === null ? [] : [`/c/${slug}`]),
  ...(urlPath === null ? [] : [`/${urlPath}`]),
];

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PATH = /^[a-z0-9]+(?:[-_./][a-z0-9]+)*$/;

/** Its slug and its path stay what they were where nothing else has them here. */
async function wordsOf(
  tx: Transaction<Schema>,
  store: StoreCode,
  { name, slug, urlPath, description, metaTitle, metaDescription, farbe }: DumpCategory,
  id: number,
): Promise<CategoryWords> {
  const plainName = name.slice(0, CATEGORY_LIMITS.name);
  const said = slug?.toLowerCase() ?? '';
  const wanted = KEY.test(said)
    ? said
    : slugify(said || name)
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
  const key = wanted || `category-${id}`;
  const isThere = await tx
    .selectFrom('category_text')
    .select('category_id')
    .where('store_code', '=', store)
    .where('url_key', '=', key)
    .executeTakeFirst();
  const url_key = isThere ? `${key}-${id}` : key;
  const path = urlPath === null ? null : comparedPath(`/${urlPath}`)?.slice(1);
  const paths = [...(path && PATH.test(path) && path.length <= MOST_PATH ? [path] : []), url_key, `${key}-${id}`];
  const taken = await takenAddresses(tx, store, paths);
  return {
    name: plainName,
    url_key,
    url_path: paths.find((one) => !taken.has(one)) ?? `${key}-${id}-${store}`,
    description: plainText(description).slice(0, CATEGORY_LIMITS.description),
    meta_title: (metaTitle ?? name).slice(0, CATEGORY_LIMITS.name),
    meta_description: (metaDescription ?? name).slice(0, CATEGORY_LIMITS.description),
    farbe: shortened(farbe),
  };
}

const MOST_PATH = 300;
/** Facts of the parts in a category are short words and numbers. */
const LONGEST_FACT = 100;
const shortened = (text: string | null): string | null => text?.slice(0, LONGEST_FACT) ?? null;
