import type { AppliedFilter, FilterValue } from '@brixel/contract/search';
import { createAnalyser } from '../analyse.ts';
import type { IndexQuery } from '../catalog-index.ts';
import { readPath, type Scalar } from '../document.ts';
import type { IndexSettings } from '../index-data.ts';

/**
 * The slow, obvious way to answer a query: every document is checked, nothing is prepared. Written from the wire
 * contract and not from the index, so that both can only agree by being right.
 */
type Document = Record<string, unknown>;
type Operand = Scalar | null | (Scalar | null)[];

export interface OracleAnswer {
  ids: number[];
  total: number;
  counts: Record<string, Record<string, number>>;
}

export function oracleAnswer(documents: readonly Document[], settings: IndexSettings, query: IndexQuery): OracleAnswer {
  const nameOf = (field: string) => settings.aliases[field] ?? field;
  const found = query.text.trim() === '' ? [...documents] : textMatches(documents, settings, query.text);
  const hits = found.filter((document) => query.filters.every((filter) => passes(document, filter, nameOf)));
  const sorted = hits.toSorted(
    (a, b) => compareBy(a, b, query.sort, nameOf) || documents.indexOf(a) - documents.indexOf(b),
  );
  const counts: OracleAnswer['counts'] = {};
  for (const { field } of query.facets) {
    // The facet's own choice does not shrink it.
    const others = query.filters.filter(
      ({ attribute, scope }) => scope !== 'catalog' || nameOf(attribute) !== nameOf(field),
    );
    const countable = found.filter((document) => others.every((filter) => passes(document, filter, nameOf)));
    if (settings.price && nameOf(field) === settings.price.field) {
      counts[`agg_range_${field}`] = countRanges(countable, settings.price);
    } else {
      const configurable = countable.filter(({ type_id }) => type_id === 'configurable');
      counts[`agg_terms_${field}`] = countValues(countable, nameOf(field));
      counts[`agg_terms_${field}_options`] = countValues(configurable, `${field}_options`);
    }
  }
  const ids = sorted.slice(query.from, query.from + query.size).map(({ id }) => Number(id));
  return { ids, total: hits.length, counts };
}

function passes(document: Document, { attribute, value, scope }: AppliedFilter, nameOf: (field: string) => string) {
  const own = holds(readPath(document, nameOf(attribute)), value);
  if (own || scope !== 'catalog') return own;
  return document.type_id === 'configurable' && holds(readPath(document, `${attribute}_options`), value);
}

function holds(values: Scalar[], wanted: FilterValue): boolean {
  if (wanted === null || typeof wanted !== 'object' || Array.isArray(wanted))
    return operatorHolds(values, 'in', wanted);
  const entries = Object.entries(wanted) as [string, Operand][];
  const either = entries.filter(([operator]) => operator === 'or' || operator === 'nor');
  const all = entries.filter(([operator]) => operator !== 'or' && operator !== 'nor');
  return (
    all.every(([operator, operand]) => operatorHolds(values, operator, operand)) &&
    (either.length === 0 || either.some(([operator, operand]) => operatorHolds(values, operator, operand)))
  );
}

function operatorHolds(values: Scalar[], operator: string, operand: Operand): boolean {
  const list = Array.isArray(operand) ? operand : [operand];
  const onlyNull = list.length === 1 && list[0] === null;
  const contains = () =>
    values.some((value) => list.some((wanted) => wanted !== null && String(value) === String(wanted)));
  if (['neq', 'nin', 'nor'].includes(operator)) return onlyNull ? values.length === 0 : !contains();
  if (['eq', 'in', 'like', 'or'].includes(operator)) return onlyNull ? values.length > 0 : contains();
  const bound = Number(list[0]);
  return values.some((value) => {
    const number = Number(value);
    if (operator === 'gt') return number > bound;
    if (operator === 'lt') return number < bound;
    return operator === 'lte' || operator === 'to' ? number <= bound : number >= bound;
  });
}

function compareBy(a: Document, b: Document, sort: IndexQuery['sort'], nameOf: (field: string) => string): number {
  for (const { field, direction } of sort) {
    const [left] = readPath(a, nameOf(field)).toSorted((x, y) => Number(x) - Number(y));
    const [right] = readPath(b, nameOf(field)).toSorted((x, y) => Number(x) - Number(y));
    if (left === undefined || right === undefined) {
      if (left !== right) return left === undefined ? 1 : -1;
      continue;
    }
    const order = Number(left) - Number(right);
    if (order !== 0) return direction === 'desc' ? -order : order;
  }
  return 0;
}

