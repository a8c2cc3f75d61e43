import type { Analyser } from './analyse.ts';
import { readPath } from './document.ts';

export interface TextField {
  /** dotted path of the field in a document */
  path: string;
  boost: number;
}

/** Repeating a word in a field soon adds nothing, so that a boost means as much in a chatty field as in a short one. */
const REPETITION_LIMIT = 1.2;
const LENGTH_INFLUENCE = 0.75;
/** What a name begins with is what the thing is: a lighthouse before the instructions for a lighthouse. */
const FIRST_WORD_FACTOR = 1.6;
/** Strength at which half of the scale is used up. */
const HALF_STRENGTH = 4;
/** in each of two generations */
const MAX_CACHED_TEXTS = 20_000;

/** The terms of a field, each once. */
interface FieldTerms {
  terms: readonly string[];
  counts: readonly number[];
  /** how many words are significant */
  length: number;
}

/**
 * How strongly a document holds each of its terms: the sum over its fields, boosted. `sample` are some of the documents,
 * from which the usual length of each field is learnt.
 */
export function createStrengthReader(
  fields: readonly TextField[],
  analyser: Analyser,
  sample: readonly object[],
): (document: object) => Map<string, number> {
  // Descriptions and categories repeat across the colours of a part; most of the time of a build is analysing texts.
  let analysed = new Map<string, FieldTerms>();
  let older = new Map<string, FieldTerms>();

  function termsOf(document: object, path: string): FieldTerms {
    const text = readPath(document, path).join(' ');
    const known = analysed.get(text);
    if (known) return known;
    const found = older.get(text) ?? countTerms(text, analyser);
    if (analysed.size >= MAX_CACHED_TEXTS) {
      older = analysed;
      analysed = new Map();
    }
    analysed.set(text, found);
    return found;
  }

  const usual = fields.map(({ path }) => averageLength(sample, (document) => termsOf(document, path).length));

  return (document) => {
    const strengths = new Map<string, number>();
    for (const [number, { path, boost }] of fields.entries()) {
      const { terms, counts, length } = termsOf(document, path);
      const relativeLength = length / usual[number]!;
      const limit = REPETITION_LIMIT * (1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * relativeLength);
      for (let at = 0; at < terms.length; at++) {
        const term = terms[at]!;
        const count = counts[at]!;
        const strength = (boost * count) / (limit + count);
        strengths.set(term, (strengths.get(term) ?? 0) + (at === 0 ? FIRST_WORD_FACTOR * strength : strength));
      }
    }
    return strengths;
  };
}

/** A strength on the scale from 0 to 1. */
export const scaleStrength = (strength: number): number => strength / (HALF_STRENGTH + strength);

function countTerms(text: string, analyser: Analyser): FieldTerms {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { term, word } of analyser.analyse(text)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
    if (!analyser.isLittle(word)) length += 1;
  }
  return { terms: [...counts.keys()], counts: [...counts.values()], length };
}

function averageLength(documents: readonly object[], lengthOf: (document: object) => number): number {
  const lengths = documents.map(lengthOf).filter((length) => length > 0);
  return lengths.length === 0 ? 1 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}
