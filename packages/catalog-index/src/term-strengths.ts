import { type Analyser, hasDigit } from './analyse.ts';
import { pathReader } from './document.ts';
import { isReadBySpaces, words } from './fold.ts';

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
/** After so many texts of a field it is known whether they repeat. */
const LEARNT_AFTER = 4096;
/** Texts are kept of fields in which at least one of so many has been met before. */
const SELDOM = 8;
const MAX_KNOWN_PIECES = 200_000;

/** The numbers of a field's terms, each once. */
interface FieldTerms {
  terms: readonly number[];
  counts: readonly number[];
  /** how many words are significant */
  length: number;
}

const NO_TERMS: FieldTerms = { terms: [], counts: [], length: 0 };

export interface StrengthReader {
  /** Shows each term of a document with how strongly it holds it: the sum over its fields, boosted. */
  read(document: object, look: (term: number, strength: number) => void): void;
  /** all terms that were met */
  readonly numbers: ReadonlyMap<string, number>;
}

/** `sample` are some of the documents that are read later, from which the usual length of each field is learnt. */
export function createStrengthReader(
  fields: readonly TextField[],
  analyser: Analyser,
  sample: readonly object[],
): StrengthReader {
  const numbers = new Map<string, number>();
  /** Of words as texts have them: twice the number of the term, and one more where it is a little one, which does not count for the length. */
  const knownWords = new Map<string, number>();
  /** the same of all words between two spaces */
  const knownPieces = new Map<string, readonly number[]>();
  // Descriptions and categories repeat across the colours of a part; most of the time of a build is analysing texts.
  let analysed = new Map<string, FieldTerms>();
  let older = new Map<string, FieldTerms>();
  /** by term, zero between two texts */
  let counted = new Float64Array(1024);
  /** by term, zero between two documents */
  let strengths = new Float64Array(1024);
  const readers = fields.map(({ path }) => ({ read: pathReader(path), texts: 0, repeated: 0, isKept: true }));

  function numberOf(term: string): number {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(apart(term), number);
    return number;
  }

  function lookUp(word: string): number {
    const known = knownWords.get(word);
    if (known !== undefined) return known;
    // as many as products, and neither stemmed nor little
    if (hasDigit(word)) return 2 * numberOf(word);
    const own = apart(word);
    const found = 2 * numberOf(analyser.stem(own)) + (analyser.isLittle(own) ? 1 : 0);
    knownWords.set(own, found);
    return found;
  }

  function lookUpPiece(piece: string): readonly number[] {
    const known = knownPieces.get(piece);
    if (known) return known;
    const own = apart(piece);
    const found = words(own, analyser.language).map(lookUp);
    if (knownPieces.size >= MAX_KNOWN_PIECES) knownPieces.clear();
    knownPieces.set(own, found);
    return found;
  }

  function countTerms(text: string): FieldTerms {
    const terms: number[] = [];
    let length = 0;
    const count = (found: readonly number[]): void => {
      for (let at = 0; at < found.length; at++) {
        const term = found[at]! >>> 1;
        if (term >= counted.length) counted = larger(counted, numbers.size);
        if (counted[term] === 0) terms.push(term);
        counted[term] = counted[term]! + 1;
        length += 1 - (found[at]! & 1);
      }
    };
    if (isReadBySpaces(text)) for (const piece of text.split(' ')) count(lookUpPiece(piece));
    else count(words(text, analyser.language).map(lookUp));
    const counts = terms.map((term) => counted[term]!);
    for (const term of terms) counted[term] = 0;
    return { terms, counts, length };
  }

  function termsOf(document: object, field: number): FieldTerms {
    const reader = readers[field]!;
    const text = reader.read(document).join(' ');
    if (text === '') return NO_TERMS;
    if (!reader.isKept) return countTerms(text);
    const known = analysed.get(text);
    reader.texts += 1;
    if (known) reader.repeated += 1;
    if (reader.texts === LEARNT_AFTER) reader.isKept = reader.repeated * SELDOM >= LEARNT_AFTER;
    if (known) return known;
    const found = older.get(text) ?? countTerms(text);
    if (analysed.size >= MAX_CACHED_TEXTS) {
      older = analysed;
      analysed = new Map();
    }
    analysed.set(text, found);
    return found;
  }

  // a function in here that named the sample would keep it as long as the reader
  const usual = averageLengths(sample, fields.length, (document, field) => termsOf(document, field).length);

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
    numbers,
  };
}

/** A part of a text keeps all of it in memory. */
const apart = (part: string): string => [...part].join('');

function larger(values: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  const copy = new Float64Array(2 * length);
  copy.set(values);
  return copy;
}

/** A strength on the scale from 0 to 1. */
export const scaleStrength = (strength: number): number => strength / (HALF_STRENGTH + strength);

/** Of each field where it is not empty. */
const averageLengths = (
  documents: readonly object[],
  fieldCount: number,
  lengthOf: (document: object, field: number) => number,
): number[] =>
  Array.from({ length: fieldCount }, (_, field) => {
    const lengths = documents.map((document) => lengthOf(document, field)).filter((length) => length > 0);
    return lengths.length === 0 ? 1 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  });
