/** Of the text that visitors agree to: a choice made for an older one counts as none. */
export const CONSENT_VERSION = 1;
