import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashToken } from '../secrets.ts';
import { type StaffRow, staffById } from './staff.ts';
import { newTotpSecret, stepOfCode, toBase32 } from './totp.ts';

/** Codes of an app, and the recovery codes for the day when the app is gone. */

const RECOVERY_CODES = 10;
/** 80 bits: nobody guesses one, not even from the stored hash. */
const RECOVERY_BYTES = 10;

/** A new secret; it counts once a code of it has been given. */
export async function startTotp(db: Kysely<Schema>, staffId: number): Promise<string> {
  const secret = newTotpSecret();
  await db.updateTable('staff').set({ totp_pending: secret }).where('id', '=', staffId).execute();
  return secret;
}

/** The recovery codes; null for a wrong code. */
export async function confirmTotp(
  tx: Transaction<Schema>,
  staffId: number,
  code: string,
  now: number,
): Promise<string[] | null> {
  const staff = await staffById(tx, staffId);
  const secret = staff?.totp_pending;
  if (!secret) return null;
  const step = stepOfCode(secret, digitsOf(code), now, null);
  if (step === null) return null;
  await tx
    .updateTable('staff')
    .set({ totp_secret: secret, totp_pending: null, totp_step: step })
    .where('id', '=', staffId)
    .execute();
  return issueRecoveryCodes(tx, staffId);
}

async function issueRecoveryCodes(tx: Transaction<Schema>, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await tx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, hash: recoveryHash(code) })))
    .execute();
  return codes;
}

/** Four groups of four signs, so that they can be copied from paper. */
const newRecoveryCode = (): string =>
  (toBase32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g) ?? []).join('-');

const recoveryHash = (code: string): string => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''));

/** Uses a code up: one of the app, else a recovery code. False for a wrong one, or one that has been used. */
export async function useCode(tx: Transaction<Schema>, staff: StaffRow, code: string, now: number): Promise<boolean> {
  if (staff.totp_secret === null) return false;
  const step = stepOfCode(staff.totp_secret, digitsOf(code), now, staff.totp_step);
  return step === null ? useRecoveryCode(tx, staff.id, code) : useStep(tx, staff.id, step);
}

/** Of two calls with the same code one is too late. */
async function useStep(tx: Transaction<Schema>, staffId: number, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where(({ eb, or }) => or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

async function useRecoveryCode(tx: Transaction<Schema>, staffId: number, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('hash', '=', recoveryHash(code))
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

const digitsOf = (code: string): string => code.replaceAll(/\s/g, '');

export async function removeTotp(tx: Transaction<Schema>, staffId: number): Promise<void> {
  const nothing = { totp_secret: null, totp_pending: null, totp_step: null };
  await tx.updateTable('staff').set(nothing).where('id', '=', staffId).execute();
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
}

/** Codes and passkeys. */
export async function forgetSecondFactor(tx: Transaction<Schema>, staffId: number): Promise<void> {
  await removeTotp(tx, staffId);
  await tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute();
}
