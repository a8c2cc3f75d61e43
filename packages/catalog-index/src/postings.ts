import type { Analyser } from './analyse.ts';
import type { Frequency } from './expand.ts';
import { GrowingArray, GrowingBytes } from './growing-array.ts';
import { toStarts } from './member-lists.ts';
import {
  buildTermDictionary,
  openTermDictionary,
  type TermDictionary,
  type TermDictionaryData,
} from './term-dictionary.ts';
import { createStrengthReader, scaleStrength, type TextField } from './term-strengths.ts';

/**
 * For each term the documents that hold it, in ascending order, and how strongly they do. Documents are numbered within chunks of
 * 65,536, so that a number has two bytes.
 */
export interface PostingsData {
  dictionary: TermDictionaryData;
  chunkCount: number;
  /** postings of term t in chunk c end at ends[t * chunkCount + c], and begin where those before them end */
  ends: Uint32Array<ArrayBuffer>;
  documents: Uint16Array<ArrayBuffer>;
  /** 1 to 255 */
  weights: Uint8Array<ArrayBuffer>;
}

export interface Postings extends Omit<PostingsData, 'dictionary'> {
  dictionary: TermDictionary;
}

export const openPostings = (data: PostingsData): Postings => ({
  ...data,
  dictionary: openTermDictionary(data.dictionary),
});

export const STRONGEST_WEIGHT = 255;

export const CHUNK_BITS = 16;
export const IN_CHUNK = (1 << CHUNK_BITS) - 1;

type PostingEnds = Pick<PostingsData, 'chunkCount' | 'ends'>;

/** Where the postings of a term begin in a chunk. */
export const postingStart = ({ chunkCount, ends }: PostingEnds, term: number, chunk: number): number => {
  const place = term * chunkCount + chunk;
  return place === 0 ? 0 : ends[place - 1]!;
};

/** How many documents hold a term. */
export const termFrequency =
  (postings: PostingEnds): Frequency =>
  (term) =>
    postings.ends[(term + 1) * postings.chunkCount - 1]! - postingStart(postings, term, 0);

export interface PostingsBuilder {
  add(document: object): void;
  finish(): PostingsData;
}

/** `sample` are some of the documents, from which the usual length of each field is learnt. */
export function createPostingsBuilder(
  fields: readonly TextField[],
  analyser: Analyser,
  sample: readonly object[],
): PostingsBuilder {
  const entryTerms = new GrowingArray();
  const entryWeights = new GrowingBytes();
  const entryEnds = new GrowingArray();
  const strengths = createStrengthReader(fields, analyser, sample);
  const addEntry = (term: number, strength: number): void => {
    entryTerms.push(term);
    entryWeights.push(Math.max(1, Math.round(STRONGEST_WEIGHT * scaleStrength(strength))));
  };

  return {
    add(document) {
      strengths.read(document, addEntry);
      entryEnds.push(entryTerms.length);
    },
    finish() {
      const { numbers } = strengths;
      const { data: dictionary, terms } = buildTermDictionary(numbers.keys());
      const termOf = new Uint32Array(terms.length);
      for (let place = 0; place < terms.length; place++) termOf[numbers.get(terms[place]!)!] = place;
      const entries = { terms: entryTerms.view(), weights: entryWeights.view(), ends: entryEnds.view() };
      return { dictionary, ...invert(entries, termOf) };
    },
  };
}

interface Entries {
  terms: Uint32Array;
  weights: Uint8Array;
  /** entries of document d lie between ends[d - 1] and ends[d] */
  ends: Uint32Array;
}

/** Turns "terms by document" into "documents by term". */
function invert(entries: Entries, termOf: Uint32Array): Omit<PostingsData, 'dictionary'> {
  const documentCount = entries.ends.length;
  const chunkCount = Math.max(1, (documentCount + IN_CHUNK) >>> CHUNK_BITS);
  const ends = new Uint32Array(termOf.length * chunkCount);
  const { terms } = entries;
  for (let document = 0, entry = 0; document < documentCount; document++) {
    const chunk = document >>> CHUNK_BITS;
    for (const end = entries.ends[document]!; entry < end; entry++) {
      const place = termOf[terms[entry]!]! * chunkCount + chunk;
      ends[place] = ends[place]! + 1;
    }
  }
  const count = toStarts(ends);
  const documents = new Uint16Array(count);
  const weights = new Uint8Array(count);
  for (let document = 0, entry = 0; document < documentCount; document++) {
    const chunk = document >>> CHUNK_BITS;
    for (const end = entries.ends[document]!; entry < end; entry++) {
      const place = termOf[terms[entry]!]! * chunkCount + chunk;
      const position = ends[place]!;
      ends[place] = position + 1;
      documents[position] = document & IN_CHUNK;
      weights[position] = entries.weights[entry]!;
    }
  }
  return { chunkCount, ends, documents, weights };
}
