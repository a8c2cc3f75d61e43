import type { Document } from './foreign-catalog.ts';

/** Elasticsearch 7 as far as a storefront asks it: evaluates a query body, and fails where it would. */

export type ElasticBody = Record<string, unknown>;

export interface ElasticHit {
  _index: string;
  _type: '_doc';
  _id: string;
  /** null where the hits are sorted by something else */
  _score: number | null;
  _source: Document;
}

export interface ElasticAnswer {
  took: number;
  timed_out: boolean;
  _shards: object;
  hits: { total: { value: number; relation: 'eq' }; max_score: number | null; hits: ElasticHit[] };
  aggregations?: Record<string, { buckets: object[] }>;
}

export interface ElasticFailure {
  error: { root_cause: object[]; type: string; reason: string };
  status: number;
}

export interface ElasticOptions {
  size: number;
  from: number;
  sort: string;
  include: string[];
  exclude: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** All values that a field has in a document; lists of objects are walked through. */
function valuesOf(source: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, part) => found.flatMap((value) => (isObject(value) ? listOf(value[part]) : [])),
      [source],
    );
}

const isEqual = (one: unknown, other: unknown): boolean => String(one) === String(other);
const wordsOf = (text: unknown): string[] =>
  String(text)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

type Match = (source: Document) => number;
const ifTrue =
  (test: (source: Document) => boolean): Match =>
  (source) =>
    test(source) ? 1 : 0;

const entryOf = (clause: Record<string, unknown>): [string, unknown] => Object.entries(clause)[0] ?? ['', undefined];

/** How well a document meets a clause; 0: not at all. */
function matchOf(clause: unknown): Match {
  if (!isObject(clause)) return () => 1;
  const [kind, body] = entryOf(clause);
  if (kind === 'match_all') return () => 1;
  if (!isObject(body)) throw new SyntaxError(`[${kind}] query malformed, no start_object after query name`);
  const [field, value] = entryOf(body);
  switch (kind) {
    case 'bool':
      return boolOf(body);
    case 'constant_score':
      return matchOf(body.filter);
    case 'function_score':
      return matchOf(body.query);
    case 'term':
    case 'terms': {
      const wanted = listOf(isObject(value) ? value.value : value);
      return ifTrue((source) => valuesOf(source, field).some((has) => wanted.some((want) => isEqual(has, want))));
    }
    case 'range':
      return ifTrue((source) => valuesOf(source, field).some((has) => isWithin(Number(has), value)));
    case 'exists':
      return ifTrue((source) => valuesOf(source, String(body.field)).length > 0);
    case 'match':
    case 'match_phrase': {
      const wanted = wordsOf(isObject(value) ? value.query : value).join(' ');
      return ifTrue((source) =>
        valuesOf(source, field).some((has) => ` ${wordsOf(has).join(' ')} `.includes(` ${wanted} `)),
      );
    }
    case 'multi_match':
      return multiMatch(body);
    default:
      throw new SyntaxError(`no [query] registered for [${kind}]`);
  }
}

function boolOf({ must, filter, must_not, should, minimum_should_match }: Record<string, unknown>): Match {
  const all = [...listOf(must), ...listOf(filter)].map(matchOf);
  const none = listOf(must_not).map(matchOf);
  const some = listOf(should).map(matchOf);
  const least = minimum_should_match === undefined ? (all.length === 0 ? 1 : 0) : Number(minimum_should_match);
  return (source) => {
    const scores = all.map((match) => match(source));
    const chances = some.map((match) => match(source)).filter((score) => score > 0);
    if (scores.includes(0) || none.some((match) => match(source) > 0)) return 0;
    if (some.length > 0 && chances.length < least) return 0;
    return [...scores, ...chances].reduce((sum, score) => sum + score, 0) || 1;
  };
}

function isWithin(value: number, bounds: unknown): boolean {
  if (!isObject(bounds)) return false;
  const { gt, gte, lt, lte } = bounds;
  return (
    (gt === undefined || value > Number(gt)) &&
    (gte === undefined || value >= Number(gte)) &&
    (lt === undefined || value < Number(lt)) &&
    (lte === undefined || value <= Number(lte))
  );
}

/** Three of four words have to be there, in any of the fields; beginnings stand in for fuzziness. */
function multiMatch({ fields, query }: Record<string, unknown>): Match {
  const words = wordsOf(query);
  const least = Math.max(1, Math.floor(words.length * 0.75));
  return (source) => {
    const text = listOf(fields).flatMap((field) =>
      valuesOf(source, String(field).replace(/\^.*/, '')).flatMap(wordsOf),
    );
    const found = words.filter((word) => text.some((has) => has.startsWith(word))).length;
    return found >= least ? found : 0;
  };
}

/** By the mapping that grows with the documents: what none of them has cannot be sorted by. */
function sortOf(documents: readonly Document[], body: ElasticBody, { sort }: ElasticOptions) {
  const named = sort ? sort.split(',').map((part) => part.split(':')) : [];
  const written = listOf(body.sort).flatMap((part) =>
    isObject(part)
      ? Object.entries(part).map(([field, how]) =>
          isObject(how) ? [field, how.order, how.unmapped_type] : [field, how],
        )
      : [[part]],
  );
  return [...named, ...written].map(([field, order = 'asc', unmappedType]) => {
    const name = String(field);
    const isKnown =
      name === '_score' ||
      unmappedType !== undefined ||
      documents.some((document) => valuesOf(document, name).length > 0);
    if (!isKnown) throw new RangeError(`No mapping found for [${name}] in order to sort on`);
    return { name, sign: String(order).toLowerCase() === 'desc' ? -1 : 1 };
  });
}

