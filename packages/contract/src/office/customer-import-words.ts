/** What can be said of a row of a table of customers. Codes are stable: reports and translations name them. */

export const customerRemarkKinds = {
  NO_EMAIL: 'error',
  EMAIL_REPEATED: 'error',
  NAME: 'error',
  KNOWN_HERE: 'known',
  PASSWORD_UNKNOWN: 'warning',
  PASSWORD_TOO_COSTLY: 'warning',
  GROUP_UNKNOWN: 'warning',
  ADDRESS_LEFT_OUT: 'warning',
  ADDRESS_THIRD: 'warning',
  DATE_UNREADABLE: 'warning',
  NO_CONSENT: 'warning',
} as const;
export type CustomerRemark = keyof typeof customerRemarkKinds;

export const customerRemarks = Object.keys(customerRemarkKinds) as [CustomerRemark, ...CustomerRemark[]];
