/** A body more deeply nested, or with more clauses, is no search of a shop. */
const MOST_DEPTH = 20;
const MOST_CLAUSES = 1024;
const LONGEST_NAME = 60;

/**
 * The reading of one request body. What cannot be answered exactly is refused by name; the first such thing is recorded, and
 * what is read after it no longer matters.
 */
export class Reading {
  problem: string | null = null;
  #clauses = 0;

  refuse(path: string, reason: string): void {
    this.problem ??= `${path} ${reason}`;
  }

  /** Whether a clause may be read: false once something is wrong, or there is too much of it. */
  enter(path: string, depth: number): boolean {
    this.#clauses += 1;
    if (depth > MOST_DEPTH) this.refuse(path, `is nested more than ${MOST_DEPTH} deep`);
    if (this.#clauses > MOST_CLAUSES) this.refuse('query', `has more than ${MOST_CLAUSES} clauses`);
    return this.problem === null;
  }

  /** The object at a path, if it is one and has none but these fields. */
  object(path: string, value: unknown, fields: readonly string[]): Record<string, unknown> | null {
    if (!isRecord(value)) {
      this.refuse(path, 'must be an object');
      return null;
    }
    for (const name of Object.keys(value)) {
      if (!fields.includes(name)) this.refuse(below(path, name), 'is not understood');
    }
    return this.problem === null ? value : null;
  }

  /** The only field of an object and what it holds. Elasticsearch names clauses, fields and sort keys this way. */
  entry(path: string, value: unknown): [name: string, value: unknown] | null {
    const [entry, ...more] = isRecord(value) ? Object.entries(value) : [];
    if (entry && more.length === 0) return entry;
    this.refuse(path, 'must be an object with one field');
    return null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Elasticsearch takes a lone clause for a list of one. */
export const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const below = (path: string, name: string): string =>
  `${path}.${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name}`;