const comparable = (value: unknown): number | string => (typeof value === 'number' ? value : String(value ?? ''));

function aggregate(sources: readonly Document[], body: ElasticBody): ElasticAnswer['aggregations'] {
  const asked = isObject(body.aggs) ? body.aggs : isObject(body.aggregations) ? body.aggregations : null;
  if (!asked) return undefined;
  const answers = Object.entries(asked).map(([name, question]) => {
    const { terms, range } = isObject(question) ? question : {};
    if (isObject(terms)) return [name, { buckets: termBuckets(sources, terms) }];
    return [name, { buckets: isObject(range) ? rangeBuckets(sources, range) : [] }];
  });
  return Object.fromEntries(answers);
}

function termBuckets(sources: readonly Document[], { field, size = 10 }: Record<string, unknown>): object[] {
  if (field === undefined) throw new SyntaxError('Required one of fields [field, script], but none were specified.');
  const counts = new Map<unknown, number>();
  for (const source of sources) {
    for (const value of new Set(valuesOf(source, String(field)).map(asKey))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, Number(size))
    .map(([key, doc_count]) => ({ key, doc_count }));
}

/** Option ids are mapped as whole numbers, though documents hold them as text. */
const asKey = (value: unknown): unknown => (/^\d+$/.test(String(value)) ? Number(value) : value);

function rangeBuckets(sources: readonly Document[], { field, ranges }: Record<string, unknown>): object[] {
  const written = (bound: unknown): string => (bound === undefined ? '*' : Number(bound).toFixed(1));
  return listOf(ranges)
    .filter(isObject)
    .map(({ from, to }) => ({
      key: `${written(from)}-${written(to)}`,
      ...(from === undefined ? {} : { from: Number(from) }),
      ...(to === undefined ? {} : { to: Number(to) }),
      doc_count: sources.filter((source) =>
        valuesOf(source, String(field)).some((value) => isWithin(Number(value), { gte: from, lt: to })),
      ).length,
    }));
}

const meets = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}(\\.|$)`).test(path);

/** `_source_includes` and `_source_excludes`, also of fields inside others. */
function pick(value: unknown, { include, exclude }: Pick<ElasticOptions, 'include' | 'exclude'>, path = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => pick(entry, { include, exclude }, path));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name;
    if (exclude.some((pattern) => meets(own, pattern))) return [];
    const isWanted = include.length === 0 || include.some((pattern) => meets(own, pattern));
    const leadsOn = include.some((pattern) => pattern.startsWith(`${own}.`));
    if (!isWanted && !leadsOn) return [];
    return [
      [
        name,
        isWanted && !leadsOn ? pick(field, { include: [], exclude }, own) : pick(field, { include, exclude }, own),
      ],
    ];
  });
  return Object.fromEntries(kept);
}

const failure = (type: string, reason: string, status: number): ElasticFailure => ({
  error: { root_cause: [{ type, reason }], type, reason },
  status,
});

export const unrecognized = (path: string, names: readonly string[]): ElasticFailure['error'] =>
  failure(
    'illegal_argument_exception',
    `request [${path}] contains unrecognized parameters: ${names.map((name) => `[${name}]`).join(', ')}`,
    400,
  ).error;

export const indexNotFound = (index: string): ElasticFailure =>
  failure('index_not_found_exception', `no such index [${index}]`, 404);

export function searchElastic(
  index: string,
  documents: readonly Document[],
  body: ElasticBody,
  options: ElasticOptions,
): ElasticAnswer | ElasticFailure {
  try {
    const match = body.query === undefined ? () => 1 : matchOf(body.query);
    const order = sortOf(documents, body, options);
    const least = Number(body.min_score ?? 0);
    const scored = documents
      .map((source) => ({ source, score: match(source) }))
      .filter(({ score }) => score > 0 && score >= least);
    const isSorted = order.some(({ name }) => name !== '_score');
    const sorted = scored.toSorted((one, other) => {
      for (const { name, sign } of isSorted ? order : []) {
        const [a, b] = [valuesOf(one.source, name)[0], valuesOf(other.source, name)[0]].map(comparable);
        if (a !== b) return (a ?? '') < (b ?? '') ? -sign : sign;
      }
      return isSorted ? 0 : other.score - one.score;
    });
    const from = Number(body.from ?? options.from);
    const aggregations = aggregate(
      scored.map(({ source }) => source),
      body,
    );
    return {
      took: 1,
      timed_out: false,
      _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      hits: {
        total: { value: sorted.length, relation: 'eq' },
        max_score: isSorted ? null : 1,
        hits: sorted.slice(from, from + Number(body.size ?? options.size)).map(({ source, score }) => ({
          _index: index,
          _type: '_doc',
          _id: String(source.id),
          _score: isSorted ? null : score,
          _source: structuredClone(pick(source, options)) as Document,
        })),
      },
      ...(aggregations ? { aggregations } : {}),
    };
  } catch (error) {
    if (error instanceof RangeError) return failure('search_phase_execution_exception', error.message, 400);
    if (error instanceof SyntaxError) return failure('parsing_exception', error.message, 400);
    throw error;
  }
}
