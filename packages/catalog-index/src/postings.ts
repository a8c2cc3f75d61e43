import type { Analyser } from './analyse.ts';
import { readPath } from './document.ts';
import { GrowingArray } from './growing-array.ts';
import { createTermDictionary, type TermDictionary } from './term-dictionary.ts';

export interface TextField {
  /** dotted path of the field in a document */
  path: string;
  boost: number;
}

/** For each term the documents that hold it, in ascending order, and how strongly they do. */
export interface Postings {
  readonly dictionary: TermDictionary;
  /** postings of term t lie between offsets[t] and offsets[t + 1] */
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  /** 1 to 255 */
  readonly weights: Uint8Array;
}

export const STRONGEST_WEIGHT = 255;
const SATURATION = 1.2;
const LENGTH_INFLUENCE = 0.5;
const MOST_TEXTS_KEPT = 20_000;

export function buildPostings(
  documents: readonly object[],
  fields: readonly TextField[],
  analyser: Analyser,
): Postings {
  const provisional = new Map<string, number>();
  const frequencies: number[] = [];
  const entryTerms = new GrowingArray();
  const entryWeights = new GrowingArray();
  const entryEnds = new Uint32Array(documents.length);
  const strengthsOf = createStrengthReader(fields, analyser, documents);

  for (const [number, document] of documents.entries()) {
    for (const [term, strength] of strengthsOf(document)) {
      let id = provisional.get(term);
      if (id === undefined) {
        id = provisional.size;
        provisional.set(term, id);
        frequencies.push(0);
      }
      frequencies[id] = frequencies[id]! + 1;
      entryTerms.push(id);
      const saturated = strength / (SATURATION + strength);
      entryWeights.push(Math.max(1, Math.round(STRONGEST_WEIGHT * saturated)));
    }
    entryEnds[number] = entryTerms.length;
  }

  const dictionary = createTermDictionary(provisional.keys());
  const finalOf = new Uint32Array(provisional.size);
  for (const [number, term] of dictionary.terms.entries()) finalOf[provisional.get(term)!] = number;
  return { dictionary, ...invert(entryTerms.toArray(), entryWeights.toArray(), entryEnds, frequencies, finalOf) };
}

/** Turns "terms by document" into "documents by term". */
function invert(
  entryTerms: Uint32Array,
  entryWeights: Uint32Array,
  entryEnds: Uint32Array,
  frequencies: readonly number[],
  finalOf: Uint32Array,
): Omit<Postings, 'dictionary'> {
  const offsets = new Uint32Array(frequencies.length + 1);
  for (const [id, frequency] of frequencies.entries()) offsets[finalOf[id]! + 1] = frequency;
  for (let term = 0; term < frequencies.length; term++) offsets[term + 1] = offsets[term + 1]! + offsets[term]!;
  const next = offsets.slice();
  const documents = new Uint32Array(entryTerms.length);
  const weights = new Uint8Array(entryTerms.length);
  let entry = 0;
  for (let document = 0; document < entryEnds.length; document++) {
    for (const end = entryEnds[document]!; entry < end; entry++) {
      const term = finalOf[entryTerms[entry]!]!;
      const position = next[term]!;
      next[term] = position + 1;
      documents[position] = document;
      weights[position] = entryWeights[entry]!;
    }
  }
  return { offsets, documents, weights };
}

/** How strongly a document holds each of its terms: boosted, and less in a field that is longer than usual. */
function createStrengthReader(fields: readonly TextField[], analyser: Analyser, documents: readonly object[]) {
  // Descriptions and categories repeat across the colours of a part; most of the time of a build is analysing texts.
  const analysed = new Map<string, string[]>();

  function termsOf(document: object, path: string): string[] {
    const text = readPath(document, path).join(' ');
    const known = analysed.get(text);
    if (known) return known;
    const terms = analyser.analyse(text).map(({ term }) => term);
    if (analysed.size >= MOST_TEXTS_KEPT) analysed.clear();
    analysed.set(text, terms);
    return terms;
  }

  const usual = fields.map(({ path }) => averageLength(documents, (document) => termsOf(document, path).length));

  return (document: object): Map<string, number> => {
    const strengths = new Map<string, number>();
    for (const [number, { path, boost }] of fields.entries()) {
      const terms = termsOf(document, path);
      const relativeLength = terms.length / (usual[number] || 1);
      const strength = boost / (1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * relativeLength);
      for (const term of terms) strengths.set(term, (strengths.get(term) ?? 0) + strength);
    }
    return strengths;
  };
}

const SAMPLE = 500;

/** An average over evenly spread documents: a norm needs no more, and a build reads most texts once. */
function averageLength(documents: readonly object[], lengthOf: (document: object) => number): number {
  const step = Math.max(1, Math.floor(documents.length / SAMPLE));
  let sum = 0;
  let count = 0;
  for (let number = 0; number < documents.length; number += step) {
    const length = lengthOf(documents[number]!);
    if (length === 0) continue;
    sum += length;
    count += 1;
  }
  return count === 0 ? 1 : sum / count;
}
