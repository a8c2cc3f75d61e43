import { fromEuros } from '@brixel/commerce/money';
import { slugify } from '@brixel/commerce/slugify';
import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import { CONDITIONS } from '@brixel/contract/condition';
import type { ProductKind } from '@brixel/contract/office/product-facts';
import type { OfficeProduct, ProductContent, ProductTextContent } from '@brixel/contract/office/product-form-endpoints';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { lotPath, uploadedPath } from '@brixel/contract/picture-paths';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { TAX_CLASSES } from '@brixel/contract/vat';
import { type Selectable, sql, type Transaction } from 'kysely';
import { areValues, withOwn } from '../attributes/attribute-values.ts';
import { recordPrice } from '../catalog/price-history.ts';
import { addRedirect, removeRedirectFrom } from '../content/redirects.ts';
import { sanitiseContent } from '../content/sanitise-content.ts';
import type { ProductAttributes, ProductDetails } from '../database/catalog-tables.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { STATUS } from '../imports/plan-row.ts';
import { boundsOf } from '../local-time.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { recordMovements, setStock } from '../stock/stock-movements.ts';
import { buyerGetsOf } from './buyer-gets.ts';
import { type CompositionRefusal, isVariantApart, type NewVariant, writeComposition } from './composition.ts';
import { isInBundle } from './mailed-parts.ts';
import { followPartPicture, lotOf } from './part-pictures.ts';
import { setShelf } from './shelves.ts';
import { writeSoldFiles } from './sold-files.ts';

export type SaveRefusal =
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'ADDRESS_TAKEN'
  | 'TEXT_MISSING'
  | 'SKU_TAKEN'
  | 'ATTRIBUTE_VALUE'
  | 'DOWNLOAD_MISSING'
  | 'NOT_VIRTUAL'
  | 'IN_BUNDLE'
  | CompositionRefusal;

interface SaveContext {
  kind: Database['kind'];
  author: Author;
  defaultStore: StoreCode;
  /** further products that look different afterwards */
  touched: Set<string>;
}

/** On its own page and in lists and searches. */
const VISIBLE = 4;
const MOST_AT_ONCE = 10_000;

