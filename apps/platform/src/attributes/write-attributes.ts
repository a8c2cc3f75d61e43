import { product } from '@brixel/contract/catalog';
import type {
  AttributeContent,
  AttributeOptionContent,
  OfficeAttribute,
} from '@brixel/contract/office/attribute-endpoints';
import { ATTRIBUTE_LIMITS, type AttributeInput, hasOptions } from '@brixel/contract/office/attribute-limits';
import { OWN_FACETS } from '@brixel/contract/own-facets';
import type { StoreCode } from '@brixel/contract/stores';
import { sql, type Transaction } from 'kysely';
import type { Swatch } from '../database/catalog-tables.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { forgetValues, isVariantChoice } from './attribute-values.ts';
import { readAttributes } from './read-attributes.ts';

export type AttributeRefusal =
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'TEXT_MISSING'
  | 'ATTRIBUTE_CODE_TAKEN'
  | 'ATTRIBUTE_FIXED'
  | 'ATTRIBUTE_IN_USE';

export interface AttributeContext {
  kind: Database['kind'];
  author: Author;
  defaultStore: StoreCode;
}

/** Fields of documents have the names of attributes: none may be hidden by another. */
const fieldNames: ReadonlySet<string> = new Set([...Object.keys(product.shape), OWN_FACETS, 'own', 'parent_sku']);
export const isField = (code: string): boolean => fieldNames.has(code) || /_(?:options|tax)$/.test(code);

const holdAttributes = async (tx: Transaction<Schema>, kind: Database['kind']): Promise<void> => {
  if (kind === 'postgres') await sql`lock table attribute in share row exclusive mode`.execute(tx);
};

const find = async (tx: Transaction<Schema>, id: number): Promise<OfficeAttribute | undefined> =>
  (await readAttributes(tx)).find((attribute) => attribute.id === id);

export async function createAttribute(
  tx: Transaction<Schema>,
  { code, input, ...content }: AttributeContent & { code: string; input: AttributeInput },
  { kind, author, defaultStore }: AttributeContext,
): Promise<OfficeAttribute | AttributeRefusal> {
  await holdAttributes(tx, kind);
  if (lacksLabel(content, defaultStore)) return 'TEXT_MISSING';
  const all = await tx.selectFrom('attribute').select(['id', 'code', 'position']).execute();
  if (isField(code) || all.length >= ATTRIBUTE_LIMITS.count || all.some((attribute) => attribute.code === code))
    return 'ATTRIBUTE_CODE_TAKEN';
  const id = all.reduce((last, attribute) => Math.max(last, attribute.id), FIRST_OWN_ID - 1) + 1;
  await tx
    .insertInto('attribute')
    .values({
      id,
      code,
      input,
      position: all.reduce((last, { position }) => Math.max(last, position), -1) + 1,
      is_own: 1,
      ...columnsOf(input, content),
    })
    .execute();
  await writeLabels(tx, id, content);
  await writeOptions(tx, { id, options: [] }, hasOptions(input) ? content.options : []);
  await recordChange(tx, { ...author, action: 'attributes.create', subject: code, after: told(content) });
  return (await find(tx, id)) ?? 'NOT_FOUND';
}

/** Those of the owner are told from those that shops begin with at a glance. */
export const FIRST_OWN_ID = 1000;

export async function updateAttribute(
  tx: Transaction<Schema>,
  id: number,
  { version, ...content }: AttributeContent & { version: number },
  { kind, author, defaultStore }: AttributeContext,
): Promise<OfficeAttribute | AttributeRefusal> {
  await holdAttributes(tx, kind);
  const before = await find(tx, id);
  if (!before) return 'NOT_FOUND';
  if (before.version !== version) return 'CHANGED_MEANWHILE';
  if (lacksLabel(content, defaultStore)) return 'TEXT_MISSING';
  const { code, input, own } = before;
  const options = hasOptions(input) ? content.options : [];
  const stay = new Set(options.map((option) => option.id));
  const known = new Set(before.options.map((option) => option.id));
  if ([...stay].some((option) => option !== null && !known.has(option))) return 'CHANGED_MEANWHILE';
  const gone = before.options.filter((option) => !stay.has(option.id)).map((option) => option.id);
  // goods of imports and the shop itself know these options by their numbers
  if (!own && gone.length > 0) return 'ATTRIBUTE_FIXED';
  if (gone.length > 0 && (await isVariantChoice(tx, code))) return 'ATTRIBUTE_IN_USE';
  await tx
    .updateTable('attribute')
    .set({
      version: version + 1,
      ...(own ? columnsOf(input, content) : { is_comparable: content.compare ? 1 : 0 }),
    })
    .where('id', '=', id)
    .execute();
  await writeLabels(tx, id, content);
  if (gone.length > 0) {
    await forgetValues(tx, code, new Set(gone));
    await tx.deleteFrom('attribute_option').where('attribute_id', '=', id).where('id', 'in', gone).execute();
  }
  await writeOptions(tx, before, options);
  await recordChange(tx, {
    ...author,
    action: 'attributes.update',
    subject: code,
    before: told(before),
    after: told(content),
  });
  return (await find(tx, id)) ?? 'NOT_FOUND';
}

