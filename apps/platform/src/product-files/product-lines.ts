import { storeCodes } from '@brixel/contract/stores';
import {
  attributeKey,
  codeOfKey,
  type ProductRecord,
  plainKeys,
  type RecordKey,
  textKey,
  textNames,
  type Value,
} from './product-record.ts';

/** A product as a line of JSON: texts by their store, attributes by their code. */

type Named = Record<string, Value>;

export function jsonLine(sku: string, record: ProductRecord): string {
  // a store without a name has no text
  const stores = storeCodes.filter((store) => record[textKey('name', store)] !== null);
  const texts = stores.map((store) => [
    store,
    Object.fromEntries(textNames.map((name) => [name, record[textKey(name, store)]])),
  ]);
  const attributes = Object.entries(record).flatMap(([key, value]) => {
    const code = codeOfKey(key);
    return code === null ? [] : [[code, value]];
  });
  const plain = plainKeys.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]]));
  return `${JSON.stringify({ sku, ...Object.fromEntries(plain), texts: Object.fromEntries(texts), attributes: Object.fromEntries(attributes) })}\n`;
}

/** What a line or a row says, before anybody knows whether it can be. */
export interface SaidProduct {
  sku: string;
  said: ProductRecord;
  /** keys that mean nothing */
  strange: readonly string[];
}

const isObject = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: it is no object. */
export function productOfJson(line: string): SaidProduct | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isObject(parsed)) return null;
  const { sku, texts, attributes, ...plain } = parsed;
  const said: Partial<Record<RecordKey, Value>> = {};
  const strange: string[] = [];
  for (const [key, value] of Object.entries(plain)) {
    const known = plainKeys.find((each) => each === key);
    if (known) said[known] = value;
    else strange.push(key);
  }
  for (const [store, text] of Object.entries(isObject(texts) ? texts : {})) {
    const code = storeCodes.find((each) => each === store);
    for (const [name, value] of Object.entries(isObject(text) ? text : {})) {
      const known = textNames.find((each) => each === name);
      if (known && code) said[textKey(known, code)] = value;
      else strange.push(`texts.${store}.${name}`);
    }
  }
  for (const [code, value] of Object.entries(isObject(attributes) ? attributes : {})) said[attributeKey(code)] = value;
  return { sku: typeof sku === 'string' ? sku : '', said, strange };
}
