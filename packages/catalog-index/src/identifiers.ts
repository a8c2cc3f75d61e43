import { readPath } from './document.ts';

/** Fields that name a document exactly; a hit in an earlier one ranks higher. */
export interface Identifiers {
  /** documents that the whole text, or one of its words, names, with the bonus for each */
  find(text: string): Map<number, number>;
}

/** Above any score that words can reach, so that an article number always comes first. */
const FIRST_BONUS = 1000;
const WORD_BONUS = 100;

export function createIdentifiers(documents: readonly object[], paths: readonly string[]): Identifiers {
  const tables = paths.map((path) => {
    const table = new Map<string, number[]>();
    for (const [number, document] of documents.entries()) {
      for (const value of new Set(readPath(document, path).map(normalise))) {
        const list = table.get(value);
        if (list) list.push(number);
        else table.set(value, [number]);
      }
    }
    return table;
  });

  return {
    find(text) {
      const bonuses = new Map<number, number>();
      const add = (key: string, base: number): void => {
        for (const [position, table] of tables.entries()) {
          const bonus = base * (1 - position / (2 * tables.length));
          for (const document of table.get(key) ?? []) {
            bonuses.set(document, Math.max(bonuses.get(document) ?? 0, bonus));
          }
        }
      };
      const whole = normalise(text);
      add(whole, FIRST_BONUS);
      const parts = whole.split(/\s+/);
      if (parts.length > 1) for (const part of parts) if (/\d{3}/.test(part)) add(part, WORD_BONUS);
      return bonuses;
    },
  };
}

const normalise = (value: string | number | boolean): string => String(value).trim().toLowerCase();