export async function removeAttribute(
  tx: Transaction<Schema>,
  id: number,
  version: number,
  { kind, author }: AttributeContext,
): Promise<true | AttributeRefusal> {
  await holdAttributes(tx, kind);
  const before = await find(tx, id);
  if (!before) return 'NOT_FOUND';
  if (before.version !== version) return 'CHANGED_MEANWHILE';
  if (!before.own) return 'ATTRIBUTE_FIXED';
  if (await isVariantChoice(tx, before.code)) return 'ATTRIBUTE_IN_USE';
  await forgetValues(tx, before.code, null);
  await tx.deleteFrom('attribute').where('id', '=', id).execute();
  await recordChange(tx, { ...author, action: 'attributes.remove', subject: before.code, before: told(before) });
  return true;
}

const lacksLabel = ({ labels, options }: AttributeContent, store: StoreCode): boolean =>
  !labels[store] || options.some((option) => !option.labels[store]);

const columnsOf = (input: string, { facet, sheet, search, compare, unit }: AttributeContent) =>
  ({
    is_comparable: compare ? 1 : 0,
    is_facet: facet ? 1 : 0,
    on_sheet: sheet ? 1 : 0,
    in_search: search ? 1 : 0,
    unit: input === 'number' ? unit || null : null,
  }) as const;

/** As the audit log tells it; colours have more options than anybody reads. */
const told = ({ labels, unit, facet, sheet, search, compare, options }: AttributeContent): object => ({
  labels,
  unit,
  facet,
  sheet,
  search,
  compare,
  options: options.length,
});

async function writeLabels(tx: Transaction<Schema>, id: number, { labels }: AttributeContent): Promise<void> {
  await tx.deleteFrom('attribute_text').where('attribute_id', '=', id).execute();
  await insertRows(
    tx,
    'attribute_text',
    Object.entries(labels).map(([store_code, label]) => ({ attribute_id: id, store_code, label })),
  );
}

/** Only what differs is written: the colours of bricks are many. */
async function writeOptions(
  tx: Transaction<Schema>,
  { id, options: before }: Pick<OfficeAttribute, 'id' | 'options'>,
  options: readonly AttributeOptionContent[],
): Promise<void> {
  const rows = await tx.selectFrom('attribute_option').selectAll().where('attribute_id', '=', id).execute();
  const { last } = await tx
    .selectFrom('attribute_option')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  let next = Math.max(last ?? 0, FIRST_OWN_ID - 1) + 1;
  const orderOf = (list: readonly { id: number | null }[]): string => list.map((option) => option.id).join();
  const isReordered = orderOf(options) !== orderOf(before);
  for (const [place, option] of options.entries()) {
    const row = rows.find((known) => known.id === option.id);
    const swatch = row?.swatch ? parseJson(row.swatch) : null;
    const optionId = option.id ?? next;
    if (option.id === null) next += 1;
    const columns = {
      ...((isReordered || !row) && { sort_order: place + 1 }),
      ...(option.hex?.toLowerCase() !== swatch?.hex.toLowerCase() && {
        swatch: option.hex === null ? null : toJson(swatchOf(option.hex, swatch)),
      }),
    };
    if (!row)
      await tx
        .insertInto('attribute_option')
        .values({ attribute_id: id, id: optionId, sort_order: place + 1, swatch: null, ...columns })
        .execute();
    else if (Object.keys(columns).length > 0)
      await tx
        .updateTable('attribute_option')
        .set(columns)
        .where('attribute_id', '=', id)
        .where('id', '=', optionId)
        .execute();
    const known = before.find((other) => other.id === option.id);
    if (known && JSON.stringify(known.labels) === JSON.stringify(option.labels)) continue;
    await tx
      .deleteFrom('attribute_option_text')
      .where('attribute_id', '=', id)
      .where('option_id', '=', optionId)
      .execute();
    await insertRows(
      tx,
      'attribute_option_text',
      Object.entries(option.labels).map(([store_code, label]) => ({
        attribute_id: id,
        option_id: optionId,
        store_code,
        label,
      })),
    );
  }
}

/** A grey is sorted among the neutral ones; what is known of the finish stays. */
function swatchOf(hex: string, before: Swatch | null): Swatch {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const isGrey = Math.max(...parts) - Math.min(...parts) < 24;
  return { hex, finish: before?.finish ?? 'solid', family: before?.family ?? (isGrey ? 'neutral' : 'bright') };
}
