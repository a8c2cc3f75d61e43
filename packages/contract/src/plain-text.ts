import { z } from 'zod';
import { hasLink, nameHasLink } from './links-in-text.ts';

/** Control signs, and those that reverse the direction of what follows them. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const LINES = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

const textOf = (signs: RegExp) => (most: number) =>
  z.string().trim().min(1).max(most).regex(signs, 'must not hold control characters');

/** Text of a person: not empty, and not longer than so many characters. */
export const lineOfText = textOf(ONE_LINE);
export const linesOfText = textOf(LINES);

const NO_LINK = 'must not hold a web address';

/** The name of a person: it appears in mails, which must not carry advertising. */
export const personName = (most: number) => lineOfText(most).refine((name) => !nameHasLink(name), NO_LINK);

/** A line of an address, also an empty one. */
export const addressLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(ONE_LINE, 'must not hold control characters')
    .refine((line) => !hasLink(line), NO_LINK);
