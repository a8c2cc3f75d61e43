/** What can be said of a row of a table of old addresses. Codes are stable: reports and translations name them. */

export const redirectRemarkKinds = {
  NO_PATH: 'error',
  FOREIGN: 'error',
  LEADS_NOWHERE: 'error',
  LOOP: 'error',
  REPEATED: 'error',
  TAKEN: 'known',
} as const;
export type RedirectRemark = keyof typeof redirectRemarkKinds;

export const redirectRemarks = Object.keys(redirectRemarkKinds) as [RedirectRemark, ...RedirectRemark[]];
