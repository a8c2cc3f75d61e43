/** Where the proof of a newsletter's owner travels with a question, so that it stands in no address. */
export const PROOF_HEADER = 'x-newsletter-proof';
