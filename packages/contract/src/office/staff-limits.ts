/** Signs that the password of a person of the office has at least: it opens the whole shop. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
