import type { Kysely, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';

/** What was saved of pages and blocks, as a whole each time. */

export type Kind = Schema['cms_version']['kind'];

interface Item {
  kind: Kind;
  id: number;
  version: number;
}

export interface Version<Content> {
  version: number;
  at: string;
  by: string | null;
  content: Content;
}

const MOST = 50;

/** `before`: how the item was; kept as its first version where the office has not saved it yet. */
export async function keepVersion<Content>(
  tx: Transaction<Schema>,
  { kind, id, version }: Item,
  content: Content,
  { by, before }: { by: string; before?: Content & { at: string } },
): Promise<void> {
  const at = new Date().toISOString();
  if (before) {
    const { at: since, ...first } = before;
    await tx
      .insertInto('cms_version')
      .values({ kind, item_id: id, version: version - 1, at: since, staff_name: null, content: toJson(first) })
      .onConflict((conflict) => conflict.columns(['kind', 'item_id', 'version']).doNothing())
      .execute();
  }
  await tx
    .insertInto('cms_version')
    .values({ kind, item_id: id, version, at, staff_name: by, content: toJson(content) })
    .execute();
}

/** The newest first. */
export async function listVersions<Content>(db: Kysely<Schema>, kind: Kind, id: number): Promise<Version<Content>[]> {
  const rows = await db
    .selectFrom('cms_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('version', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ version, at, staff_name: by, content }) => ({
    version,
    at,
    by,
    content: parseJson(content) as Content,
  }));
}

/** Who saved each item last, and when. */
export async function lastChanges(
  db: Kysely<Schema>,
  kind: Kind,
): Promise<Map<number, { at: string; by: string | null }>> {
  const rows = await db
    .selectFrom('cms_version')
    .select(['item_id', 'at', 'staff_name'])
    .where('kind', '=', kind)
    .orderBy('version')
    .execute();
  return new Map(rows.map(({ item_id, at, staff_name: by }) => [item_id, { at, by }]));
}

/**
 * Until the end of the transaction, so that numbers, addresses and versions are checked against what is stored: edits of content
 * wait for each other.
 */
export async function holdContent(tx: Transaction<Schema>): Promise<void> {
  await tx
    .updateTable('catalog_sequence')
    .set(({ ref }) => ({ shop_id: ref('shop_id') }))
    .execute();
}
