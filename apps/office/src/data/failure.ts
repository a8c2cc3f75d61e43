import { type OfficeFailure, officeFailures } from '@brixel/contract/office/office-failures';

/** Why something could not be done: what the platform says, and what it cannot say itself. */
export type Failure = OfficeFailure | 'NO_CONNECTION' | 'NOT_ACCEPTED' | 'NO_PASSKEY' | 'UNEXPECTED';

const isOfficeFailure = (code: unknown): code is OfficeFailure => officeFailures.some((known) => known === code);

/** `envelope`: as it came, a proxy before the shop may have sent anything. */
const resultOf = (envelope: unknown): object => {
  const result = typeof envelope === 'object' && envelope !== null && 'result' in envelope ? envelope.result : null;
  return typeof result === 'object' && result !== null ? result : {};
};

/** How many attempts are left, where the platform says that they are few. */
export function attemptsLeft(envelope: unknown): number | null {
  const result = resultOf(envelope);
  return 'left' in result && typeof result.left === 'number' ? result.left : null;
}

export function failureOf(status: number, envelope: unknown): Failure {
  const result = resultOf(envelope);
  const code = 'code' in result ? result.code : null;
  if (isOfficeFailure(code)) return code;
  if (status === 401) return 'SIGNED_OUT';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status === 400 || status === 422) return 'NOT_ACCEPTED';
  return status >= 502 && status <= 504 ? 'NO_CONNECTION' : 'UNEXPECTED';
}
