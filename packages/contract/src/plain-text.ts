import { z } from 'zod';

/** Control signs, and those that reverse the direction of what follows them. */
const ONE_LINE = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
const LINES = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

const textOf = (signs: RegExp) => (most: number) =>
  z.string().trim().min(1).max(most).regex(signs, 'must not hold control characters');

/** Words that somebody has written: without them, or with more than so many signs, it is none. */
export const lineOfText = textOf(ONE_LINE);
export const linesOfText = textOf(LINES);
