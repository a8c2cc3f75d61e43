import {
  type FileField,
  type ProductFileField,
  type ProductFileText,
  productFileFields,
  productFileTexts,
} from '@brixel/contract/office/product-file';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';

/**
 * Everything that a product is, flat: one value for each column of a file. What a file says, what the shop has, what an import changes
 * and what it changed before are the same shape, so that they can be compared and merged key by key.
 */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value | undefined };
export type RecordKey = ProductFileField | `${ProductFileText}_${StoreCode}` | `attribute.${string}`;
export type ProductRecord = Readonly<Partial<Record<RecordKey, Value>>>;

export const textKey = (name: ProductFileText, store: StoreCode): RecordKey => `${name}_${store}`;
export const attributeKey = (code: string): RecordKey => `attribute.${code}`;

const ATTRIBUTE = 'attribute.';
export const codeOfKey = (key: string): string | null =>
  key.startsWith(ATTRIBUTE) ? key.slice(ATTRIBUTE.length) : null;

export const plainKeys = Object.keys(productFileFields) as ProductFileField[];
export const textNames = Object.keys(productFileTexts) as ProductFileText[];

/** Which text of which store a key means. */
export function textOfKey(key: string): { name: ProductFileText; store: StoreCode } | null {
  const at = key.lastIndexOf('_');
  const name = textNames.find((each) => each === key.slice(0, at));
  const store = storeCodes.find((each) => each === key.slice(at + 1));
  return name && store ? { name, store } : null;
}

/** Null for an attribute, and for what is no key. */
export function fieldOfKey(key: string): FileField | null {
  const text = textOfKey(key);
  if (text) return productFileTexts[text.name];
  return Object.hasOwn(productFileFields, key) ? productFileFields[key as ProductFileField] : null;
}

/** Of what is empty there is one way to write it. */
export const orNull = (value: Value | undefined): Value =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;

/** The same whatever the order of keys. */
export function isSame(a: Value | undefined, b: Value | undefined): boolean {
  return canonical(orNull(a)) === canonical(orNull(b));
}

const canonical = (value: Value): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