/** Makes a product; `live` tells the catalogue of it. */
export async function createProduct(
  tx: Transaction<Schema>,
  { sku, stock, type, ...content }: NewProduct,
  context: SaveContext,
): Promise<true | SaveRefusal> {
  const { kind, author, defaultStore } = context;
  if (!content.texts[defaultStore]) return 'TEXT_MISSING';
  // what others make up must say what it is made of
  if (isComposed(type) !== Boolean(content.composition)) return 'PART_NOT_FIT';
  if (!canGive(type, content)) return 'NOT_VIRTUAL';
  if (!(await hasGoodValues(tx, content))) return 'ATTRIBUTE_VALUE';
  // the next number is taken by one at a time
  if (kind === 'postgres') await sql`lock table product in share row exclusive mode`.execute(tx);
  if (await tx.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst()) return 'SKU_TAKEN';
  const { last } = await tx
    .selectFrom('product')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  const now = new Date();
  const row = await tx
    .insertInto('product')
    .values({
      id,
      sku,
      parent_sku: null,
      type_id: type,
      visibility: VISIBLE,
      is_new: 0,
      bestseller_rank: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      price: 0,
      ...columnsOf(content),
      attributes: toJson(attributesOf(content)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const refusal = await writeTexts(tx, id, content);
  if (refusal) return refusal;
  if ((await writeSoldFiles(tx, row, content.downloads ?? [], defaultStore)) !== true) return 'DOWNLOAD_MISSING';
  const isCounted = type === 'simple';
  await tx
    .insertInto('stock')
    .values({
      sku,
      product_id: id,
      qty: isCounted ? stock : 0,
      managed: isCounted ? 1 : 0,
      min_sale: content.step,
      step: content.step,
      max_sale: MOST_AT_ONCE,
    })
    .execute();
  if (isCounted) await recordMovements(tx, [{ sku, delta: stock, reason: 'manual', staffName: author.staff.name }]);
  await writeRelations(tx, id, content);
  await recordPrice(tx, row, now.getTime());
  await setShelf(tx, sku, shelfOf(content));
  const composed = await compose(tx, row, content, context);
  if (composed !== true) return composed;
  await recordChange(tx, {
    ...author,
    action: 'products.create',
    subject: sku,
    after: told({ ...content, ...(isCounted && { stock }) }),
  });
  return true;
}

export type NewProduct = ProductContent & { sku: string; stock: number; type: ProductKind };

/** What comes by mail is not sent as well. */
const canGive = (type: string, { buyer_gets = 'nothing' }: ProductContent): boolean =>
  buyer_gets === 'nothing' || type === 'virtual';

const isComposed = (type: string): boolean => type === 'configurable' || type === 'grouped' || type === 'bundle';

/** What it is made of, where that is said. */
async function compose(
  tx: Transaction<Schema>,
  row: Selectable<Schema['product']>,
  { composition, ...content }: ProductContent,
  context: SaveContext,
): Promise<true | SaveRefusal> {
  if (!composition) return true;
  // a variant begins as its family is
  const make = async ({ sku, price, stock, labels }: NewVariant): Promise<boolean> => {
    const texts = Object.fromEntries(
      entriesOf(content.texts).map(([store, text]) => {
        const label = labels[store] ?? labels[context.defaultStore] ?? '';
        const url_key = `${text.url_key}-${plainKey(`${label} ${sku}`)}`.slice(0, PRODUCT_LIMITS.name);
        return [store, { ...text, name: `${text.name} ${label}`.slice(0, PRODUCT_LIMITS.name), url_key }];
      }),
    );
    const variant = { ...content, texts, sku, price, stock, type: 'simple' as const, special: null, composition: null };
    return (await createProduct(tx, variant, context)) === true;
  };
  const written = await writeComposition(tx, composition, { row, defaultStore: context.defaultStore, make });
  if (typeof written === 'string') return written;
  for (const sku of written) context.touched.add(sku);
  return true;
}

const plainKey = (text: string): string =>
  slugify(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export type SavedProduct = ProductContent & { version: string; stock: { from: number; to: number } | null };

/** Changes a product where it still is the version that was read. */
export async function saveProduct(
  tx: Transaction<Schema>,
  before: OfficeProduct,
  { version, stock, ...saved }: SavedProduct,
  context: SaveContext,
): Promise<true | SaveRefusal> {
  const { kind, author, defaultStore } = context;
  const { id, sku } = before;
  // a lot without pictures of its own shows the best that there is of its part
  const [first = { path: lotPath(sku), alt: {} }] = saved.pictures;
  const lot = first.path === lotPath(sku) ? await lotOf(tx, sku) : null;
  const content = lot && saved.pictures.length === 0 ? { ...saved, pictures: [first] } : saved;
  if (!content.texts[defaultStore]) return 'TEXT_MISSING';
  if (!canGive(before.type, content)) return 'NOT_VIRTUAL';
  if ((content.buyer_gets ?? 'nothing') !== 'nothing' && (await isInBundle(tx, sku))) return 'IN_BUNDLE';
  if (!(await hasGoodValues(tx, content))) return 'ATTRIBUTE_VALUE';
  const last = await tx.selectFrom('product').select('attributes').where('id', '=', id).executeTakeFirst();
  if (!last) return 'NOT_FOUND';
  const now = new Date();
  const row = await tx
    .updateTable('product')
    .set({
      ...columnsOf(content),
      attributes: toJson(attributesOf(content, parseJson(last.attributes))),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('updated_at', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!row) return 'CHANGED_MEANWHILE';
  if (content.attributes && row.attributes !== last.attributes && !(await isVariantApart(tx, row)))
    return 'VARIANTS_ALIKE';
  const refusal = await writeTexts(tx, id, content);
  if (refusal) return refusal;
  if ((await writeSoldFiles(tx, row, content.downloads, defaultStore)) !== true) return 'DOWNLOAD_MISSING';
  if (content.composition && JSON.stringify(before.composition) !== JSON.stringify(content.composition)) {
    const composed = await compose(tx, row, content, context);
    if (composed !== true) return composed;
  }
  const isOther = (field: keyof ProductContent): boolean =>
    content[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(content[field]);
  if (lot) await followPartPicture(tx, [lot]);
  await writeRelations(tx, id, content);
  if (isOther('price') || isOther('special')) await recordPrice(tx, row, now.getTime());
  await setShelf(tx, sku, shelfOf(content));
  if (isOther('step')) await setStep(tx, sku, content.step);
  if (stock) {
    const counted = { sku, qty: stock.to, expected: stock.from, staffName: author.staff.name };
    if (!(await setStock(tx, kind, counted))) return 'CHANGED_MEANWHILE';
  }
  const changed = (Object.keys(content) as (keyof ProductContent)[]).filter(isOther);
  const only = (side: ProductContent) => told(Object.fromEntries(changed.map((field) => [field, side[field]])));
  await recordChange(tx, {
    ...author,
    action: 'products.save',
    subject: sku,
    before: { ...only(before), ...(stock && { stock: stock.from }) },
    after: { ...only(content), ...(stock && { stock: stock.to }) },
  });
  return true;
}

/** As the audit log tells it: texts by their store, what is on sale by a word that people know. */
function told({ status, texts, ...facts }: Partial<ProductContent> & { stock?: number }): object {
  return { ...facts, ...(status && { published: status === 'on' }), ...(texts && { texts }) };
}

const statusOf = { on: STATUS.onSale, off: STATUS.off } as const;

function columnsOf({ status, tax_class, weight, price, special }: ProductContent) {
  const { from, to } = boundsOf({ from: special?.from ?? null, to: special?.to ?? null });
  return {
    status: statusOf[status],
    tax_class_id: TAX_CLASSES[tax_class],
    weight,
    ...(price !== null && { price: fromEuros(price) }),
    special_price: special ? fromEuros(special.price) : null,
    special_from: from,
    special_to: to,
  };
}

function attributesOf(
  { pictures, condition, attributes: own, buyer_gets }: ProductContent,
  before?: ProductAttributes,
): ProductAttributes {
  const { condition: _, voucher: __, ticket: ___, hasSamplePicture: ____, ...rest } = before ?? { pictures: [] };
  const gets = buyer_gets ?? buyerGetsOf(before ?? {});
  const known = {
    ...rest,
    ...(gets !== 'nothing' && { [gets]: true }),
    ...(condition && { condition: CONDITIONS[condition] }),
    pictures: pictures.map(({ path }) => path),
  };
  return own ? withOwn(known, own) : known;
}

const hasGoodValues = (tx: Transaction<Schema>, { attributes, texts }: ProductContent): Promise<boolean> =>
  areValues(
    tx,
    attributes ?? {},
    entriesOf(texts).map(([, text]) => text.attributes ?? {}),
  );

/** The least that is sold is one step, where it was so before. */
const setStep = (tx: Transaction<Schema>, sku: string, step: number) =>
  tx
    .updateTable('stock')
    .set((eb) => ({
      step,
      min_sale: eb.case().whenRef('min_sale', '=', 'step').then(step).else(eb.ref('min_sale')).end(),
    }))
    .where('sku', '=', sku)
    .execute();

const shelfOf = ({ place, cost }: ProductContent) => ({ place, cost: cost === null ? null : fromEuros(cost) });

const entriesOf = (texts: ProductContent['texts']): [StoreCode, ProductTextContent][] =>
  storeCodes.flatMap((store): [StoreCode, ProductTextContent][] => {
    const text = texts[store];
    return text ? [[store, text]] : [];
  });

async function writeTexts(
  tx: Transaction<Schema>,
  id: number,
  { texts, pictures }: ProductContent,
): Promise<'ADDRESS_TAKEN' | null> {
  const stored = await tx.selectFrom('product_text').selectAll().where('product_id', '=', id).execute();
  for (const [store, text] of entriesOf(texts)) {
    const last = stored.find(({ store_code }) => store_code === store);
    const isMoved = last?.url_key !== text.url_key;
    if (isMoved && (await isTaken(tx, store, text.url_key, id))) return 'ADDRESS_TAKEN';
    const known: ProductDetails = {
      ...(last ? parseJson(last.details) : {}),
      dataSheet: text.data_sheet,
      pictureLabels: pictures.map(({ alt }) => alt[store] || text.name),
    };
    const details = text.attributes ? withOwn(known, text.attributes) : known;
    const { name, short_description } = text;
    const row = {
      name,
      short_description,
      // what a description already holds stays as it is where nobody has touched it
      description: last?.description === text.description ? text.description : await sanitiseContent(text.description),
      details: toJson(details),
      ...(last?.name !== name && { meta_title: name, meta_description: name }),
      ...(isMoved && { url_key: text.url_key, url_path: text.url_key }),
    };
    if (last) {
      await tx
        .updateTable('product_text')
        .set(row)
        .where('product_id', '=', id)
        .where('store_code', '=', store)
        .execute();
      if (isMoved) await moveAddress(tx, last.url_path, text.url_key);
    } else
      await tx
        .insertInto('product_text')
        .values({
          ...row,
          product_id: id,
          store_code: store,
          meta_title: name,
          meta_description: name,
          url_key: text.url_key,
          url_path: text.url_key,
        })
        .execute();
  }
  const gone = stored.map(({ store_code }) => store_code).filter((store) => !(store in texts));
  if (gone.length > 0)
    await tx.deleteFrom('product_text').where('product_id', '=', id).where('store_code', 'in', gone).execute();
  return null;
}

async function isTaken(tx: Transaction<Schema>, store: StoreCode, path: string, id: number): Promise<boolean> {
  const product = await tx
    .selectFrom('product_text')
    .select('product_id')
    .where('store_code', '=', store)
    .where('url_path', '=', path)
    .where('product_id', '<>', id)
    .executeTakeFirst();
  const category = await tx
    .selectFrom('category_text')
    .select('category_id')
    .where('store_code', '=', store)
    .where('url_path', '=', path)
    .executeTakeFirst();
  return product !== undefined || category !== undefined;
}

/** Who comes by the old address is led to the new one. */
export async function moveAddress(tx: Transaction<Schema>, from: string, to: string): Promise<void> {
  await removeRedirectFrom(tx, `/${to}`);
  await removeRedirectFrom(tx, `/${from}`);
  await addRedirect(tx, { from_path: `/${from}`, to_path: `/${to}`, status: 301 });
}

async function writeRelations(
  tx: Transaction<Schema>,
  id: number,
  { categories, tiers, pictures }: ProductContent,
): Promise<void> {
  const there = await tx.selectFrom('category').select('id').execute();
  const known = new Set(there.map((category) => category.id));
  for (const table of ['product_category', 'product_picture'] as const)
    await tx.deleteFrom(table).where('product_id', '=', id).execute();
  await tx
    .deleteFrom('tier_price')
    .where('product_id', '=', id)
    .where('customer_group_id', '=', ALL_CUSTOMER_GROUPS)
    .execute();
  await insertRows(
    tx,
    'product_category',
    [...new Set(categories)]
      .filter((category) => known.has(category))
      .map((category_id) => ({ product_id: id, category_id })),
  );
  const byQty = new Map(tiers.map(({ qty, price }) => [qty, price]));
  await insertRows(
    tx,
    'tier_price',
    [...byQty].map(([qty, price]) => ({
      product_id: id,
      customer_group_id: ALL_CUSTOMER_GROUPS,
      qty,
      price: fromEuros(price),
    })),
  );
  const uploads = new Set(pictures.flatMap(({ path }) => uploadedPath(path)?.sha256 ?? []));
  await insertRows(
    tx,
    'product_picture',
    [...uploads].map((sha256) => ({ product_id: id, sha256 })),
  );
}
