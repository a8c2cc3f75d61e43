/** What mails about an order are for. */
export const orderMailKinds = [
  'confirmation',
  'paid',
  'sent',
  'canceled',
  'withdrawal',
  'reminder',
  'invoice',
  'gap',
  'refund',
  'voucher',
  'ticket',
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** The mail of a gift voucher is the voucher: nobody reads it again, and a new one has a code of its own. */
export const isSecretMail = (kind: OrderMailKind | null): boolean => kind === 'voucher';
