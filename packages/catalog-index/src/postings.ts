import type { Analyser } from './analyse.ts';
import { GrowingArray } from './growing-array.ts';
import {
  buildTermDictionary,
  openTermDictionary,
  type TermDictionary,
  type TermDictionaryData,
} from './term-dictionary.ts';
import { createStrengthReader, scaleStrength, type TextField } from './term-strengths.ts';

/** For each term the documents that hold it, in ascending order, and how strongly they do. */
export interface PostingsData {
  dictionary: TermDictionaryData;
  /** postings of term t lie between offsets[t] and offsets[t + 1] */
  offsets: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
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
  const idOf = new Map<string, number>();
  const frequencies: number[] = [];
  const entryTerms = new GrowingArray();
  const entryWeights = new GrowingArray();
  const entryEnds = new GrowingArray();
  const strengthsOf = createStrengthReader(fields, analyser, sample);

  return {
    add(document) {
      for (const [term, strength] of strengthsOf(document)) {
        let id = idOf.get(term);
        if (id === undefined) {
          id = idOf.size;
          idOf.set(term, id);
          frequencies.push(0);
        }
        frequencies[id] = frequencies[id]! + 1;
        entryTerms.push(id);
        entryWeights.push(Math.max(1, Math.round(STRONGEST_WEIGHT * scaleStrength(strength))));
      }
      entryEnds.push(entryTerms.length);
    },
    finish() {
      const { data: dictionary, terms } = buildTermDictionary(idOf.keys());
      const termOf = new Uint32Array(terms.length);
      for (const [number, term] of terms.entries()) termOf[idOf.get(term)!] = number;
      const offsets = new Uint32Array(terms.length + 1);
      for (const [id, frequency] of frequencies.entries()) offsets[termOf[id]! + 1] = frequency;
      for (let term = 0; term < terms.length; term++) offsets[term + 1] = offsets[term + 1]! + offsets[term]!;
      const entries = { terms: entryTerms.toArray(), weights: entryWeights.toArray(), ends: entryEnds.toArray() };
      return { dictionary, offsets, ...invert(entries, termOf, offsets) };
    },
  };
}

interface Entries {
  terms: Uint32Array;
  weights: Uint32Array;
  /** entries of document d lie between ends[d - 1] and ends[d] */
  ends: Uint32Array;
}

/** Turns "terms by document" into "documents by term". */
function invert(entries: Entries, termOf: Uint32Array, offsets: Uint32Array): Pick<Postings, 'documents' | 'weights'> {
  const next = offsets.slice();
  const documents = new Uint32Array(entries.terms.length);
  const weights = new Uint8Array(entries.terms.length);
  let entry = 0;
  for (let document = 0; document < entries.ends.length; document++) {
    for (const end = entries.ends[document]!; entry < end; entry++) {
      const term = termOf[entries.terms[entry]!]!;
      const position = next[term]!;
      next[term] = position + 1;
      documents[position] = document;
      weights[position] = entries.weights[entry]!;
    }
  }
  return { documents, weights };
}
