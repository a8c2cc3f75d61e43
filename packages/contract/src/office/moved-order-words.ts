/** What can be said of an order of another shop that is taken over. Codes are stable: reports and translations name them. */

export const movedOrderRemarkKinds = {
  NOT_JSON: 'error',
  NO_NUMBER: 'error',
  NUMBER_TAKEN: 'error',
  NUMBER_REPEATED: 'known',
  NO_EMAIL: 'error',
  DATE: 'error',
  STATE: 'error',
  CURRENCY: 'error',
  SUMS: 'error',
  LINES: 'error',
  ADDRESS: 'error',
} as const;
export type MovedOrderRemark = keyof typeof movedOrderRemarkKinds;

export const movedOrderRemarks = Object.keys(movedOrderRemarkKinds) as [MovedOrderRemark, ...MovedOrderRemark[]];
