import { MAX_RECORD } from './limits.ts';
import { FileProblem } from './problems.ts';

/** Objects of JSON, one after another: one a line, a list of them, or what an API answers (`{"items": [...]}`), also several of these. */

export interface JsonObject {
  /** of the file, where it begins */
  line: number;
  /** undefined: it cannot be read */
  value: unknown;
}

/** Reads piece by piece: what is kept in memory is one object. `isWanted` tells what an answer lists from what belongs to an object itself. */
export async function* readJsonObjects(
  chunks: AsyncIterable<string>,
  isWanted: (value: unknown) => boolean,
): AsyncGenerator<JsonObject> {
  const reader = new ObjectReader(isWanted);
  for await (const chunk of chunks) yield* reader.read(chunk);
  reader.end();
}

const OUTSIDE = /["{}[\]\n]/g;
const INSIDE = /["\\\n]/g;
const BETWEEN = /^[\s,]*$/;
const ANSWER = /^\{\s*"items"\s*:\s*$/;
/** Longer than the beginning of any answer. */
const LONGEST_START = 100;

class ObjectReader {
  readonly #isWanted: (value: unknown) => boolean;
  #line = 1;
  #depth = 0;
  #isInText = false;
  #skipsNext = false;
  #hasRead = false;
  /** how deep the objects are that are given out: 2 within an answer */
  #base: 0 | 2 = 0;
  /** the object that is being read, as far as it goes */
  #open: { line: number; text: string } | null = null;
  /** what may be an answer, until its first entry tells; where that begins in the text */
  #answer: { line: number; at: number } | 'no entry yet' | null = null;

  constructor(isWanted: (value: unknown) => boolean) {
    this.#isWanted = isWanted;
  }

  *read(chunk: string): Generator<JsonObject> {
    let from = 0;
    let at = 0;
    const textUpTo = (end: number): string => (this.#open?.text ?? '') + chunk.slice(from, end);
    while (at < chunk.length) {
      if (this.#skipsNext) {
        this.#skipsNext = false;
        at += 1;
      }
      const signs = this.#isInText ? INSIDE : OUTSIDE;
      signs.lastIndex = at;
      const found = signs.exec(chunk);
      const end = found?.index ?? chunk.length;
      if (this.#depth === 0 && !BETWEEN.test(chunk.slice(at, end))) throw this.#noJson();
      if (!found) break;
      at = end + 1;
      switch (found[0]) {
        case '\n':
          this.#line += 1;
          if (this.#isInText) {
            // no text of JSON goes on in another line: what follows is read as if it had ended
            if (this.#base !== 0 || !this.#open) throw new FileProblem('CUT_OFF', { line: this.#line - 1 });
            yield { line: this.#open.line, value: undefined };
            this.#forget();
          }
          break;
        case '\\':
          this.#skipsNext = true;
          break;
        case '"':
          if (this.#depth === 0) throw this.#noJson();
          this.#isInText = !this.#isInText;
          break;
        case '[':
          if (this.#depth === 0) break;
          if (this.#depth === 1 && this.#base === 0 && this.#open && this.#open.text.length < LONGEST_START)
            if (ANSWER.test(textUpTo(end))) this.#answer = 'no entry yet';
          this.#depth += 1;
          break;
        case ']':
          if (this.#depth === 0) break;
          this.#depth -= 1;
          if (this.#depth === 1) {
            this.#base = 0;
            this.#answer = null;
          }
          break;
        case '{':
          if (this.#depth === this.#base) {
            this.#open = { line: this.#line, text: '' };
            from = end;
          } else if (this.#answer === 'no entry yet') this.#answer = { line: this.#line, at: textUpTo(end).length };
          this.#depth += 1;
          break;
        default: {
          if (this.#depth === 0) throw this.#noJson();
          this.#depth -= 1;
          if (!this.#open) break;
          if (this.#depth === this.#base) {
            const { line } = this.#open;
            const text = textUpTo(at);
            this.#open = null;
            this.#hasRead = true;
            yield { line, value: parsed(text) };
          } else if (this.#depth === 2 && this.#answer !== null && this.#answer !== 'no entry yet') {
            const { line, at: start } = this.#answer;
            const value = parsed(textUpTo(at).slice(start));
            this.#answer = null;
            if (!this.#isWanted(value)) break;
            this.#base = 2;
            this.#open = null;
            this.#hasRead = true;
            yield { line, value };
          }
        }
      }
    }
    if (!this.#open) return;
    this.#open.text = textUpTo(chunk.length);
    if (this.#open.text.length > MAX_RECORD) throw new FileProblem('TOO_LONG', { line: this.#open.line });
  }

  end(): void {
    if (this.#depth > 0) throw new FileProblem('CUT_OFF', { line: this.#open?.line ?? this.#line });
    if (!this.#hasRead) throw this.#noJson();
  }

  #forget(): void {
    this.#open = null;
    this.#answer = null;
    this.#isInText = false;
    this.#depth = 0;
    this.#hasRead = true;
  }

  #noJson(): FileProblem {
    return new FileProblem('FORMAT_UNKNOWN', { line: this.#line });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
