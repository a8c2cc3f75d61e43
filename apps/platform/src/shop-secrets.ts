import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './database/schema.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const CONTACT_TOKEN_MS = 15 * MINUTE_MS;

/**
 * The shop's own secrets, and how long a replaced one is still tried. Some name rows, whose plain text is not stored: rows of
 * old ones could not be found again without them.
 */
const KEPT_MS = {
  'contact-token': CONTACT_TOKEN_MS,
  'device-token': 180 * DAY_MS,
  // nobody verifies it
  'group-token': 0,
  'order-origin': Number.POSITIVE_INFINITY,
  'bank-entries': Number.POSITIVE_INFINITY,
  'newsletter-gift': Number.POSITIVE_INFINITY,
} as const;

export type SecretName = keyof typeof KEPT_MS;

export interface ShopSecret {
  /** for what is made now */
  current: Buffer;
  /** the current one first, then those that what comes back may have been made with */
  all: readonly Buffer[];
}

const SECRET_BYTES = 32;
/** Before the moment from which a secret counts; the first one has none. */
const SINCE = '@';
const keyOf = (name: SecretName): string => `secret:${name}`;

interface StoredSecret {
  key: string;
  value: string;
  /** null: since the beginning */
  since: number | null;
}

/** Read at each use and never kept in memory: so all nodes follow a rotation at once. The first use makes it. */
export async function shopSecret(db: Kysely<Schema>, name: SecretName, now = Date.now()): Promise<ShopSecret> {
  for (;;) {
    const [current, ...old] = stillTried(name, await storedSecrets(db, name), now).map(({ value }) =>
      Buffer.from(value, 'base64url'),
    );
    if (current) return { current, all: [current, ...old] };
    await insertSecret(db, keyOf(name));
  }
}

export const hmacOf = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Which of the secrets has signed a text; null where none has. */
export function signerOf({ all }: ShopSecret, text: string, signature: string): Buffer | null {
  const given = Buffer.from(signature);
  const isBy = (secret: Buffer): boolean => {
    const right = Buffer.from(hmacOf(secret, text));
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return all.find(isBy) ?? null;
}

export interface SecretState {
  name: SecretName;
  /** false before its first use */
  isMade: boolean;
  /** since when the current one counts; null: since the beginning */
  since: number | null;
  /** replaced ones that are still tried */
  kept: number;
}

export async function secretStates(db: Kysely<Schema>, now: number): Promise<SecretState[]> {
  const states: SecretState[] = [];
  for (const name of secretNames) {
    const [current, ...old] = stillTried(name, await storedSecrets(db, name), now);
    states.push({ name, isMade: current !== undefined, since: current?.since ?? null, kept: old.length });
  }
  return states;
}

/**
 * Puts a new one in the place of each secret and forgets those that are not tried any more. `revoke`: what the replaced ones
 * have signed is refused from now on; those that name rows are kept all the same.
 */
export async function rotateSecrets(
  tx: Transaction<Schema>,
  { now, revoke }: { now: number; revoke: boolean },
): Promise<SecretName[]> {
  const rotated: SecretName[] = [];
  for (const name of secretNames) {
    const [replaced] = await storedSecrets(tx, name);
    // the first use will make it
    if (!replaced) continue;
    // never before the one that it replaces, whatever the clock says
    const since = Math.max(now, (replaced.since ?? 0) + 1);
    await insertSecret(tx, `${keyOf(name)}${SINCE}${new Date(since).toISOString()}`);
    rotated.push(name);
    const after = await storedSecrets(tx, name);
    const isRevoked = revoke && Number.isFinite(KEPT_MS[name]);
    const kept = isRevoked ? after.slice(0, 1) : stillTried(name, after, since);
    const gone = after.filter((secret) => !kept.includes(secret)).map(({ key }) => key);
    if (gone.length > 0) await tx.deleteFrom('setting').where('key', 'in', gone).execute();
  }
  return rotated;
}

const secretNames = Object.keys(KEPT_MS) as SecretName[];

/** Newest first. */
async function storedSecrets(db: Kysely<Schema>, name: SecretName): Promise<StoredSecret[]> {
  const first = keyOf(name);
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where(({ eb, or }) => or([eb('key', '=', first), eb('key', 'like', `${first}${SINCE}%`)]))
    .execute();
  return rows
    .map(({ key, value }) => ({
      ...{ key, value },
      since: key === first ? null : Date.parse(key.slice(first.length + SINCE.length)),
    }))
    .toSorted((a, b) => (b.since ?? 0) - (a.since ?? 0));
}

/** A secret is replaced when the next newer one begins to count. */
const stillTried = (name: SecretName, newestFirst: readonly StoredSecret[], now: number): StoredSecret[] =>
  newestFirst.filter((_, place) => {
    const next = newestFirst[place - 1];
    return !next || now - (next.since ?? 0) < KEPT_MS[name];
  });

/** Of several nodes that make it at once one wins. */
async function insertSecret(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
