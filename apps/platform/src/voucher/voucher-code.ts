import { createHash } from 'node:crypto';
import { CODE_GROUP, newCode, writtenCode } from '../readable-code.ts';

const GROUPS = 5;

/** 100 random bits, of which the ending that the shop shows gives away 20. */
export const newVoucherCode = (): string => newCode(GROUPS);

/** As it was issued, however it was typed; null for what is no code of a voucher. */
export const writtenVoucherCode = (typed: string): string | null => writtenCode(typed, GROUPS);

/** What the database has of a code. It is random, so one round of a fast hash is enough. */
export const hashOfCode = (code: string): string => createHash('sha256').update(`voucher:${code}`).digest('base64url');

export const endingOf = (code: string): string => code.slice(-CODE_GROUP);
