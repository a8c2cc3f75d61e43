/** All dates of the demo catalogue count from one fixed day. */

const REFERENCE_DAY = Date.UTC(2026, 10, 1, 9);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const daysBefore = (days: number): string => new Date(REFERENCE_DAY - Math.round(days * DAY)).toISOString();
export const minutesBefore = (minutes: number): string => new Date(REFERENCE_DAY - minutes * MINUTE).toISOString();

/** First and last moment of a day in UTC, such as `dayStart('2026-10-19')`. */
export const dayStart = (day: string): string => `${day}T00:00:00.000Z`;
export const dayEnd = (day: string): string => `${day}T23:59:59.000Z`;
