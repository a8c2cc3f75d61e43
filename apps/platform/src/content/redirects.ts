import type { RedirectContent, StoredRedirect } from '@brixel/contract/office/redirect-endpoints';
import { comparedPath } from '@brixel/contract/shop-path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { holdContent } from './versions.ts';

export type RedirectRefusal = 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'REDIRECT_TAKEN' | 'REDIRECT_LOOP';

const PAGE = 100;

/** By their address; `after` is the `next` of the page before. */
export async function findRedirects(
  db: Kysely<Schema>,
  { search = '', after }: { search?: string | undefined; after?: string | undefined },
): Promise<{ redirects: StoredRedirect[]; next: string | null }> {
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('redirect')
    .selectAll()
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`(from_path like ${part} escape '\\' or lower(to_path) like ${part} escape '\\')`),
    )
    .$if(after !== undefined, (query) => query.where('from_path', '>', after ?? ''))
    .orderBy('from_path')
    .limit(PAGE + 1)
    .execute();
  const redirects = rows.slice(0, PAGE);
  return { redirects, next: rows.length > PAGE ? (redirects.at(-1)?.from_path ?? null) : null };
}

/** Read from the database each time: few ask for what is not there, and a change counts at once on all nodes. */
export async function findRedirect(
  db: Kysely<Schema>,
  path: string,
): Promise<{ to: string; status: StoredRedirect['status'] } | null> {
  const from = comparedPath(path);
  const found = from === null ? undefined : await redirectFrom(db, from);
  return found ? { to: found.to_path, status: found.status } : null;
}

/** Those of these paths, as they are compared, that lead elsewhere. */
export async function redirectedPaths(db: Kysely<Schema>, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db.selectFrom('redirect').select('from_path').where('from_path', 'in', paths).execute();
  return new Set(rows.map(({ from_path }) => from_path));
}

export async function createRedirect(
  tx: Transaction<Schema>,
  content: RedirectContent,
  author: Author,
): Promise<StoredRedirect | RedirectRefusal> {
  await holdContent(tx);
  if (await redirectFrom(tx, content.from_path)) return 'REDIRECT_TAKEN';
  if (await leadsBack(tx, content)) return 'REDIRECT_LOOP';
  const stored = await addRedirect(tx, content);
  await recordChange(tx, { ...author, action: 'redirects.create', subject: content.from_path, after: told(content) });
  return stored;
}

/** `content.version` is the one that was read. */
export async function updateRedirect(
  tx: Transaction<Schema>,
  id: number,
  { version: read, ...content }: RedirectContent & { version: number },
  author: Author,
): Promise<StoredRedirect | RedirectRefusal> {
  await holdContent(tx);
  const before = await redirectRow(tx, id);
  if (!before) return 'NOT_FOUND';
  if (before.version !== read) return 'CHANGED_MEANWHILE';
  const other = await redirectFrom(tx, content.from_path);
  if (other && other.id !== id) return 'REDIRECT_TAKEN';
  if (await leadsBack(tx, content, id)) return 'REDIRECT_LOOP';
  const after = { ...content, version: before.version + 1 };
  await tx.updateTable('redirect').set(after).where('id', '=', id).execute();
  await recordChange(tx, {
    ...author,
    action: 'redirects.update',
    subject: before.from_path,
    before: told(before),
    after: told(content),
  });
  return { id, ...after };
}

export async function removeRedirect(tx: Transaction<Schema>, id: number, author: Author): Promise<boolean> {
  const before = await redirectRow(tx, id);
  if (!before) return false;
  await tx.deleteFrom('redirect').where('id', '=', id).execute();
  await recordChange(tx, { ...author, action: 'redirects.remove', subject: before.from_path, before: told(before) });
  return true;
}

export const addRedirect = (tx: Transaction<Schema>, content: RedirectContent): Promise<StoredRedirect> =>
  tx
    .insertInto('redirect')
    .values({ ...content, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function removeRedirectFrom(tx: Transaction<Schema>, path: string): Promise<void> {
  await tx.deleteFrom('redirect').where('from_path', '=', path).execute();
}

/** Whether following the redirects from the new target comes back to its own address. Those that are stored have no loop. */
export async function leadsBack(
  tx: Transaction<Schema>,
  { from_path, to_path }: Pick<RedirectContent, 'from_path' | 'to_path'>,
  id?: number,
): Promise<boolean> {
  let path = comparedPath(to_path);
  while (path !== null && path !== from_path) {
    const next = await redirectFrom(tx, path);
    path = next && next.id !== id ? comparedPath(next.to_path) : null;
  }
  return path === from_path;
}

const told = ({ from_path, to_path, status }: RedirectContent): RedirectContent => ({ from_path, to_path, status });

const redirectRow = (db: Kysely<Schema>, id: number): Promise<StoredRedirect | undefined> =>
  db.selectFrom('redirect').selectAll().where('id', '=', id).executeTakeFirst();

const redirectFrom = (db: Kysely<Schema>, path: string): Promise<StoredRedirect | undefined> =>
  db.selectFrom('redirect').selectAll().where('from_path', '=', path).executeTakeFirst();
