/** Why a call of the office was refused: `code` of the result of a failure. The person reads a sentence of the dictionary. */
export const officeFailures = [
  'INVALID_CREDENTIALS',
  'WRONG_CODE',
  'WRONG_PASSWORD',
  'WRONG_PASSKEY',
  'WEAK_PASSWORD',
  'SIGNED_OUT',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'TOO_MANY_REQUESTS',
  'INVITATION_INVALID',
  'STAFF_DISABLED',
  'LAST_OWNER',
  'CHANGED_MEANWHILE',
  'ADDRESS_TAKEN',
  'PAGE_REQUIRED',
  'TEXT_MISSING',
  'BLOCK_FIXED',
  'REDIRECT_TAKEN',
  'REDIRECT_LOOP',
  'NOT_FOUND',
] as const;
export type OfficeFailure = (typeof officeFailures)[number];
