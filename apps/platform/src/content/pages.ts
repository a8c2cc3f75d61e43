import type { OfficePage, PageContent, PageSummary, PageText } from '@brixel/contract/office/content-endpoints';
import { requiredPages } from '@brixel/contract/required-pages';
import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { cmsPagePath } from '../catalog/documents/content.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { addRedirect, removeRedirectFrom } from './redirects.ts';
import { sanitiseContent } from './sanitise-content.ts';
import { shortened } from './shortened.ts';
import { holdContent, keepVersion, lastChanges } from './versions.ts';

type PageRow = Selectable<Schema['cms_page']>;
type TextRow = Selectable<Schema['cms_page_text']>;

export type PageRefusal = 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'ADDRESS_TAKEN' | 'PAGE_REQUIRED' | 'TEXT_MISSING';

const isRequired = (identifier: string): boolean => requiredPages.includes(identifier);
/** A draft may still become anything. */
const isNeeded = ({ identifier, state }: Pick<PageRow, 'identifier' | 'state'>): boolean =>
  isRequired(identifier) && state === 'published';
/** No address can be like it, so that the old one is free for another page. */
const removedIdentifier = (id: number): string => `removed/${id}`;
const addressOf = (identifier: string): string => `/${cmsPagePath(identifier)}`;

export async function listPages(db: Kysely<Schema>): Promise<PageSummary[]> {
  const pages = await db
    .selectFrom('cms_page')
    .selectAll()
    .where('state', '!=', 'removed')
    .orderBy('identifier')
    .execute();
  const texts = await db.selectFrom('cms_page_text').select(['page_id', 'store_code', 'title']).execute();
  const changes = await lastChanges(db, 'page');
  return pages.map(({ id, identifier, version, state }) => ({
    id,
    identifier,
    version,
    published: state === 'published',
    required: isNeeded({ identifier, state }),
    titles: byStore(
      texts.filter(({ page_id }) => page_id === id),
      ({ title }) => title,
    ),
    changed: changes.get(id) ?? { at: null, by: null },
  }));
}

export async function findPage(db: Kysely<Schema>, id: number): Promise<OfficePage | null> {
  const page = await pageRow(db, id);
  return page && page.state !== 'removed' ? toPage(page, await textRows(db, id)) : null;
}

export async function createPage(
  tx: Transaction<Schema>,
  content: PageContent,
  author: Author,
  defaultStore: StoreCode,
): Promise<OfficePage | PageRefusal> {
  await holdContent(tx);
  const clean = await sanitised(content);
  const { identifier } = clean;
  if (!clean.texts[defaultStore]) return 'TEXT_MISSING';
  if (await isTaken(tx, identifier)) return 'ADDRESS_TAKEN';
  const { last } = await tx
    .selectFrom('cms_page')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const id = (last ?? 0) + 1;
  await tx
    .insertInto('cms_page')
    .values({ id, identifier, version: 1, state: stateOf(clean) })
    .execute();
  await writeTexts(tx, id, clean.texts, []);
  await keepVersion(tx, { kind: 'page', id, version: 1 }, clean, { by: author.staff.name });
  await recordChange(tx, {
    ...author,
    action: 'content.createPage',
    subject: addressOf(identifier),
    after: shortened(clean),
  });
  return { ...clean, id, version: 1, required: clean.published && isRequired(identifier) };
}

/** `content.version` is the one that was read. */
export async function updatePage(
  tx: Transaction<Schema>,
  id: number,
  { version: read, ...content }: PageContent & { version: number },
  author: Author,
  defaultStore: StoreCode,
): Promise<OfficePage | PageRefusal> {
  await holdContent(tx);
  const clean = await sanitised(content);
  const row = await pageRow(tx, id);
  if (!row) return 'NOT_FOUND';
  if (row.version !== read) return 'CHANGED_MEANWHILE';
  if (!clean.texts[defaultStore]) return 'TEXT_MISSING';
  const { identifier } = clean;
  const isMoved = row.identifier !== identifier;
  if (isNeeded(row) && (isMoved || !clean.published)) return 'PAGE_REQUIRED';
  if (isMoved && (await isTaken(tx, identifier))) return 'ADDRESS_TAKEN';

  const texts = await textRows(tx, id);
  const before = { ...toPage(row, texts), at: newest(texts) };
  const version = row.version + 1;
  await tx
    .updateTable('cms_page')
    .set({ identifier, version, state: stateOf(clean) })
    .where('id', '=', id)
    .execute();
  await writeTexts(tx, id, clean.texts, texts);
  // links and bookmarks of others lead to the old address
  if (isMoved && row.state === 'published') await moveAddress(tx, row.identifier, identifier);
  await keepVersion(tx, { kind: 'page', id, version }, clean, {
    by: author.staff.name,
    before: { ...contentOf(before), at: before.at },
  });
  await recordChange(tx, {
    ...author,
    action: 'content.updatePage',
    subject: addressOf(identifier),
    before: row.state === 'removed' ? { removed: true } : shortened(contentOf(before)),
    after: shortened(clean),
  });
  return { ...clean, id, version, required: clean.published && isRequired(identifier) };
}

