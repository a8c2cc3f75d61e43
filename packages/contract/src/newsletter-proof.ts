/** The header of the subscriber's proof, which keeps it out of URLs. */
export const PROOF_HEADER = 'x-newsletter-proof';
