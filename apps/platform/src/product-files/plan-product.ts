import type { ImportJumps } from '@brixel/contract/office/import-words';
import { attributeCode, attributeSchema, newProductSku } from '@brixel/contract/office/product-file';
import { storeCodes } from '@brixel/contract/stores';
import type { Problem, ProblemCode } from '@brixel/exchange/problems';
import { sanitiseContent } from '../content/sanitise-content.ts';
import { isJump } from '../imports/plan-row.ts';
import { LINK_TYPES, type LoadedProduct } from './load-products.ts';
import { withNumbers } from './named-record.ts';
import { newRecord } from './new-product.ts';
import type { SaidProduct } from './product-lines.ts';
import type { ProductNames } from './product-names.ts';
import {
  attributeKey,
  codeOfKey,
  fieldOfKey,
  isSame,
  orNull,
  type ProductRecord,
  type RecordKey,
  textKey,
  textNames,
  textOfKey,
  type Value,
} from './product-record.ts';

/** What a row of a file changes, against what the shop has. */
export interface ProductPlan {
  /** only what gets another value */
  changes: ProductRecord;
  problems: readonly Problem[];
}

export interface PlanContext {
  names: ProductNames;
  /** of the shop and of the whole file */
  isKnownSku(sku: string): boolean;
  /** whether its buyer gets a voucher or a ticket, and whether it is part of a bundle, after the whole file */
  isMailed(sku: string): boolean;
  isBundled(sku: string): boolean;
}

/** What its buyer gets by mail. */
export const MAILED = [attributeKey('voucher'), attributeKey('ticket')];

const COMPOSED = ['configurable', 'grouped', 'bundle'];

/** Of a price that its owner has set for a row, or wants to change so much, nothing is held back. */
export interface PriceRules {
  jumps: ImportJumps;
  isPriceSet: boolean;
}

/** Of new goods: what is made of others has as much as they have, and what is not sent has no end; unless the file says otherwise. */
function isCounted({ type, stock, manage_stock }: ProductRecord): boolean {
  if (typeof manage_stock === 'boolean') return manage_stock;
  if (COMPOSED.includes(String(type))) return false;
  return (type ?? 'simple') === 'simple' || typeof stock === 'number';
}

const PRICES = ['price', 'special_price', 'special_from', 'special_to', 'tiers'] as const;

/** Only what differs is looked at: whatever the shop has can be written and read again, even what it would not take today. */
export async function planProduct(
  { sku, said }: SaidProduct,
  known: LoadedProduct | null,
  { names, isKnownSku, isMailed, isBundled }: PlanContext,
  { jumps, isPriceSet }: PriceRules,
): Promise<ProductPlan> {
  const before: ProductRecord = known ? known.record : newRecord;
  const changes: Partial<Record<RecordKey, Value>> = {};
  const problems: Problem[] = [];
  const problem = (code: ProblemCode, field: string, value: Value): void => {
    problems.push({ code, field, value: told(value) });
  };
  if (!known && !newProductSku.safeParse(sku).success) problem('NOT_ALLOWED', 'sku', sku);
  for (const [key, given] of Object.entries(said) as [RecordKey, Value][]) {
    const change = await changeOf(key, given, before[key] ?? null, names);
    if (change === null) continue;
    if ('value' in change) changes[key] = change.value;
    else for (const value of change.values) problem(change.code, key, value);
  }
  if (!known && !isCounted(said)) changes.manage_stock = false;
  const next: ProductRecord = { ...before, ...changes };
  if (known && 'type' in changes) problem('TYPE_CHANGED', 'type', changes.type ?? null);
  const mailed = MAILED.filter((key) => next[key] === true);
  if (MAILED.some((key) => changes[key] === true) && (mailed.length > 1 || next.type !== 'virtual'))
    problem('NOT_VIRTUAL', mailed.find((key) => key in changes)!, true);
  else if (mailed.some((key) => key in changes) && isBundled(sku)) problem('IN_BUNDLE', mailed[0]!, true);
  const isPriced = typeof next.price === 'number' || COMPOSED.includes(String(next.type));
  if (!known && !isPriced && !problems.some(({ field }) => field === 'price')) problem('NO_PRICE', 'price', null);
  for (const { code, field, value } of textProblems(next, changes)) problem(code, field, value);
  const { special_from: from, special_to: to } = next;
  if (('special_from' in changes || 'special_to' in changes) && from && to && String(from) > String(to))
    problem('NOT_ALLOWED', 'special_to', to);
  for (const { field, sku: linked } of linkedSkus(changes)) {
    if (!isKnownSku(linked)) problem('LINK_UNKNOWN', field, linked);
    else if (field === 'bundle' && isMailed(linked)) problem('IN_BUNDLE', field, linked);
  }
  const [price, last] = [Number(changes.price ?? 0), Number(before.price ?? 0)];
  if (known && jumps === 'hold' && !isPriceSet && price > 0 && last > 0 && isJump(price, last)) {
    problem('PRICE_JUMP', 'price', price);
    for (const key of PRICES) delete changes[key];
  }
  return { changes, problems };
}