function countValues(documents: readonly Document[], path: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const document of documents) {
    for (const value of new Set(readPath(document, path).map(String))) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function countRanges(documents: readonly Document[], price: NonNullable<IndexSettings['price']>) {
  const counts: Record<string, number> = {};
  for (const [from, to] of price.ranges) {
    const inside = documents.filter((document) => {
      const value = Number(document[price.field]);
      return value >= from && (to === null || value < to);
    });
    counts[String(from)] = inside.length;
  }
  return counts;
}

/**
 * Every word must be in a document (whole, as a beginning or ending, or misspelt if no document has it), else those that one
 * document has together: as many as possible, then the rarest, and one that is written like that before a guess.
 */
function textMatches(documents: readonly Document[], settings: IndexSettings, text: string): Document[] {
  const analyser = createAnalyser(settings.language);
  const termsIn = (value: unknown): string[] => analyser.analyse(String(value)).map(({ term }) => term);
  const termsOf = new Map(
    documents.map((document) => {
      const texts = settings.textFields.flatMap(({ path }) => readPath(document, path));
      return [document, new Set(texts.flatMap(termsIn))];
    }),
  );
  const everyTerm = [...new Set([...termsOf.values()].flatMap((terms) => [...terms]))];
  const named = new Set(documents.flatMap((document) => termsIn(document.name)));
  const frequency = (term: string) => documents.filter((document) => termsOf.get(document)?.has(term)).length;
  const wanted = new Map(analyser.analyseQuery(text).map(({ term, word }) => [term, word]));
  const words = [...wanted]
    .map(([term, word]) => {
      const written = writtenAs(word, term, everyTerm);
      const heads = headsOf(word).map((head) => analyser.stem(head));
      const guesses = written.length > 0 || /\d/.test(term) ? [] : guessesFor(term, heads, everyTerm, named);
      const terms = new Set([...written, ...guesses]);
      const counts = [...terms].map(frequency);
      const commonest = Math.max(0, ...counts);
      const rarity = 1 + Math.log(1 + (documents.length - commonest + 0.5) / (commonest + 0.5));
      const reach = counts.reduce((sum, count) => sum + count, 0);
      return { terms, reach, rarity: written.length > 0 ? rarity : rarity * 0.01 };
    })
    .filter(({ terms }) => terms.size > 0)
    .sort((a, b) => a.reach - b.reach);
  const found = documents.map((document) =>
    words.map(({ terms }) => [...terms].some((term) => termsOf.get(document)?.has(term))),
  );
  const best = found
    .map((has) => ({
      has,
      count: has.filter(Boolean).length,
      rarity: words.reduce((sum, word, number) => (has[number] ? sum + word.rarity : sum), 0),
      combination: has.reduce((sum, is, number) => (is ? sum + 2 ** number : sum), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.rarity - a.rarity || a.combination - b.combination)[0];
  return best ? documents.filter((_, number) => found[number]!.join() === best.has.join()) : [];
}

/** Longer words begin with all of a word, but end with its stem: "dachsten" (stem "dach") is no beginning of "dachstein". */
function writtenAs(word: string, stem: string, everyTerm: readonly string[]): string[] {
  const exact = everyTerm.filter((term) => term === stem);
  const longer = (part: string, matches: (term: string) => boolean) =>
    everyTerm.filter((term) => term.length > part.length && matches(term));
  const beginnings = word.length < 2 ? [] : longer(word, (term) => term.startsWith(word));
  if (/\d/.test(stem)) return exact.length > 0 ? exact : beginnings;
  const endings = stem.length < 4 ? [] : longer(stem, (term) => isPlain(term) && term.endsWith(stem));
  return [...exact, ...beginnings, ...endings];
}

const isPlain = (term: string): boolean => !/\d/.test(term);

/** What a word may end with if it is a compound, the longest first. */
const headsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 6) }, (_, start) => word.slice(start + 3));

/** One typo, also in a word that is not finished, or else the head of a compound, or else two typos in a long word. */
function guessesFor(word: string, heads: string[], everyTerm: readonly string[], named: ReadonlySet<string>): string[] {
  const plain = everyTerm.filter(isPlain);
  const oneTypo = plain.filter((term) => {
    if (word.length < 4) return false;
    const begins = [-1, 0, 1].some((more) => {
      const length = word.length + more;
      return term.length > length && distance(word, term.slice(0, length)) <= 1;
    });
    return distance(word, term) <= 1 || (word.length >= 5 && begins);
  });
  if (oneTypo.length > 0) return oneTypo;
  const head = heads.find((term) => named.has(term) && everyTerm.includes(term));
  if (head) return [head];
  if (word.length < 7) return [];
  return plain.filter((term) => term[0] === word[0] && distance(word, term) <= 2);
}

function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? table[i - 2]![j - 2]! + 1 : 99;
      table[i]![j] = Math.min(
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap,
      );
    }
  }
  return table[a.length]![b.length]!;
}
