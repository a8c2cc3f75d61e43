import { nameHasLink } from '@brixel/contract/links-in-text';
import type { FormError, Rule } from './form-rules.ts';

/** Which signs a field may hold: what a parcel service can print and read. */

const madeOf =
  (signs: RegExp, error: FormError): Rule<unknown> =>
  (value) =>
    signs.test(value.trim()) ? null : error;

const nameSigns = madeOf(/^[\p{L}\p{M}\s.,'’‘ʻ`´()–-]*$/u, 'nameSigns');

/** Names stand in mails. */
export const noLink: Rule<unknown> = (value) => (nameHasLink(value) ? 'nameLink' : null);

/** Letters of any script, and what stands between them in names; no web address. */
export const personName: Rule<unknown> = (value, values) => noLink(value, values) ?? nameSigns(value, values);

/** Street, house number, city: also numbers, and how floors, corners and companions are written. */
export const postalText = madeOf(/^[\p{L}\p{M}\p{N}\s.,'’‘ʻ`´()–"„“”/&#+°:;|@_*!-]*$/u, 'addressSigns');

/** 6 to 15 digits, as many as telephone numbers have anywhere, however they are grouped. */
export const phone: Rule<unknown> = (value) => {
  const digits = value.replace(/[\s./()-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? null : 'phone';
};
