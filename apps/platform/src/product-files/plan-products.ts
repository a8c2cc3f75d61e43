import { fromEuros, toEuros } from '@brixel/commerce/money';
import { slugify } from '@brixel/commerce/slugify';
import { uploadedPath } from '@brixel/contract/picture-paths';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { type Problem, severityOf } from '@brixel/exchange/problems';
import type { Kysely } from 'kysely';
import type { ImportChoice } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { nothing, type PlannedRow, STATUS } from '../imports/plan-row.ts';
import { type LoadedProduct, loadProducts } from './load-products.ts';
import { newRecord } from './new-product.ts';
import { type PlanContext, planProduct } from './plan-product.ts';
import type { SaidProduct } from './product-lines.ts';
import type { ProductRecord, RecordKey } from './product-record.ts';
import { orNull, textKey, type Value } from './product-record.ts';
import type { ReadProduct } from './read-products.ts';

/** A row of a file, what publishing it does, and what it changes. */
export interface PlannedProduct {
  row: PlannedRow;
  changes: ProductRecord;
  /** where it stood in another shop */
  oldPaths: readonly string[];
  /** of what the row says, for the totals */
  stock: number;
  price: number;
}

const AT_ONCE = 250;

interface Planning {
  read: ReadProduct;
  sku: string;
  known: LoadedProduct | null;
  changes: Partial<Record<RecordKey, Value>>;
  problems: Problem[];
}

export async function* planProducts(
  db: Kysely<Schema>,
  rows: AsyncIterable<ReadProduct>,
  /** asked before each few rows: names may be made meanwhile */
  contextOf: (rows: readonly ReadProduct[]) => Promise<PlanContext>,
  { jumps = 'hold', rowPrices = {} }: Pick<ImportChoice, 'jumps' | 'rowPrices'>,
): AsyncGenerator<PlannedProduct> {
  const seen = new Set<string>();
  const strange = new Set<string>();
  const claimed = new Set<string>();
  let waiting: ReadProduct[] = [];

  async function* plan(): AsyncGenerator<PlannedProduct> {
    const some = waiting;
    waiting = [];
    const skus = some.flatMap(({ product }) => product?.sku || []);
    const known = new Map((await loadProducts(db, { skus })).map((product) => [product.row.sku, product]));
    const staged = await stagedSkus(db, skus);
    const context = await contextOf(some);
    const plannings: Planning[] = [];
    for (const read of some) plannings.push(await planOne(read, { known, staged }, context));
    await checkPictures(db, plannings);
    await chooseAddresses(db, plannings, claimed);
    for (const planning of plannings) yield plannedOf(planning);
  }

  async function planOne(
    read: ReadProduct,
    { known, staged }: { known: ReadonlyMap<string, LoadedProduct>; staged: ReadonlySet<string> },
    context: PlanContext,
  ): Promise<Planning> {
    const { product } = read;
    const problems = [...(read.problems ?? [])];
    const planning: Planning = { read, sku: product?.sku ?? '', known: null, changes: {}, problems };
    const wrong = (code: Problem['code'], field: string, value = ''): void => {
      planning.problems.push({ code, field, value });
    };
    if (!product && problems.length === 0) wrong('NOT_JSON', '');
    for (const column of product?.strange ?? []) {
      // each is named once, where it first stands
      if (!strange.has(column)) wrong('COLUMN_UNKNOWN', column.slice(0, 100));
      strange.add(column);
    }
    if (!product) return planning;
    if (product.sku === '') wrong('NO_SKU', 'sku');
    else if (seen.has(product.sku)) wrong('DUPLICATE_SKU', 'sku', product.sku);
    else if (staged.has(product.sku)) wrong('SKU_WAITS', 'sku', product.sku);
    else {
      seen.add(product.sku);
      planning.known = known.get(product.sku) ?? null;
      const price = rowPrices[read.row];
      const isPriceSet = price !== undefined;
      const added = read.foreign ? withKnownDetails(product, planning.known) : product;
      const priced = isPriceSet ? { ...added, said: { ...added.said, price: toEuros(price) } } : added;
      const plan = await planProduct(priced, planning.known, context, { jumps, isPriceSet });
      planning.changes = { ...plan.changes };
      planning.problems.push(...plan.problems);
    }
    return planning;
  }

  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length === AT_ONCE) yield* plan();
  }
  yield* plan();
}

/** Another shop knows only a part of what is here beside the texts. */
function withKnownDetails(product: SaidProduct, known: LoadedProduct | null): SaidProduct {
  const said: Partial<Record<RecordKey, Value>> = { ...product.said };
  for (const store of storeCodes) {
    const key = textKey('details', store);
    const [now, before] = [detailsOf(said[key]), detailsOf(known?.record[key])];
    if (now && before) said[key] = { ...before, ...now, ...ownOf(before, now) };
  }
  return { ...product, said };
}

type Details = { readonly [key: string]: Value | undefined };

const detailsOf = (value: Value | undefined): Details | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Details) : null;

function ownOf(before: Details, now: Details): { own?: Value } {
  const [ownBefore, ownNow] = [detailsOf(before.own), detailsOf(now.own)];
  return ownBefore && ownNow ? { own: { ...ownBefore, ...ownNow } } : {};
}

/** Not meant for the shop. */
const isSkipped = ({ read, problems }: Planning): boolean =>
  read.product === null && problems.every((problem) => severityOf(problem) === 'skip');

const isOut = ({ problems }: Planning): boolean => problems.some((problem) => severityOf(problem) === 'error');

