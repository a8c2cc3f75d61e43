import { type Analyser, hasDigit } from './analyse.ts';
import { pathReader } from './document.ts';
import { words } from './fold.ts';

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

/** The numbers of a field's terms, each once. */
interface FieldTerms {
  terms: readonly number[];
  counts: readonly number[];
  /** how many words are significant */
  length: number;
}

export interface StrengthReader {
  /** Shows each term of a document with how strongly it holds it: the sum over its fields, boosted. */
  read(document: object, look: (term: number, strength: number) => void): void;
  /** all terms that were met, in the order of their numbers */
  terms(): Iterable<string>;
}

/** `sample` are some of the documents that are read later, from which the usual length of each field is learnt. */
export function createStrengthReader(
  fields: readonly TextField[],
  analyser: Analyser,
  sample: readonly object[],
): StrengthReader {
  const numbers = new Map<string, number>();
  /** of words as texts have them; little ones are those that do not count for the length */
  const knownWords = new Map<string, { term: number; isLittle: boolean }>();
  // Descriptions and categories repeat across the colours of a part; most of the time of a build is analysing texts.
  let analysed = new Map<string, FieldTerms>();
  let older = new Map<string, FieldTerms>();
  /** by term, zero between two documents */
  let strengths = new Float64Array(1024);
  const readers = fields.map(({ path }) => pathReader(path));

  function termOf(word: string) {
    const known = knownWords.get(word);
    if (known) return known;
    const text = analyser.stem(word);
    const term = numbers.get(text) ?? numbers.size;
    numbers.set(text, term);
    const found = { term, isLittle: analyser.isLittle(word) };
    // numbers are as many as products
    if (!hasDigit(word)) knownWords.set(word, found);
    return found;
  }

  function countTerms(text: string): FieldTerms {
    const counts = new Map<number, number>();
    let length = 0;
    for (const word of words(text, analyser.language)) {
      const { term, isLittle } = termOf(word);
      counts.set(term, (counts.get(term) ?? 0) + 1);
      if (!isLittle) length += 1;
    }
    return { terms: [...counts.keys()], counts: [...counts.values()], length };
  }

  function termsOf(document: object, field: number): FieldTerms {
    const text = readers[field]!(document).join(' ');
    const known = analysed.get(text);
    if (known) return known;
    const found = older.get(text) ?? countTerms(text);
    if (analysed.size >= MAX_CACHED_TEXTS) {
      older = analysed;
      analysed = new Map();
    }
    analysed.set(text, found);
    return found;
  }

  const usual = fields.map((_, field) => averageLength(sample, (document) => termsOf(document, field).length));

  return {
    read(document, look) {
      const held: number[] = [];
      for (const [field, { boost }] of fields.entries()) {
        const { terms, counts, length } = termsOf(document, field);
        if (strengths.length < numbers.size) strengths = larger(strengths, numbers.size);
        const relativeLength = length / usual[field]!;
        const limit = REPETITION_LIMIT * (1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * relativeLength);
        for (let at = 0; at < terms.length; at++) {
          const term = terms[at]!;
          const count = counts[at]!;
          const strength = (boost * count) / (limit + count);
          if (strengths[term] === 0) held.push(term);
          strengths[term] = strengths[term]! + (at === 0 ? FIRST_WORD_FACTOR * strength : strength);
        }
      }
      for (const term of held) {
        look(term, strengths[term]!);
        strengths[term] = 0;
      }
    },
    terms: () => numbers.keys(),
  };
}

function larger(values: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  const copy = new Float64Array(2 * length);
  copy.set(values);
  return copy;
}

/** A strength on the scale from 0 to 1. */
export const scaleStrength = (strength: number): number => strength / (HALF_STRENGTH + strength);

function averageLength(documents: readonly object[], lengthOf: (document: object) => number): number {
  const lengths = documents.map(lengthOf).filter((length) => length > 0);
  return lengths.length === 0 ? 1 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}
