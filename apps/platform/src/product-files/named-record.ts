import type { StoreCode } from '@brixel/contract/stores';
import { byGroupAndQty } from './load-products.ts';
import type { ProductNames } from './product-names.ts';
import { codeOfKey, orNull, type ProductRecord, type Value } from './product-record.ts';

/** Categories, customer groups and options have names in files, and numbers in the shop. */

export function withNames(record: ProductRecord, names: ProductNames, store: StoreCode): ProductRecord {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, nameOf(key, value as Value, names, store)]),
  );
}

function nameOf(key: string, value: Value, { categories, groups, options }: ProductNames, store: StoreCode): Value {
  if (value === null) return null;
  if (key === 'categories')
    return (value as readonly number[]).map((id) => {
      const name = categories.nameOf(id, store);
      return typeof name === 'number' ? `#${name}` : name;
    });
  if (key === 'tiers')
    return (value as readonly Tier[]).map(({ group, ...tier }) => ({
      ...tier,
      ...(group !== undefined && { group: groups.nameOf(Number(group), store) }),
    }));
  const table = options.get(codeOfKey(key) ?? '');
  if (!table) return value;
  const named = (one: Value): Value => (typeof one === 'number' ? table.nameOf(one, store) : one);
  return isList(value) ? value.map(named) : named(value);
}

interface Tier {
  readonly [key: string]: Value | undefined;
  qty: number;
  price: number;
  group?: string | number;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** Some groups have no name here. */
const numberOf = (name: string): number | null => (/^#\d+$/.test(name) ? Number(name.slice(1)) : null);

/** Of what a file says: the value with numbers, or the names that nobody knows. */
export type Numbered = { value: Value } | { unknown: readonly string[] };

export function withNumbers(key: string, given: Value, { categories, groups, options }: ProductNames): Numbered {
  const value = orNull(given);
  if (value === null) return { value };
  const unknown: string[] = [];
  const known = (name: Value, idOf: (name: string) => number | null): Value => {
    const id = typeof name === 'string' ? idOf(name) : name;
    if (id === null) unknown.push(String(name));
    return id;
  };
  const done = (numbered: Value): Numbered => (unknown.length > 0 ? { unknown } : { value: numbered });
  if (key === 'categories' && isList(value)) {
    const ids = value.map((path) => known(path, (name) => categories.idOf(name)));
    return done([...new Set(ids)].toSorted((a, b) => Number(a) - Number(b)));
  }
  if (key === 'tiers' && isList(value)) {
    const tiers = (value as readonly Tier[]).map(
      ({ group, ...tier }): Tier => ({
        ...tier,
        ...(group !== undefined && { group: known(group, (name) => groups.idOf(name) ?? numberOf(name)) as number }),
      }),
    );
    return done(tiers.toSorted(byGroupAndQty));
  }
  const table = options.get(codeOfKey(key) ?? '');
  if (!table) return { value };
  const number = (one: Value): Value =>
    typeof one === 'string' || typeof one === 'number' ? known(String(one), (name) => table.idOf(name)) : one;
  return done(isList(value) ? value.map(number) : number(value));
}
