import type { Where } from '@brixel/catalog-index/where';
import type { AppliedFilter } from '@brixel/contract/search';
import { readChoice } from './catalogue-choice.ts';
import { readExists, readMatch, readRange, readTerm, readTerms } from './leaf-clauses.ts';
import { asList, below, isRecord, type Reading } from './reading.ts';
import { looksForText, readMultiMatch } from './text-clause.ts';

/** What all must hold: conditions, and texts to be found. */
export interface Demands {
  conditions: readonly Where[];
  texts: readonly string[];
}

type ReadClause = (reading: Reading, path: string, clause: unknown, depth: number) => Demands;

const nothing: Demands = { conditions: [], texts: [] };

const leaf =
  (read: (reading: Reading, path: string, clause: unknown) => AppliedFilter | null): ReadClause =>
  (reading, path, clause) => {
    const filter = read(reading, path, clause);
    return filter ? { conditions: [filter], texts: [] } : nothing;
  };

const clauseReaders = new Map<string, ReadClause>([
  ['bool', readBool],
  ['constant_score', readConstantScore],
  ['function_score', readFunctionScore],
  ['match_all', () => nothing],
  ['multi_match', readText],
  ['terms', leaf(readTerms)],
  ['term', leaf(readTerm)],
  ['match', leaf(readMatch)],
  ['match_phrase', leaf(readMatch)],
  ['range', leaf(readRange)],
  ['exists', leaf(readExists)],
]);

/** Reads a query clause, the kind of which is its one field: `{terms: …}`. */
export function readClause(reading: Reading, path: string, clause: unknown, depth: number): Demands {
  const entry = reading.enter(path, depth) ? reading.entry(path, clause) : null;
  if (!entry) return nothing;
  const [kind, content] = entry;
  const read = clauseReaders.get(kind);
  if (read) return read(reading, below(path, kind), content, depth);
  reading.refuse(below(path, kind), 'is not understood');
  return nothing;
}

function readText(reading: Reading, path: string, clause: unknown): Demands {
  const text = readMultiMatch(reading, path, clause);
  return text === null ? nothing : { conditions: [], texts: [text] };
}

function readConstantScore(reading: Reading, path: string, clause: unknown, depth: number): Demands {
  const content = reading.object(path, clause, ['filter', 'boost']);
  return content ? readClause(reading, below(path, 'filter'), content.filter, depth + 1) : nothing;
}

const scoring = ['functions', 'score_mode', 'boost_mode', 'boost', 'max_boost', 'min_score', 'field_value_factor'];

/** Scores are the shop's own, so what a client would do to them is passed over; its query is not. */
function readFunctionScore(reading: Reading, path: string, clause: unknown, depth: number): Demands {
  const content = reading.object(path, clause, ['query', ...scoring]);
  if (!content) return nothing;
  if (asList(content.functions).some((part) => isRecord(part) && Object.hasOwn(part, 'random_score'))) {
    reading.refuse(below(path, 'functions'), 'must not be random');
  }
  return content.query === undefined ? nothing : readClause(reading, below(path, 'query'), content.query, depth + 1);
}

const boolFields = ['must', 'filter', 'must_not', 'should', 'minimum_should_match', 'boost', 'adjust_pure_negative'];

function readBool(reading: Reading, path: string, clause: unknown, depth: number): Demands {
  const content = reading.object(path, clause, boolFields);
  if (!content) return nothing;
  const read = (name: string): Demands[] =>
    asList(content[name]).map((part) => readClause(reading, below(path, name), part, depth + 1));

  const needed = [...read('must'), ...read('filter')];
  const unwanted = read('must_not');
  if (unwanted.some(({ texts }) => texts.length > 0)) reading.refuse(below(path, 'must_not'), 'must not hold a text');
  const alternatives = read('should');
  const demands = [...needed, oneOf(reading, below(path, 'should'), alternatives)];
  if (alternatives.length > 0) {
    checkRequired(reading, path, content.minimum_should_match, alternatives, needed.length > 0);
  }
  return {
    conditions: [
      ...demands.flatMap(({ conditions }) => conditions),
      ...(unwanted.length > 0 ? [{ none: unwanted.map(({ conditions }) => together(conditions)) }] : []),
    ],
    texts: demands.flatMap(({ texts }) => texts),
  };
}

const together = (conditions: readonly Where[]): Where => {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : { all: conditions };
};

function oneOf(reading: Reading, path: string, alternatives: readonly Demands[]): Demands {
  const [only] = alternatives;
  if (!only || alternatives.length === 1) return only ?? nothing;
  const withText = alternatives.find(({ texts }) => texts.length > 0);
  if (!withText) {
    const conditions = alternatives.map((alternative) => alternative.conditions);
    return { conditions: [readChoice(conditions) ?? { any: conditions.map(together) }], texts: [] };
  }
  const [text = ''] = withText.texts;
  const others = alternatives.filter((alternative) => alternative !== withText);
  const isOnlyText = withText.texts.length === 1 && withText.conditions.length === 0;
  if (isOnlyText && others.every((alternative) => addsNothing(alternative, text))) return withText;
  reading.refuse(path, 'must not offer a text beside other conditions');
  return nothing;
}

const addsNothing = ({ conditions, texts }: Demands, text: string): boolean =>
  texts.length === 0 && conditions.length > 0 && conditions.every((condition) => looksForText(condition, text));

/**
 * Alternatives beside `must` or `filter` are optional to Elasticsearch unless `minimum_should_match` says otherwise, and only
 * move scores then. A text is what the shopper is after, though: VSF1 pairs it with `min_score`, so it is never optional here.
 */
function checkRequired(
  reading: Reading,
  path: string,
  minimum: unknown,
  alternatives: readonly Demands[],
  hasOthers: boolean,
): void {
  const isText = alternatives.some(({ texts }) => texts.length > 0);
  if (minimum === undefined ? !hasOthers || isText : Number(minimum) === 1) return;
  reading.refuse(below(path, 'minimum_should_match'), 'must be 1: "should" names alternatives of which one holds');
}
