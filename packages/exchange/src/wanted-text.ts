import { colourNumber } from './colour-number.ts';
import { designOf } from './part-number.ts';
import { isPartNumber, type Wanted, type WantedLine, type WantedProblem, wantedQty } from './wanted.ts';
import { wantedInWords } from './wanted-words.ts';

/** Lists as people write them: `3001 rot 20`, `20x 3001 Rot`, `3001;5;20`, one part in each line. Colour numbers are BrickLink's. */

const PIECES = 'x|×|stk|stück|stueck|st|pcs|pieces|piece|pc|pezzi|pezzo|pz';
const COUNTED = new RegExp(String.raw`(?<=^|[\s;,|])(?<qty>\d{1,9})\s*(?:${PIECES})\.?(?=$|[\s;,|])`, 'iu');
const COUNT_BEHIND = /(?<=^|[\s;,|])[x×]\s*(?<qty>\d{1,9})(?=$|[\s;,|])/iu;

export function* readWantedText(text: string): Generator<WantedLine> {
  for (const [at, written] of text.split(/\r\n|\n|\r/).entries()) {
    const line = written.trim();
    if (line === '' || /^(?:#|\/\/)/.test(line)) continue;
    const said = line.replace(/^[-*•]\s+/, '');
    const wanted = wantedIn(said);
    yield { line: at + 1, text: line, wanted: typeof wanted === 'string' ? (wantedInWords(said) ?? wanted) : wanted };
  }
}

function wantedIn(line: string): Wanted | WantedProblem {
  const counted = COUNTED.exec(line) ?? COUNT_BEHIND.exec(line);
  if (!counted) return fromWords(wordsOf(line));
  const rest = line.slice(0, counted.index) + line.slice(counted.index + counted[0].length);
  const [part, ...colour] = wordsOf(rest);
  return wantedOf(part, colour, counted.groups!.qty!);
}

/** Cells where it is a row of a table, else words. */
const wordsOf = (line: string): string[] =>
  line
    .split(/[;\t|,]/.test(line) ? /[;\t|,]/ : /\s+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const isCount = (word: string | undefined): word is string => word !== undefined && /^\d{1,9}$/.test(word);

function fromWords(words: readonly string[]): Wanted | WantedProblem {
  const [first, second, ...rest] = words;
  const last = words.at(-1);
  if (words.length >= 3 && isCount(last))
    return isPartLast(first!, last)
      ? wantedOf(last, words.slice(1, -1), first!)
      : wantedOf(first, words.slice(1, -1), last);
  if (words.length === 2 && isCount(second)) return wantedOf(first, [], second);
  if (words.length >= 3 && isCount(first) && isPartNumber(second!) && !isPartFirst(first, second!))
    return wantedOf(second, rest, first);
  if (words.length >= 3 && isCount(second)) return wantedOf(first, rest, second);
  return wantedOf(first, words.slice(1), '1');
}

/** Of two numbers before a colour the longer one is the part, unless only one of them is known. */
function isPartFirst(first: string, second: string): boolean {
  const [isFirst, isSecond] = [designOf(first) !== null, designOf(second) !== null];
  return isFirst === isSecond ? isCount(second) && first.length > second.length : isFirst;
}

/** `12 dark red 3001`: of numbers around a colour the first one is the part, unless only the last one is known or could be one. */
function isPartLast(first: string, last: string): boolean {
  if (!isCount(first) || designOf(first) !== null) return false;
  return designOf(last) !== null || (first.length < 3 && last.length > 3);
}

/** Not every keyboard has an ß, and capitals have none. */
const colourNamed = (text: string): number | null =>
  colourNumber(text, 'bricklink') ?? colourNumber(text.toLowerCase().replaceAll('ss', 'ß'), 'bricklink');

function wantedOf(part: string | undefined, colour: readonly string[], count: string): Wanted | WantedProblem {
  if (!part || !isPartNumber(part)) return 'NO_PART';
  if (colour.length === 0) return 'NO_COLOUR';
  const colourNo = colourNamed(colour.join(' '));
  if (colourNo === null) return 'COLOUR_UNKNOWN';
  const qty = wantedQty(count);
  return qty === null ? 'QTY' : { part, colourNo: colourNo || null, qty, condition: null };
}
