import { createAnalyser } from './analyse.ts';
import { type ColumnsData, createColumnsBuilder, openColumns } from './columns.ts';
import { type CompletionData, type CompletionSettings, createCompletionBuilder } from './completion-phrases.ts';
import { variantField } from './filter.ts';
import type { Language } from './fold.ts';
import type { IdentifierData } from './identifiers.ts';
import type { Concept } from './lexicon.ts';
import { createPostingsBuilder, type PostingsData } from './postings.ts';
import type { PriceSettings } from './price-ranges.ts';
import { createPartMakers, type PartMakers } from './shared-parts.ts';
import type { SortKey } from './sort-levels.ts';
import type { TextField } from './term-strengths.ts';
import { buildTermsFacet } from './terms-facet.ts';
import type { UnsoldGoods } from './unsold-goods.ts';
import type { ValueSetsData } from './value-sets.ts';

export interface IndexSettings {
  language: Language;
  textFields: readonly TextField[];
  /** fields that identify a document, the most significant first */
  identifierFields: readonly string[];
  /** fields that are often used as facets; others work too, a little slower */
  facetFields: readonly string[];
  /** other names of fields in requests */
  aliases: Readonly<Record<string, string>>;
  price: PriceSettings | null;
  /** order of documents with equal scores, and the default order */
  standardOrder: readonly SortKey[];
  /** fields that are often filtered or sorted by; others work too, but each reads all documents on first use */
  columnFields: readonly string[];
  /** completions; null for none */
  completions: CompletionSettings | null;
  /** what shoppers call things besides the words of the catalogue */
  vocabulary: readonly Concept[];
  /** goods that shoppers look for and the shop does not sell */
  unsoldGoods: readonly UnsoldGoods[];
  fuzziness: number;
  minimumScore: number;
}

export type IndexArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/**
 * Everything an index is, as typed arrays and a little JSON: it can be handed to another thread without copying and
 * written to a file. An open index owns its data; updates change it.
 */
export interface IndexData {
  documentCount: number;
  columns: ColumnsData;
  facets: Record<string, ValueSetsData>;
  postings: PostingsData;
  identifiers: IdentifierData;
  completions: CompletionData | null;
}

/** Documents in the order of their numbers. */
export interface DocumentList extends Iterable<object> {
  readonly length: number;
  at(number: number): object | undefined;
}

/** Takes documents in the order of their numbers and keeps none of them. */
export interface IndexBuilder {
  add(document: object): void;
  finish(): IndexData;
}

export function buildIndexData(documents: DocumentList, settings: IndexSettings): IndexData {
  const sample = samplePlaces(documents.length).map((place) => documents.at(place) ?? {});
  const builder = createIndexBuilder({ settings, sample }, createPartMakers([]));
  for (const document of documents) builder.add(document);
  return builder.finish();
}

const SAMPLE_SIZE = 500;

/** Which documents of so many stand for all of them. */
export function samplePlaces(length: number): number[] {
  const step = Math.max(1, Math.floor(length / SAMPLE_SIZE));
  return Array.from({ length: Math.ceil(length / step) }, (_, place) => place * step);
}

/** What an index is going to be like. The usual lengths of texts are learnt from a sample of what will be added. */
export interface IndexPlan {
  settings: IndexSettings;
  sample: readonly object[];
}

/**
 * One builder for each language, for the same documents in the same order; none is finished before all documents are added.
 * `sameFields` have no language: all indexes have them from the documents of the first.
 */
export function createIndexBuilders(plans: readonly IndexPlan[], sameFields: readonly string[]): IndexBuilder[] {
  const parts = createPartMakers(sameFields);
  return plans.map((plan) => createIndexBuilder(plan, parts));
}

function createIndexBuilder({ settings, sample }: IndexPlan, parts: PartMakers): IndexBuilder {
  const analyser = createAnalyser(settings.language);
  const columnsBuilder = createColumnsBuilder(foreseenFields(settings), parts.column);
  const postings = createPostingsBuilder(settings.textFields, analyser, sample);
  const identifiers = parts.identifiers(settings.identifierFields);
  const completions = settings.completions && createCompletionBuilder(settings.completions, analyser);
  let documentCount = 0;
  return {
    add(document) {
      columnsBuilder.add(document);
      postings.add(document);
      identifiers.add(document);
      completions?.add(document, documentCount);
      documentCount += 1;
    },
    finish() {
      const columns = columnsBuilder.finish();
      return {
        documentCount,
        columns,
        facets: buildFacets(columns, documentCount, settings),
        postings: postings.finish(),
        identifiers: identifiers.finish(),
        completions: completions?.finish() ?? null,
      };
    },
  };
}

function foreseenFields({ columnFields, facetFields, price, standardOrder }: IndexSettings): string[] {
  return [
    ...columnFields,
    ...facetFields.flatMap((field) => [field, variantField(field)]),
    'type_id',
    ...(price ? [price.field] : []),
    ...standardOrder.map(({ field }) => field),
  ];
}

function buildFacets(data: ColumnsData, documentCount: number, settings: IndexSettings): IndexData['facets'] {
  const columns = openColumns(data, {
    documentCount,
    aliases: settings.aliases,
    collator: new Intl.Collator(settings.language),
    readDocument: () => {
      throw new Error('All fields of facets are foreseen.');
    },
  });
  return Object.fromEntries(settings.facetFields.map((field) => [field, buildTermsFacet(columns, field)]));
}
