import type { OfficeApiKey } from '@brixel/contract/office/api-key-endpoints';
import type { ApiScope } from '@brixel/contract/office/api-scopes';
import type { Kysely, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { hashToken, randomToken } from '../secrets.ts';
import type { SignedIn } from './staff-sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A key that is used notes that so often, not with every call. */
const NOTED_EVERY_MS = 60_000;
const END = 4;
/** So that scanners of source code know one that was published by mistake. */
const BEGINNING = 'bxk_';

/** Another program that makes a call, in the name of whoever made its key. */
export interface KeyCaller extends SignedIn {
  keyId: number;
  scopes: readonly ApiScope[];
}

/** Null: there is no such key, or it has ended, or whoever made it is no owner any more. */
export async function findApiKey(db: Kysely<Schema>, token: string, now: number): Promise<KeyCaller | null> {
  const row = await db
    .selectFrom('api_key')
    .innerJoin('staff', 'staff.id', 'api_key.staff_id')
    .select(['api_key.id', 'api_key.name', 'api_key.scopes', 'expires_at', 'last_used_at'])
    .select(['staff.id as staffId', 'staff.email', 'staff.role', 'staff.language'])
    .where('api_key.hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('staff.role', '=', 'owner')
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row || (row.expires_at !== null && Date.parse(row.expires_at) <= now)) return null;
  if (row.last_used_at === null || Date.parse(row.last_used_at) < now - NOTED_EVERY_MS) {
    const last_used_at = new Date(now).toISOString();
    await db.updateTable('api_key').set({ last_used_at }).where('id', '=', row.id).execute();
  }
  const { staffId, email, role, language } = row;
  const scopes = parseJson(row.scopes);
  return { ...{ id: staffId, email, role, language, scopes }, name: `API: ${row.name}`, sessionId: '', keyId: row.id };
}

export async function listApiKeys(db: Kysely<Schema>): Promise<OfficeApiKey[]> {
  const rows = await db
    .selectFrom('api_key')
    .innerJoin('staff', 'staff.id', 'api_key.staff_id')
    .selectAll('api_key')
    .select('staff.name as created_by')
    .orderBy('api_key.id', 'desc')
    .execute();
  return rows.map(({ hash: _hash, staff_id: _staff, scopes, ...row }) => ({ ...row, scopes: parseJson(scopes) }));
}

interface NewKey {
  name: string;
  scopes: ApiScope[];
  days: number | null;
}

/** The token is told once: only its hash is stored. */
export async function createApiKey(
  tx: Transaction<Schema>,
  { name, scopes, days }: NewKey,
  { staff, now }: { staff: Pick<SignedIn, 'id' | 'name'>; now: number },
): Promise<{ token: string; key: OfficeApiKey }> {
  const token = `${BEGINNING}${randomToken()}`;
  const facts = {
    ...{ name, token_end: token.slice(-END), last_used_at: null, revoked_at: null },
    created_at: new Date(now).toISOString(),
    expires_at: days === null ? null : new Date(now + days * DAY_MS).toISOString(),
  };
  const { id } = await tx
    .insertInto('api_key')
    .values({ ...facts, scopes: toJson(scopes), hash: hashToken(token), staff_id: staff.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, key: { ...facts, id, scopes, created_by: staff.name } };
}

/** Its name; null where there is no such key, or no longer. */
export async function revokeApiKey(tx: Transaction<Schema>, id: number, now: number): Promise<string | null> {
  const row = await tx
    .updateTable('api_key')
    .set({ revoked_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
