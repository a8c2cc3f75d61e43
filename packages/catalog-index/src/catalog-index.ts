import type { Aggregations, AppliedFilter } from '@brixel/contract/search';
import { createAnalyser } from './analyse.ts';
import { createColumns } from './column.ts';
import { createCompletions } from './completions.ts';
import { buildFacetCodes } from './facet-codes.ts';
import { createFacetCounter, type FacetSources } from './facet-counts.ts';
import { type FacetPlan, planFacets } from './facet-query.ts';
import type { Language } from './fold.ts';
import { createIdentifiers } from './identifiers.ts';
import { buildPostings, type TextField } from './postings.ts';
import { buildPriceCodes, type PriceRange } from './price-ranges.ts';
import { createSelections } from './selection.ts';
import { createSortRanks, type SortKey } from './sort-ranks.ts';
import { createTextMatcher, type TextMatches } from './text-match.ts';
import { TopK } from './top-k.ts';

export interface IndexSettings {
  language: Language;
  textFields: readonly TextField[];
  /** fields that name a document exactly, the most telling first */
  identifierFields: readonly string[];
  /** fields that are often asked for as facets; others work too, a little slower */
  facetFields: readonly string[];
  /** other names of fields in requests */
  aliases: Readonly<Record<string, string>>;
  price: { field: string; ranges: readonly PriceRange[] } | null;
  /** order of documents with equal scores, and of all where no order is asked for */
  standardOrder: readonly SortKey[];
  /** field whose words complete what somebody types; null for none */
  completionField: string | null;
  fuzziness: number;
  minimumScore: number;
}

export interface IndexQuery {
  text: string;
  filters: readonly AppliedFilter[];
  facets: readonly { field: string; size: number }[];
  sort: readonly SortKey[];
  from: number;
  size: number;
}

export interface IndexResult {
  total: number;
  /** document numbers, best first */
  documents: number[];
  scores: number[];
  aggregations: Aggregations;
}

export interface CatalogIndex {
  search(query: IndexQuery): IndexResult;
  complete(text: string): string[];
}

/** Candidates of a query; scores are absent where no text was searched for. */
interface Candidates {
  documents: Uint32Array;
  scores: Float64Array | null;
}

/** An immutable index over documents. Their numbers are their positions in the list. */
export function createCatalogIndex(documents: readonly object[], settings: IndexSettings): CatalogIndex {
  const aliases = new Map(Object.entries(settings.aliases));
  const canonical = (field: string): string => aliases.get(field) ?? field;
  const columns = createColumns(documents, aliases);
  const selections = createSelections(columns);
  const analyser = createAnalyser(settings.language);
  const postings = buildPostings(documents, settings.textFields, analyser);
  const matcher = createTextMatcher(documents.length, postings, analyser, settings.fuzziness);
  const identifiers = createIdentifiers(documents, settings.identifierFields);
  const ranks = createSortRanks(columns, settings.language);
  const standardRanks = ranks.get(settings.standardOrder);
  const codes = buildFacetCodes(columns, settings.facetFields);
  const { offsets, codes: codeList } = codes;
  const { price } = settings;
  const sources: FacetSources = {
    columns,
    codes,
    canonical,
    price: price && {
      ...price,
      codes: buildPriceCodes(columns.get(price.field), documents.length, price.ranges),
    },
  };
  const completions =
    settings.completionField === null
      ? null
      : createCompletions(documents, settings.completionField, analyser.language, matcher, postings.dictionary);

  function matchText(text: string): TextMatches {
    const words = matcher.match(text);
    const named = identifiers.find(text);
    if (named.size === 0) return words;
    // A number may stand in a field that is not searched for words, so what it names is added.
    const scores = new Map(named);
    for (const [position, document] of words.documents.entries()) {
      scores.set(document, words.scores[position]! + (named.get(document) ?? 0));
    }
    return { documents: Uint32Array.from(scores.keys()), scores: Float64Array.from(scores.values()) };
  }

  function candidatesOf(text: string, restrictions: readonly AppliedFilter[]): Candidates {
    const selection = selections.get(restrictions);
    if (text.trim() === '') return { documents: selection.documents, scores: null };
    const { documents: found, scores } = matchText(text);
    let count = 0;
    for (let position = 0; position < found.length; position++) {
      const document = found[position]!;
      const score = scores[position]!;
      if (score < settings.minimumScore || !selection.has(document)) continue;
      found[count] = document;
      scores[count++] = score;
    }
    return { documents: found.subarray(0, count), scores: scores.subarray(0, count) };
  }

  function search(query: IndexQuery): IndexResult {
    const fields = query.facets.map(({ field }) => field);
    const plan = planFacets(columns, codes, canonical, fields, query.filters);
    const sizes = new Map(query.facets.map(({ field, size }) => [field, size]));
    const counter = createFacetCounter(sources, plan.groups, { sizeOf: (field) => sizes.get(field) ?? 0 });
    const candidates = candidatesOf(query.text, plan.restrictions);
    const byScore = query.sort.length === 0 || query.sort[0]?.field === '_score';
    const order = byScore ? standardRanks : ranks.get(query.sort);
    const scores = candidates.scores;
    const best = new TopK(Math.min(candidates.documents.length, Math.max(0, query.from + query.size)));
    let total = 0;
    for (let position = 0; position < candidates.documents.length; position++) {
      const document = candidates.documents[position]!;
      const missing = missingBits(plan, document);
      if (missing === 0) {
        total += 1;
        counter.countHit(document);
        best.offer(byScore && scores ? -scores[position]! : 0, order[document]!, position);
      } else if ((missing & (missing - 1)) === 0) {
        counter.countNearHit(document, missing);
      }
    }
    const positions = query.size > 0 ? best.sorted().slice(query.from) : [];
    return {
      total,
      documents: positions.map((position) => candidates.documents[position]!),
      scores: positions.map((position) => scores?.[position] ?? 1),
      aggregations: counter.report(),
    };
  }

  function missingBits({ active, marks, tests }: FacetPlan, document: number): number {
    if (active === 0) return 0;
    let earned = 0;
    const end = offsets[document + 1]!;
    for (let at = offsets[document]!; at < end; at++) earned |= marks[codeList[at]!]!;
    for (const { bit, test } of tests) if (test(document)) earned |= bit;
    return active & ~earned;
  }

  return { search, complete: (text) => completions?.complete(text) ?? [] };
}
