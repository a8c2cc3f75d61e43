import { create } from 'zustand';
import { type Claim, makeClaim, readClaim } from '#data/storage/claims.ts';

/** Of the text that visitors agree to: a choice made for an older one counts as none. */
export const CONSENT_VERSION = 1;

/** The visitor's choice, a claim with its date and the version of the text it was given to. */

interface Consent {
  statistics: boolean;
  /** ISO date of the choice */
  date: string;
  version: number;
}

interface ConsentState {
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

/**
 * Part of the head script, before the first paint: pages are the same for everybody, so the box is in all of them, and only where
 * no choice is stored it is shown. `currentConsent` decides the same.
 */
export function showConsentBox(claimsKey: string, version: number): void {
  try {
    const { value } = JSON.parse(localStorage.getItem(claimsKey) ?? '').cookiesAccepted;
    if (value.version === version && typeof value.statistics === 'boolean') return;
  } catch {
    // nothing is stored, or it cannot be read
  }
  document.documentElement.dataset.consent = 'open';
}
