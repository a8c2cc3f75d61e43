import type { Passkey, passkeyAnswer, passkeyCreated } from '@brixel/contract/office/passkey';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';

type PasskeyRow = Selectable<Schema['staff_passkey']>;
type Creation = z.output<typeof passkeyCreated>;
type Answer = z.output<typeof passkeyAnswer>;

/** Who a passkey belongs to, as the device shows it. */
interface Person {
  id: number;
  email: string;
  name: string;
}

export interface Passkeys {
  creationOptions(person: Person): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** What is to be stored of a new one; null where the browser's answer does not fit. */
  checkCreated(staffId: number, answer: Creation): Promise<NewPasskey | null>;
  requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The passkey that has signed; null where it is unknown or its answer does not fit. */
  checkAnswer(answer: Answer): Promise<UsedPasskey | null>;
}

export type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'>;
export type UsedPasskey = Pick<PasskeyRow, 'id' | 'staff_id' | 'counter'>;

/** Loaded on first use: most starts of a shop, and all its workers, do without. */
const library = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256: every device knows one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

interface PasskeysOptions {
  db: Kysely<Schema>;
  challenges: PasskeyChallenges;
  /** passkeys are bound to its host */
  publicUrl: string;
}

export function createPasskeys({ db, challenges, publicUrl }: PasskeysOptions): Passkeys {
  const { origin, hostname } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };

  return {
    async creationOptions({ id, email, name }) {
      const { generateRegistrationOptions } = await library();
      const known = await passkeyRows(db, id);
      return generateRegistrationOptions({
        rpName: hostname,
        rpID: hostname,
        userID: new Uint8Array(Buffer.from(String(id))),
        userName: email,
        userDisplayName: name,
        challenge: await challenges.issue(id),
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map((row) => ({ id: row.credential_id, transports: parseJson(row.transports) })),
        // It signs in without an e-mail address, and asks for a finger, a face or a PIN: two factors in one.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async checkCreated(staffId, answer) {
      const { verifyRegistrationResponse } = await library();
      const checked = await orNull(() =>
        verifyRegistrationResponse({
          ...expected,
          supportedAlgorithmIDs,
          response: { ...answer, clientExtensionResults: {} },
          expectedChallenge: (challenge) => challenges.use(challenge, staffId),
        }),
      );
      if (!checked?.verified) return null;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      return {
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: toJson(answer.response.transports ?? []),
      };
    },

    async requestOptions() {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: await challenges.issue(null),
        userVerification: 'required',
      });
    },

    async checkAnswer(answer) {
      const row = await db
        .selectFrom('staff_passkey')
        .selectAll()
        .where('credential_id', '=', answer.id)
        .executeTakeFirst();
      if (!row) return null;
      const { verifyAuthenticationResponse } = await library();
      const checked = await orNull(() =>
        verifyAuthenticationResponse({
          ...expected,
          response: { ...answer, clientExtensionResults: {} },
          expectedChallenge: (challenge) => challenges.use(challenge, null),
          credential: {
            id: row.credential_id,
            publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
            counter: row.counter,
          },
        }),
      );
      return checked?.verified
        ? { id: row.id, staff_id: row.staff_id, counter: checked.authenticationInfo.newCounter }
        : null;
    },
  };
}

/** The library throws for whatever does not fit; its own faults cannot be told from those of an answer. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

const passkeyRows = (db: Kysely<Schema>, staffId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('staff_passkey').selectAll().where('staff_id', '=', staffId).orderBy('id').execute();

const toPasskey = ({ id, name, created_at, used_at }: PasskeyRow): Passkey => ({ id, name, created_at, used_at });

export const listPasskeys = async (db: Kysely<Schema>, staffId: number): Promise<Passkey[]> =>
  (await passkeyRows(db, staffId)).map(toPasskey);

/** Null where somebody has it already. */
export async function storePasskey(
  tx: Transaction<Schema>,
  { staffId, name, now, passkey }: { staffId: number; name: string; now: number; passkey: NewPasskey },
): Promise<Passkey | null> {
  const row = await tx
    .insertInto('staff_passkey')
    .values({ ...passkey, staff_id: staffId, name, created_at: new Date(now).toISOString(), used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? toPasskey(row) : null;
}

/** The name of the one that was removed; null where there is none. */
export async function removePasskey(tx: Transaction<Schema>, staffId: number, id: number): Promise<string | null> {
  const removed = await tx
    .deleteFrom('staff_passkey')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name ?? null;
}

export async function noteUse(tx: Transaction<Schema>, { id, counter }: UsedPasskey, now: number): Promise<void> {
  const used = { counter, used_at: new Date(now).toISOString() };
  await tx.updateTable('staff_passkey').set(used).where('id', '=', id).execute();
}
