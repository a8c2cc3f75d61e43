const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long a kept answer does without asking the shop; where nobody can be asked it also serves later. */
export function lifetimeMs(contentType: string): number {
  if (/\bjson\b/.test(contentType)) return 24 * HOUR;
  return contentType.startsWith('image/png') ? 7 * DAY : 30 * DAY;
}

/** Longer than this nothing is kept, asked for or not. */
export const LONGEST_MS = 30 * DAY;
