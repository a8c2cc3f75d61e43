import { dayOfBound, localTime, startOfDay } from '../local-time.ts';

/** By the law of the stores a voucher holds some years from the end of the year of its sale. */
export function expiryOf(issuedAt: number, validYears: number): string {
  const year = Number(localTime(new Date(issuedAt).toISOString()).slice(0, 4));
  return startOfDay(`${year + validYears + 1}-01-01`).toISOString();
}

/** The last day, as people write it. */
export const lastDayOf = (expiresAt: string): string => dayOfBound(expiresAt, 'to');
