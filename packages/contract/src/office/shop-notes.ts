/**
 * What the shop itself writes into the history of orders; `{}` stands for what it names. It is stored in English, as the command
 * line and exports show it; the office recognises it and says it in the language of whoever reads.
 */
const shopNotes = {
  paid: 'paid',
  transferred: 'bank transfer {}',
  notPaidInTime: 'It was not paid in time',
  replaced: 'replaced by {}',
  withdrawn: 'withdrawn, {}',
  otherSum: 'Online payment {}: another sum was taken than the order’s',
  tooLate: 'Online payment {} came when the order no longer waited for it: check, and pay it back',
  moreRefunded: '{}: more was given back at the payment service than was paid and not given back here',
} as const;
export type ShopNote = keyof typeof shopNotes;

export const shopNote = (note: ShopNote, name = ''): string => shopNotes[note].replace('{}', () => name);

/** A transfer on the statement of a bank. */
export interface BookedTransfer {
  day: string;
  euros: number;
  /** the last digits of the account, where the bank says it */
  ibanEnd: string;
}

export const transferName = ({ day, euros, ibanEnd }: BookedTransfer): string =>
  [day, `${euros.toFixed(2)} EUR`, ...(ibanEnd ? [`IBAN …${ibanEnd}`] : [])].join(' · ');

const TRANSFER = /^(\d{4}-\d\d-\d\d) · (\d+\.\d\d) EUR(?: · IBAN …(\w+))?$/;

/** The transfer that the note names; null where it is none. */
export function transferOf(name: string): BookedTransfer | null {
  const [found, day = '', euros, ibanEnd = ''] = TRANSFER.exec(name) ?? [];
  return found === undefined ? null : { day, euros: Number(euros), ibanEnd };
}

/** Which of them a text is, and what it names; null: somebody else has written it. */
export function shopNoteIn(text: string): { note: ShopNote; name: string } | null {
  // as releases before wrote it, without a word
  if (transferOf(text)) return { note: 'transferred', name: text };
  for (const note of Object.keys(shopNotes) as ShopNote[]) {
    const [before = '', after] = shopNotes[note].split('{}');
    if (after === undefined ? text !== before : !text.startsWith(before) || !text.endsWith(after)) continue;
    return { note, name: after === undefined ? '' : text.slice(before.length, text.length - after.length) };
  }
  return null;
}
