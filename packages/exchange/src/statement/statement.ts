import type { Money } from '@brixel/commerce/money';

/** Money that came in, as the bank tells of it. */
export interface Credit {
  /** on which it was booked: `2026-11-17` */
  day: string;
  amount: Money;
  /** who paid, as far as the bank says it */
  name: string;
  iban: string;
  /** all that they wrote, with the references that their bank passes on */
  purpose: string;
  /** a transfer of ours that came back */
  isReturned: boolean;
}

/** A statement, or a part of one. */
export interface Statement {
  /** the IBAN of our account; empty where the file does not say it */
  account: string;
  credits: readonly Credit[];
  /** what is no money for an order: debits, bookings that are not done yet, other currencies */
  passedOver: number;
}

/** On one line, and within bounds. */
export const plainText = (text: string, most: number): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, most);

export const MAX_PURPOSE = 1000;
export const MAX_NAME = 140;

export const plainIban = (text: string): string => {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban) ? iban : '';
};