/** The row stays, and with it the versions and its places in the menus: saving a version brings it back. */
export async function removePage(
  tx: Transaction<Schema>,
  id: number,
  read: number,
  author: Author,
): Promise<{ version: number } | PageRefusal> {
  await holdContent(tx);
  const row = await pageRow(tx, id);
  if (!row || row.state === 'removed') return 'NOT_FOUND';
  if (row.version !== read) return 'CHANGED_MEANWHILE';
  if (isNeeded(row)) return 'PAGE_REQUIRED';
  const texts = await textRows(tx, id);
  const content = contentOf(toPage(row, texts));
  const version = row.version + 1;
  await tx
    .updateTable('cms_page')
    .set({ identifier: removedIdentifier(id), state: 'removed', version })
    .where('id', '=', id)
    .execute();
  await keepVersion(tx, { kind: 'page', id, version }, content, {
    by: author.staff.name,
    before: { ...content, at: newest(texts) },
  });
  await recordChange(tx, {
    ...author,
    action: 'content.removePage',
    subject: addressOf(row.identifier),
    before: shortened(content),
  });
  return { version };
}

async function moveAddress(tx: Transaction<Schema>, from: string, to: string): Promise<void> {
  await removeRedirectFrom(tx, addressOf(to));
  await removeRedirectFrom(tx, addressOf(from));
  await addRedirect(tx, { from_path: addressOf(from), to_path: addressOf(to), status: 301 });
}

const pageRow = (db: Kysely<Schema>, id: number): Promise<PageRow | undefined> =>
  db.selectFrom('cms_page').selectAll().where('id', '=', id).executeTakeFirst();

const textRows = (db: Kysely<Schema>, id: number): Promise<TextRow[]> =>
  db.selectFrom('cms_page_text').selectAll().where('page_id', '=', id).execute();

const isTaken = async (db: Kysely<Schema>, identifier: string): Promise<boolean> =>
  (await db.selectFrom('cms_page').select('id').where('identifier', '=', identifier).executeTakeFirst()) !== undefined;

const stateOf = ({ published }: PageContent): PageRow['state'] => (published ? 'published' : 'hidden');

const newest = (texts: readonly TextRow[]): string =>
  texts.reduce((latest, { updated_at: at }) => (at > latest ? at : latest), '');

const contentOf = ({ identifier, published, texts }: PageContent): PageContent => ({ identifier, published, texts });

const toPage = ({ id, identifier, version, state }: PageRow, texts: readonly TextRow[]): OfficePage => ({
  id,
  identifier,
  version,
  published: state === 'published',
  required: isNeeded({ identifier, state }),
  texts: byStore(texts, ({ title, heading, meta_description, content }) => ({
    title,
    heading,
    meta_description,
    content,
  })),
});

function byStore<Row extends { store_code: string }, T>(
  rows: readonly Row[],
  pick: (row: Row) => T,
): Partial<Record<StoreCode, T>> {
  const entries = rows.flatMap((row) => (isStoreCode(row.store_code) ? [[row.store_code, pick(row)] as const] : []));
  return Object.fromEntries(entries) as Partial<Record<StoreCode, T>>;
}

async function sanitised({ texts, ...page }: PageContent): Promise<PageContent> {
  const clean: PageContent['texts'] = {};
  for (const [store, text] of entriesOf(texts))
    clean[store] = { ...text, content: await sanitiseContent(text.content) };
  return { ...page, texts: clean };
}

const entriesOf = (texts: PageContent['texts']): [StoreCode, PageText][] =>
  Object.entries(texts) as [StoreCode, PageText][];

/** Only a text that differs is written: when it was changed is told to search engines. */
async function writeTexts(
  tx: Transaction<Schema>,
  id: number,
  texts: PageContent['texts'],
  before: readonly TextRow[],
): Promise<void> {
  const updated_at = new Date().toISOString();
  for (const [store_code, text] of entriesOf(texts)) {
    const last = before.find((row) => row.store_code === store_code);
    const isSame = last && (Object.keys(text) as (keyof PageText)[]).every((field) => last[field] === text[field]);
    if (isSame) continue;
    const row = { ...text, page_id: id, store_code, updated_at };
    await tx
      .insertInto('cms_page_text')
      .values(row)
      .onConflict((conflict) => conflict.columns(['page_id', 'store_code']).doUpdateSet({ ...text, updated_at }))
      .execute();
  }
  const gone = before.map(({ store_code }) => store_code).filter((store) => !(store in texts));
  if (gone.length > 0)
    await tx.deleteFrom('cms_page_text').where('page_id', '=', id).where('store_code', 'in', gone).execute();
}
