import { create } from 'zustand';
import { type Claim, makeClaim, readClaim } from '#data/storage/claims.ts';
import { CONSENT_VERSION } from './consent-version.ts';

/** The visitor's choice, a claim with its date and the version of the text it was given to. */

export interface Consent {
  statistics: boolean;
  /** ISO date of the choice */
  date: string;
  version: number;
}

export interface ConsentState {
  /** undefined until the storage was read; null when nothing was chosen yet */
  consent: Consent | null | undefined;
}

export const useConsent = create<ConsentState>()(() => ({ consent: undefined }));

const isChoice = (value: unknown): value is Pick<Consent, 'statistics' | 'version'> =>
  typeof value === 'object' && value !== null && 'statistics' in value && typeof value.statistics === 'boolean';

export const currentConsent = (claim: Pick<Claim, 'value' | 'created_at'> | null): Consent | null =>
  claim && isChoice(claim.value) && claim.value.version === CONSENT_VERSION
    ? { ...claim.value, date: claim.created_at }
    : null;

export const readConsent = (): void => useConsent.setState({ consent: currentConsent(readClaim('cookiesAccepted')) });

export function giveConsent(statistics: boolean, now = new Date()): void {
  const choice = { statistics, version: CONSENT_VERSION };
  const claim = makeClaim('cookiesAccepted', choice, 'Which cookies the visitor has agreed to', now);
  useConsent.setState({ consent: currentConsent(claim) });
}
