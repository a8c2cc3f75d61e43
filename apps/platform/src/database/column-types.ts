/**
 * How both databases store values. Flags are 0 or 1, JSON is text, times are ISO 8601 in UTC, and money is an
 * integer: ten-thousandths of a euro, VAT included, so that a tier price of a fraction of a cent stays exact.
 */

export type Flag = 0 | 1;
export type Money = number;
/** JSON as text; `T` is what it holds once parsed by `parseJson`. */
export type JsonText<T> = string & { readonly __json?: T };
export const toJson = <T>(value: T): JsonText<T> => JSON.stringify(value);
export const parseJson = <T>(text: JsonText<T>): T => JSON.parse(text) as T;
