import type { Aggregations, AppliedFilter } from '@brixel/contract/search';
import { createAnalyser } from './analyse.ts';
import { bestHits } from './best-hits.ts';
import { openColumns } from './columns.ts';
import type { AskedFacet } from './facet.ts';
import { countDocuments, countNearHits, countSelection } from './facet-counts.ts';
import { type FacetGroup, planFacets } from './facet-plan.ts';
import { createFacets } from './facets.ts';
import { variantField } from './filter.ts';
import { openIdentifiers } from './identifiers.ts';
import { buildIndexData, type IndexData, type IndexSettings } from './index-data.ts';
import { openPostings } from './postings.ts';
import { createSelections, type Selection } from './selection.ts';
import { type SortKey, sortLevels } from './sort-levels.ts';
import { bitOf, createHitSplitter, type Found, sharesBit } from './split-hits.ts';
import { areSetTests, isLongList, splitList } from './split-list.ts';
import { openTextSearch } from './text-search.ts';
import { type Where, whereFilters } from './where.ts';

export interface IndexQuery {
  text: string;
  filters: readonly AppliedFilter[];
  /** holds besides the filters; a document that fails it is counted in no facet */
  where?: Where | undefined;
  facets: readonly AskedFacet[];
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
  /** the text with misspelt words put right; null where all are found as typed */
  corrected: string | null;
  /** words that had to be left out, because no document has them together with the others */
  ignored: string[];
  /** goods that the text names and the shop does not sell; the documents are the closest match */
  unsold: string[];
}

export interface CatalogIndex {
  search(query: IndexQuery): IndexResult;
  /** how many fields of a query are not configured: all documents are read on their first use */
  unforeseenFields(query: IndexQuery): number;
  /** Reads them beforehand, piece by piece, and gives how many documents are left after each; else the search does it at once. */
  readFields(query: IndexQuery): Iterator<number, void>;
  complete(text: string): string[];
  /** appends a document and gives its number: filters and lists find it, but not the words of texts, which stay as they were built */
  add(document: object): number;
  /**
   * Takes over a document's new values for filters, facets and sorting; what is searched as text stays as it was built.
   * Where `parts` are named, the document has no more than these, and other fields are as they were.
   */
  update(number: number, document: object, parts?: readonly string[]): void;
  /** whether it has read a field in this part of documents */
  readsIn(part: string): boolean;
}

/** `readDocument` is asked only for fields that the settings do not foresee. */
export function openCatalogIndex(
  data: IndexData,
  settings: IndexSettings,
  readDocument: (number: number) => object,
): CatalogIndex {
  const { documentCount } = data;
  const columns = openColumns(data.columns, {
    documentCount,
    aliases: settings.aliases,
    collator: new Intl.Collator(settings.language, { numeric: true }),
    readDocument,
  });
  const facets = createFacets(columns, data.facets, settings.price);
  let selections = createSelections(columns);
  let splitHits = createHitSplitter(documentCount);
  const textSearch = openTextSearch({
    documentCount,
    postings: openPostings(data.postings),
    identifiers: openIdentifiers(data.identifiers, settings.identifierFields.length),
    completions: data.completions,
    analyser: createAnalyser(settings.language),
    vocabulary: settings.vocabulary,
    unsoldGoods: settings.unsoldGoods,
    fuzziness: settings.fuzziness,
  });

  function findText(text: string, selection: Selection): Found & Pick<IndexResult, 'corrected' | 'ignored' | 'unsold'> {
    const { documents, scores, ...understood } = textSearch.match(text);
    const { members } = selection;
    let count = 0;
    for (let at = 0; at < documents.length; at++) {
      const document = documents[at]!;
      if (scores[at]! < settings.minimumScore || !members.has(document)) continue;
      documents[count] = document;
      scores[count++] = scores[at]!;
    }
    return { documents: documents.subarray(0, count), scores: scores.subarray(0, count), ...understood };
  }

  function search(query: IndexQuery): IndexResult {
    columns.prepare(fieldsOf(query));
    const { groups, choices, restrictions } = planFacets(columns, facets, query.facets, query.filters);
    const selection = selections.get(restrictions, query.where);
    const isListing = query.text.trim() === '';
    const { corrected, ignored, unsold, ...found } = isListing
      ? { documents: selection.documents, scores: null, corrected: null, ignored: [], unsold: [] }
      : findText(query.text, selection);
    const isLong = isListing && isLongList(selection, columns.documentCount);
    const list = isLong && choices.length > 0 && areSetTests(choices) ? splitList(selection, choices) : null;
    // Counted first: the result of the splitter is valid only until its next call.
    const countsOfSharers = new Map(
      groups
        .filter(({ choice }) => !list && sharesBit(choice, choices.length))
        .map(({ facet, choice }) => {
          const { hits } = splitHits(found, choices.toSpliced(choice, 1));
          return [facet, countDocuments(facet, hits.documents)];
        }),
    );
    const split = list || choices.length === 0 ? null : splitHits(found, choices);
    const hits = list ? { documents: list.hits, scores: null } : (split?.hits ?? found);

    function countFacet({ facet, choice }: FacetGroup): Uint32Array {
      // Where nothing is chosen but in the facet itself, the choices do not change what it counts.
      const isWhole = choices.length === (choice < 0 ? 0 : 1);
      if (isWhole && isListing) return countSelection(facet, selection);
      if (list && choice >= 0) return countDocuments(facet, list.without(choice));
      if (!split || choice < 0) return countDocuments(facet, hits.documents);
      return countsOfSharers.get(facet) ?? countNearHits(facet, split, bitOf(choice));
    }

    const aggregations: Aggregations = {};
    for (const group of groups) Object.assign(aggregations, group.facet.report(countFacet(group), group.asked));
    const byScore = query.sort.length === 0 || query.sort[0]?.field === '_score';
    const order = { byScore, levels: sortLevels(columns, byScore ? settings.standardOrder : query.sort) };
    return { total: hits.documents.length, ...bestHits(hits, order, query), aggregations, corrected, ignored, unsold };
  }

  return {
    search,
    unforeseenFields: (query) => columns.unforeseen(fieldsOf(query)).length,
    readFields: (query) => columns.read(fieldsOf(query)),
    complete: (text) => textSearch.complete(text),
    add(document) {
      const number = columns.documentCount;
      columns.add(document);
      facets.add(number);
      selections = createSelections(columns);
      splitHits = createHitSplitter(columns.documentCount);
      return number;
    },
    readsIn: columns.readsIn,
    update(number, document, parts) {
      const changedFields = columns.update(number, document, parts);
      facets.refresh(number, changedFields);
      selections.forget(changedFields);
    },
  };
}

/** All fields that a query reads; a choice in a facet also those of variants. */
function fieldsOf({ filters, where, facets, sort }: IndexQuery): string[] {
  const conditions = [...filters, ...(where ? whereFilters(where) : [])].map(({ attribute }) => attribute);
  const own = [...conditions, ...facets.map(({ field }) => field)];
  return [...own, ...own.map(variantField), ...sort.map(({ field }) => field)];
}

/** An index over documents that are at hand. Their numbers are their positions in the list. */
export function createCatalogIndex(documents: readonly object[], settings: IndexSettings): CatalogIndex {
  const current = [...documents];
  const index = openCatalogIndex(buildIndexData(documents, settings), settings, (number) => current[number]!);
  return {
    ...index,
    add(document) {
      current.push(document);
      return index.add(document);
    },
    update(number, document, parts) {
      current[number] = document;
      index.update(number, document, parts);
    },
  };
}