function plannedOf(planning: Planning): PlannedProduct {
  const { read, sku, known, changes, problems } = planning;
  const facts = { ...nothing, row_no: read.row, line: read.line, problems, sku: sku || null };
  const next: ProductRecord = { ...(known ? known.record : newRecord), ...changes };
  const nowhere = { changes: {}, oldPaths: [], stock: 0, price: 0 };
  if (isSkipped(planning)) return { row: { ...facts, action: 'skip' }, ...nowhere };
  if (isOut(planning)) return { row: { ...facts, action: 'error' }, ...nowhere };
  const isChanged = Object.keys(changes).length > 0;
  const stock = Number(next.stock ?? 0);
  const price = fromEuros(Number(next.price ?? 0));
  const isPriced = !known || 'price' in changes || 'special_price' in changes;
  return {
    row: {
      ...facts,
      action: known ? (isChanged ? 'update' : 'unchanged') : 'create',
      product_id: known?.row.id ?? null,
      qty: stock,
      qty_change: stock - (known ? Number(known.record.stock ?? 0) : 0),
      status: known ? null : next.status === 'on' ? STATUS.onSale : STATUS.off,
      price: isPriced ? price : null,
      special_price: isPriced && typeof next.special_price === 'number' ? fromEuros(next.special_price) : null,
    },
    changes,
    oldPaths: read.foreign?.oldPaths ?? [],
    stock,
    price,
  };
}

/** Made for an import that nobody has published yet. */
async function stagedSkus(db: Kysely<Schema>, skus: readonly string[]): Promise<ReadonlySet<string>> {
  if (skus.length === 0) return new Set();
  const rows = await db
    .selectFrom('product')
    .select('sku')
    .where('status', '=', STATUS.staged)
    .where('sku', 'in', skus)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** Uploads have to be there; everything else is drawn from its address. */
async function checkPictures(db: Kysely<Schema>, plannings: readonly Planning[]): Promise<void> {
  const uploadsOf = ({ changes }: Planning): string[] =>
    ((changes.pictures ?? []) as readonly string[]).flatMap((path) => uploadedPath(path)?.sha256 ?? []);
  const wanted = [...new Set(plannings.flatMap(uploadsOf))];
  if (wanted.length === 0) return;
  const there = await db.selectFrom('picture').select('sha256').where('sha256', 'in', wanted).execute();
  const known = new Set(there.map(({ sha256 }) => sha256));
  for (const planning of plannings)
    for (const sha256 of uploadsOf(planning))
      if (!known.has(sha256)) planning.problems.push({ code: 'PICTURE_UNKNOWN', field: 'pictures', value: sha256 });
}

/** New addresses: those that the file names have to be free; the others are made of the name. */
async function chooseAddresses(
  db: Kysely<Schema>,
  plannings: readonly Planning[],
  /** by this file, with their store */
  claimed: Set<string>,
): Promise<void> {
  for (const store of storeCodes) {
    const [nameKey, addressKey] = [textKey('name', store), textKey('url_key', store)];
    const wanted = plannings.flatMap(
      (planning): { planning: Planning; address: string; otherwise: string | null }[] => {
        if (isOut(planning)) return [];
        const { known, changes, sku } = planning;
        const named = changes[addressKey];
        const name = orNull(changes[nameKey]);
        const isNewText = name !== null && orNull(known?.record[addressKey]) === null;
        const other = `${named}-${slugify(sku)}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
        if (typeof named === 'string')
          return [{ planning, address: named, otherwise: planning.read.foreign ? other : null }];
        const slug = isNewText ? slugify(String(name)) || slugify(sku) : '';
        return slug ? [{ planning, address: slug, otherwise: `${slug}-${slugify(sku)}` }] : [];
      },
    );
    const taken = await takenAddresses(
      db,
      store,
      wanted.flatMap(({ address, otherwise }) => [address, otherwise ?? address]),
    );
    for (const { planning, address, otherwise } of wanted) {
      const isFree = (path: string): boolean => {
        const owner = taken.get(path);
        return (owner === undefined || owner === planning.known?.row.id) && !claimed.has(`${store} ${path}`);
      };
      const free = [address, otherwise].find((path) => path !== null && isFree(path));
      const stays = planning.read.foreign && free !== address && orNull(planning.known?.record[addressKey]) !== null;
      // what another shop wishes for and cannot have changes no address that is here
      if (stays) delete planning.changes[addressKey];
      else if (free) {
        claimed.add(`${store} ${free}`);
        planning.changes[addressKey] = free;
        if (planning.read.foreign && free !== address)
          planning.problems.push({ code: 'ADDRESS_CHANGED', field: addressKey, value: address });
      } else planning.problems.push({ code: 'ADDRESS_TAKEN', field: addressKey, value: address });
    }
  }
}

const NOT_A_PRODUCT = -1;

/** Which of these addresses belong to which product, or to something else. */
export async function takenAddresses(
  db: Kysely<Schema>,
  store: StoreCode,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const owners = new Map<string, number>();
  if (paths.length === 0) return owners;
  const products = await db
    .selectFrom('product_text')
    .select(['url_path', 'product_id'])
    .where('store_code', '=', store)
    .where('url_path', 'in', paths)
    .execute();
  for (const { url_path, product_id } of products) owners.set(url_path, product_id);
  const categories = await db
    .selectFrom('category_text')
    .select('url_path')
    .where('store_code', '=', store)
    .where('url_path', 'in', paths)
    .execute();
  for (const { url_path } of categories) owners.set(url_path, NOT_A_PRODUCT);
  return owners;
}
