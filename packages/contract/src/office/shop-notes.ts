/**
 * What the shop itself writes into the history of orders; `{}` stands for what it names. It is stored in English, as the command
 * line and exports show it; the office recognises it and says it in the language of whoever reads.
 */
const shopNotes = {
  paid: 'paid',
  notPaidInTime: 'It was not paid in time',
  replaced: 'replaced by {}',
  withdrawn: 'withdrawn, {}',
  otherSum: 'Online payment {}: another sum was taken than the order’s',
  tooLate: 'Online payment {} came when the order no longer waited for it: check, and pay it back',
  moreRefunded: '{}: more was given back at the payment service than was paid and not given back here',
} as const;
export type ShopNote = keyof typeof shopNotes;

export const shopNote = (note: ShopNote, name = ''): string => shopNotes[note].replace('{}', () => name);

/** Which of them a text is, and what it names; null: somebody else has written it. */
export function shopNoteIn(text: string): { note: ShopNote; name: string } | null {
  for (const note of Object.keys(shopNotes) as ShopNote[]) {
    const [before = '', after] = shopNotes[note].split('{}');
    if (after === undefined ? text !== before : !text.startsWith(before) || !text.endsWith(after)) continue;
    return { note, name: after === undefined ? '' : text.slice(before.length, text.length - after.length) };
  }
  return null;
}
