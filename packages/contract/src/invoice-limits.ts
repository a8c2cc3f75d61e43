/** When an order gets its invoice: with its payment, when it is sent, or when somebody of the office says so. */
export const invoiceMoments = ['payment', 'dispatch', 'manual'] as const;
export type InvoiceMoment = (typeof invoiceMoments)[number];

export const INVOICE_LIMITS = {
  numberPattern: 40,
  /** orders whose packing slips, or whose goods, go into one file */
  printedOrders: 100,
} as const;
