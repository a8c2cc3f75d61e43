/** The office's pages are below it. */
export const OFFICE_ROOT = '/admin';

/** The office's calls are below it. */
export const OFFICE_API_ROOT = '/admin/api';

/** Every write carries it: no form of another site can send it. */
export const OFFICE_HEADER = 'x-office';
export const OFFICE_HEADER_VALUE = '1';

/** The page where an invitation is accepted. */
export const invitationPath = (token: string): string => `${OFFICE_ROOT}/invitation/${token}`;
