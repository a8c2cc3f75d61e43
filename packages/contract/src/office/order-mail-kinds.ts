/** What mails about an order are for. */
export const orderMailKinds = [
  'confirmation',
  'paid',
  'sent',
  'canceled',
  'withdrawal',
  'reminder',
  'invoice',
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];
