import { hasPostcodeForm, isPostcode } from '@brixel/contract/address-rules';

/** Rules of the shop's forms. A rule answers with the code of its message, or null when the value is fine. */

export type FormError =
  | 'required'
  | 'name2'
  | 'name3'
  | 'email'
  | 'password8'
  | 'passwordsEqual'
  | 'passwordCommon'
  | 'passwordIsEmail'
  | 'taxId3'
  | 'zip3'
  | 'zip5'
  | 'nameSigns'
  | 'nameLink'
  | 'addressSigns'
  | 'phone'
  | 'terms'
  | TooLong;

/** with the number of signs that the server takes */
export type TooLong = `tooLong:${number}`;

export type Rule<Values> = (value: string, values: Values) => FormError | null;
export type Rules<Values> = { [Field in keyof Values]?: readonly Rule<Values>[] };
export type FormErrors<Values> = { [Field in keyof Values]?: FormError };

const atLeast =
  (length: number, error: FormError): Rule<unknown> =>
  (value) =>
    // counted as people count: a letter outside the basic plane is one letter
    [...value.trim()].length < length ? error : null;

export const required: Rule<unknown> = (value) => (value.trim() === '' ? 'required' : null);
export const name2 = atLeast(2, 'name2');
export const name3 = atLeast(3, 'name3');
/** German and Italian ones have five digits. */
export const postcode: Rule<{ country: string }> = (value, { country }) => {
  if (isPostcode(value.trim(), country)) return null;
  return hasPostcodeForm(country) ? 'zip5' : 'zip3';
};
export const taxId3 = atLeast(3, 'taxId3');
/** What the server would refuse because of its length; it counts UTF-16 units. */
export const atMost =
  (length: number): Rule<unknown> =>
  (value) =>
    value.trim().length > length ? `tooLong:${length}` : null;
/** Spaces count in a password. */
export const password8: Rule<unknown> = (value) => ([...value].length < 8 ? 'password8' : null);

/** One @ with a dotted domain behind it; whether the address exists only a mail can show. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && /^[^\s@"(),:;<>[\]\\]+@[^\s@.,;:"()<>[\]\\]+(\.[^\s@.,;:"()<>[\]\\]+)+$/.test(value);
export const email: Rule<unknown> = (value) => (isEmail(value.trim()) ? null : 'email');

export const passwordsEqual =
  <Values extends Record<string, unknown>>(other: keyof Values): Rule<Values> =>
  (value, values) =>
    value === values[other] ? null : 'passwordsEqual';

/** A box that has to be ticked. */
export const accepted: Rule<unknown> = (value) => (value === 'true' ? null : 'terms');

/** A field that may stay empty, but not be wrong. */
export const optional =
  <Values>(rule: Rule<Values>): Rule<Values> =>
  (value, values) =>
    value.trim() === '' ? null : rule(value, values);

/** The first rule a value breaks. */
export function checkField<Values>(
  value: string,
  values: Values,
  rules: readonly Rule<Values>[] | undefined,
): FormError | null {
  for (const rule of rules ?? []) {
    const error = rule(value, values);
    if (error) return error;
  }
  return null;
}

/** All fields that break a rule, in the order of the rules. */
export function checkForm<Values>(values: Values, rules: Rules<Values>): FormErrors<Values> {
  const errors: FormErrors<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const error = checkField(String(values[field] ?? ''), values, rules[field]);
    if (error) errors[field] = error;
  }
  return errors;
}