const told = (value: Value): string =>
  (typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)).slice(0, 100);

type Change = { value: Value } | { code: ProblemCode; values: readonly Value[] };

async function changeOf(key: RecordKey, given: Value, before: Value, names: ProductNames): Promise<Change | null> {
  const code = codeOfKey(key);
  const schema = code === null ? fieldOfKey(key)!.schema : attributeSchema(code);
  // what cannot be empty is not said where it is
  if (orNull(given) === null && !schema.safeParse(null).success) return null;
  if (isSame(given, before)) return null;
  const numbered = isShaped(key, given) ? withNumbers(key, given, names) : { value: given };
  if ('value' in numbered && isSame(numbered.value, before)) return null;
  const parsed = firstThatFits(schema, orNull(given), before);
  if (parsed === undefined || (code !== null && !attributeCode.safeParse(code).success))
    return { code: 'NOT_ALLOWED', values: [given] };
  const allowed = withNumbers(key, parsed, names);
  if ('unknown' in allowed) return { code: unknownCode(key), values: allowed.unknown };
  const isHtml = textOfKey(key)?.name === 'description' && typeof allowed.value === 'string';
  const value = isHtml ? orNull(await sanitiseContent(String(allowed.value))) : allowed.value;
  return isSame(value, before) ? null : { value };
}

/** Whether names can be looked up in it. */
const isShaped = (key: string, value: Value): boolean =>
  key === 'tiers' ? Array.isArray(value) && value.every((tier) => typeof tier === 'object' && tier !== null) : true;

/** A number in a table may be meant as a text. */
function firstThatFits(
  schema: { safeParse(value: unknown): { success: boolean; data?: unknown } },
  value: Value,
  before: Value,
) {
  const isText = typeof before === 'string' && typeof value === 'number';
  const choices = isText ? [String(value), value] : [value, ...(typeof value === 'number' ? [String(value)] : [])];
  for (const choice of choices) {
    const { success, data } = schema.safeParse(choice);
    if (success) return data as Value;
  }
  return undefined;
}

const unknownCode = (key: string): ProblemCode =>
  key === 'categories' ? 'CATEGORY_UNKNOWN' : key === 'tiers' ? 'GROUP_UNKNOWN' : 'OPTION_UNKNOWN';

/** A product has a name in one store at least, and no text without one. */
function* textProblems(next: ProductRecord, changes: ProductRecord) {
  const named = storeCodes.filter((store) => orNull(next[textKey('name', store)]) !== null);
  if (named.length === 0) yield { code: 'NAME_REQUIRED' as const, field: textKey('name', storeCodes[0]), value: null };
  for (const store of storeCodes) {
    if (named.includes(store)) continue;
    const lonely = textNames.find((name) => orNull(changes[textKey(name, store)]) !== null);
    if (lonely && named.length > 0)
      yield { code: 'NAME_REQUIRED' as const, field: textKey('name', store), value: null };
  }
}

function* linkedSkus(changes: ProductRecord): Generator<{ field: string; sku: string }> {
  if (typeof changes.parent === 'string') yield { field: 'parent', sku: changes.parent };
  for (const field of LINK_TYPES)
    for (const { sku } of (changes[field] ?? []) as readonly { sku: string }[]) yield { field, sku };
  for (const { selections } of (changes.bundle ?? []) as readonly { selections: readonly { sku: string }[] }[])
    for (const { sku } of selections) yield { field: 'bundle', sku };
}
