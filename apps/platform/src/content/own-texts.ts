import { messageProblem } from '@brixel/commerce/message-rules';
import { TEXT_LIMITS } from '@brixel/contract/office/text-limits';
import { isStoreCode, type StoreCode, storeViews } from '@brixel/contract/stores';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { repeatedly } from '../repeat.ts';
import { holdContent } from './versions.ts';

/** The texts that a shop comes with, by language and key. */
export type Dictionaries = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Own texts in their place, by store and key. */
export type StoreTexts = Readonly<Partial<Record<StoreCode, Readonly<Record<string, string>>>>>;

/** The texts of the shop that its owner has changed. */
export interface OwnTexts {
  /** the same object until something changes */
  current(): StoreTexts;
  /** what they stand in place of; read when it is first asked for */
  given(): Promise<Dictionaries>;
  /** to be called after a commit */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** A change of another node shows within a second. */
const INTERVAL_MS = 500;

export async function openOwnTexts(
  { db }: Pick<Database, 'db'>,
  { read, onError }: { read: () => Promise<Dictionaries>; onError(error: unknown): void },
): Promise<OwnTexts> {
  let current: StoreTexts = {};
  let seen = '[]';
  let dictionaries: Promise<Dictionaries> | null = null;

  async function refresh(): Promise<void> {
    const rows = await readRows(db);
    const state = JSON.stringify(rows);
    if (state === seen) return;
    const texts: Partial<Record<StoreCode, Record<string, string>>> = {};
    for (const { store_code, key, text } of rows) {
      if (isStoreCode(store_code)) texts[store_code] = { ...texts[store_code], [key]: text };
    }
    current = texts;
    seen = state;
  }

  await refresh();
  const following = repeatedly(INTERVAL_MS, refresh, onError);
  return {
    current: () => current,
    given() {
      dictionaries ??= read();
      return dictionaries;
    },
    refresh,
    close: following.close,
  };
}

const readRows = (db: Kysely<Schema>) =>
  db.selectFrom('text_override').selectAll().orderBy('store_code').orderBy('key').execute();

export type TextRefusal = 'NOT_FOUND' | 'CHANGED_MEANWHILE' | 'TEXT_FORMS' | 'TEXT_ARGUMENTS' | 'TEXTS_TOO_LONG';

export interface TextChange {
  store: StoreCode;
  key: string;
  /** null: the one that the shop comes with */
  text: string | null;
  /** the own text that was read */
  before: string | null;
}

const PROBLEMS = { forms: 'TEXT_FORMS', arguments: 'TEXT_ARGUMENTS' } as const;

/** Null, or why the text is not taken. */
export async function saveText(
  tx: Transaction<Schema>,
  { store, key, text, before }: TextChange,
  { dictionaries, author }: { dictionaries: Dictionaries; author: Author },
): Promise<TextRefusal | null> {
  const given = dictionaries[storeViews[store].language];
  const original = given && Object.hasOwn(given, key) ? given[key] : undefined;
  if (original === undefined) return 'NOT_FOUND';
  const problem = text === null ? null : messageProblem(text, original);
  if (problem) return PROBLEMS[problem];
  await holdContent(tx);
  const rows = (await readRows(tx)).filter(({ store_code }) => store_code === store);
  const stored = rows.find((row) => row.key === key)?.text ?? null;
  if (stored !== before) return 'CHANGED_MEANWHILE';
  if (stored === text) return null;
  const others = rows.filter((row) => row.key !== key);
  const letters = others.reduce((sum, row) => sum + row.key.length + row.text.length, 0);
  if (text !== null && letters + key.length + text.length > TEXT_LIMITS.store) return 'TEXTS_TOO_LONG';

  const row = { store_code: store, key };
  await tx.deleteFrom('text_override').where('store_code', '=', store).where('key', '=', key).execute();
  if (text !== null)
    await tx
      .insertInto('text_override')
      .values({ ...row, text })
      .execute();
  await recordChange(tx, {
    ...author,
    action: 'texts.save',
    subject: `${key} (${store})`,
    before: { text: stored ?? original },
    after: { text: text ?? original },
  });
  return null;
}
