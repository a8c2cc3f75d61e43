import { readStored, writeStored } from './browser-storage.ts';

/** What the visitor has decided once and for all, such as the answer to the question about cookies. */

export type ClaimCode = 'cookiesAccepted';

export interface Claim {
  code: ClaimCode;
  /** ISO date */
  created_at: string;
  value: unknown;
  /** what it means, for people who inspect the storage */
  description: string;
}

export const CLAIMS_KEY = 'brixel/claims';

type Claims = Partial<Record<ClaimCode, Claim>>;

const readClaims = (): Claims => {
  const stored = readStored(CLAIMS_KEY);
  return typeof stored === 'object' && stored !== null ? stored : {};
};

export const readClaim = (code: ClaimCode): Claim | null => readClaims()[code] ?? null;

/** The rest is read anew, because another tab may have made a claim meanwhile. */
export function makeClaim(code: ClaimCode, value: unknown, description: string, now = new Date()): Claim {
  const claim = { code, created_at: now.toISOString(), value, description };
  writeStored(CLAIMS_KEY, { ...readClaims(), [code]: claim });
  return claim;
}
