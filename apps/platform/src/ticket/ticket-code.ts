import { newCode, writtenCode } from '../readable-code.ts';

/** 60 random bits: only the office redeems tickets, so nobody can try codes. */
const GROUPS = 3;

export const newTicketCode = (): string => newCode(GROUPS);

/** As it was issued, however it was typed or scanned; null for what is no code of a ticket. */
export const writtenTicketCode = (typed: string): string | null => writtenCode(typed, GROUPS);
