import { create } from 'zustand';

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
export function parseConsent(text: string | null): Consent | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isConsent(value) && value.version === CONSENT_VERSION ? value : null;
  } catch {
    return null;
  }
}

export function readConsent(): void {
  let text: string | null = null;
  try {
    text = localStorage.getItem(STORAGE_KEY);
  } catch {
    // no storage, no memory of a choice: the question comes again
  }
  useConsent.setState({ consent: parseConsent(text) });
}

export function giveConsent(statistics: boolean, now = new Date()): void {
  const consent: Consent = { statistics, date: now.toISOString(), version: CONSENT_VERSION };
  useConsent.setState({ consent });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(consent));
  } catch {
    // the choice then holds for this page
  }
}
