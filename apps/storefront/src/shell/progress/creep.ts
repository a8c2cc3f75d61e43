/** How the bar of a page change moves while nobody knows how long it takes. */

/** Where the bar slows to a stop, and what it never passes before the page is there. */
export const CREEP_LIMIT = 0.95;
export const CAP = 0.99;
const SHARE_PER_STEP = 0.12;

export const nextProgress = (progress: number): number =>
  Math.min(CAP, progress + (CREEP_LIMIT - progress) * SHARE_PER_STEP);
