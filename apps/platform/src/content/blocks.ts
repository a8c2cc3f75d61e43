import type { BlockContent, BlockSummary, OfficeBlock } from '@brixel/contract/office/content-endpoints';
import { shownBlocks } from '@brixel/contract/shop-blocks';
import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { isWritable, sanitiseContent } from './sanitise-content.ts';
import { shortened } from './shortened.ts';
import { holdContent, keepVersion, lastChanges } from './versions.ts';

/** Short texts at fixed places of the shop. Code names them, that of the shop or of a storefront elsewhere, so there are no others. */

type BlockRow = Selectable<Schema['cms_block']>;
type TextRow = Selectable<Schema['cms_block_text']>;

export type BlockRefusal = 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'TEXT_MISSING' | 'BLOCK_FIXED';

export async function listBlocks(db: Kysely<Schema>): Promise<BlockSummary[]> {
  const rows = await db.selectFrom('cms_block').selectAll().orderBy('identifier').execute();
  const texts = await db.selectFrom('cms_block_text').selectAll().execute();
  const changes = await lastChanges(db, 'block');
  const blocks = rows.map(async (row): Promise<BlockSummary> => {
    const own = texts.filter(({ block_id }) => block_id === row.id);
    return {
      id: row.id,
      identifier: row.identifier,
      version: row.version,
      editable: await isEditable(own),
      shown: shownBlocks.includes(row.identifier),
      titles: Object.fromEntries(own.map(({ store_code, title }) => [store_code, title])),
      changed: changes.get(row.id) ?? { at: null, by: null },
    };
  });
  return (await Promise.all(blocks)).toSorted((a, b) => Number(b.shown) - Number(a.shown));
}

export async function findBlock(db: Kysely<Schema>, id: number): Promise<OfficeBlock | null> {
  const row = await blockRow(db, id);
  return row ? toBlock(row, await textRows(db, id)) : null;
}

/** `content.version` is the one that was read. */
export async function updateBlock(
  tx: Transaction<Schema>,
  id: number,
  { version: read, texts }: BlockContent & { version: number },
  author: Author,
  defaultStore: StoreCode,
): Promise<OfficeBlock | BlockRefusal> {
  await holdContent(tx);
  const row = await blockRow(tx, id);
  if (!row) return 'NOT_FOUND';
  if (row.version !== read) return 'CHANGED_MEANWHILE';
  if (!texts[defaultStore]) return 'TEXT_MISSING';
  const before = await toBlock(row, await textRows(tx, id));
  if (!before.editable) return 'BLOCK_FIXED';
  const version = row.version + 1;
  const clean: BlockContent['texts'] = {};
  await tx.deleteFrom('cms_block_text').where('block_id', '=', id).execute();
  for (const [store_code, text] of Object.entries(texts) as [StoreCode, { title: string; content: string }][]) {
    clean[store_code] = { ...text, content: await sanitiseContent(text.content) };
    await tx
      .insertInto('cms_block_text')
      .values({ block_id: id, store_code, ...clean[store_code] })
      .execute();
  }
  await tx.updateTable('cms_block').set({ version }).where('id', '=', id).execute();
  const content = { texts: clean };
  await keepVersion<BlockContent>(tx, { kind: 'block', id, version }, content, {
    by: author.staff.name,
    before: { texts: before.texts, at: row.created_at },
  });
  await recordChange(tx, {
    ...author,
    action: 'content.updateBlock',
    subject: row.identifier,
    before: shortened({ texts: before.texts }),
    after: shortened(content),
  });
  return { ...before, ...content, version };
}

const blockRow = (db: Kysely<Schema>, id: number): Promise<BlockRow | undefined> =>
  db.selectFrom('cms_block').selectAll().where('id', '=', id).executeTakeFirst();

const textRows = (db: Kysely<Schema>, id: number): Promise<TextRow[]> =>
  db.selectFrom('cms_block_text').selectAll().where('block_id', '=', id).execute();

async function isEditable(texts: readonly TextRow[]): Promise<boolean> {
  for (const { content } of texts) if (!(await isWritable(content))) return false;
  return true;
}

async function toBlock({ id, identifier, version }: BlockRow, rows: readonly TextRow[]): Promise<OfficeBlock> {
  const texts: BlockContent['texts'] = {};
  for (const { store_code, title, content } of rows)
    if (isStoreCode(store_code)) texts[store_code] = { title, content };
  return { id, identifier, version, editable: await isEditable(rows), texts };
}
