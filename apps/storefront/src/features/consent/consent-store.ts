import { create } from 'zustand';
import { readStored, writeStored } from '#data/browser-storage.ts';

/** The visitor's choice, kept with its date and the version of the text it was given to. */

export const CONSENT_VERSION = 1;
const STORAGE_KEY = 'brixel/consent';

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

const isConsent = (value: unknown): value is Consent =>
  typeof value === 'object' && value !== null && 'statistics' in value && typeof value.statistics === 'boolean';

/** A choice made for an older text counts as none. */
export const currentConsent = (stored: unknown): Consent | null =>
  isConsent(stored) && stored.version === CONSENT_VERSION ? stored : null;

export const readConsent = (): void => useConsent.setState({ consent: currentConsent(readStored(STORAGE_KEY)) });

export function giveConsent(statistics: boolean, now = new Date()): void {
  const consent: Consent = { statistics, date: now.toISOString(), version: CONSENT_VERSION };
  useConsent.setState({ consent });
  writeStored(STORAGE_KEY, consent);
}
