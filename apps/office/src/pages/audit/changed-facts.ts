/** One fact of an entry: what it was and what it is now; a side that is missing was not there. */
export interface ChangedFact {
  /** with dots for what lies within, such as `address.city`; empty where the whole value is one */
  name: string;
  before?: string | number | boolean;
  after?: string | number | boolean;
}

type Facts = Map<string, string | number | boolean>;

/** A value of any shape as names and plain values. */
function flatten(value: unknown, name = '', facts: Facts = new Map()): Facts {
  if (value === null || value === undefined) return facts;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) facts.set(name, value.join(', '));
  else if (typeof value === 'object')
    for (const [key, part] of Object.entries(value)) flatten(part, name ? `${name}.${key}` : key, facts);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') facts.set(name, value);
  return facts;
}

/** What differs between the two sides; where there is only one, all of it. */
export function changedFacts(before: unknown, after: unknown): ChangedFact[] {
  const old = flatten(before);
  const now = flatten(after);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) return [];
    return [{ name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
}
