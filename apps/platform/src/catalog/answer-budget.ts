/** Stored documents may have so many times the bytes of the answer that is made of them: lists want few of their fields. */
const READ_PER_ANSWERED = 4;

const KIB = 1024;
/** Of a counted field and of each of its values: to count, sort and name them is more work than their few letters show. */
const FACET_BYTES = 64 * KIB;
const BUCKET_BYTES = 200;
const FIELD_BYTES = 1024 * KIB;

/** A search that is not answered. */
export class Refusal {
  readonly error: 'BAD_REQUEST' | 'UNAVAILABLE';
  readonly text: string;

  constructor(error: Refusal['error'], text: string) {
    this.error = error;
    this.text = text;
  }
}

/** What one request may cost, over all the searches in it: bytes that are read for it, and bytes that it is answered with. */
export class AnswerBudget {
  readonly #limitKb: number;
  #answer: number;
  #reading: number;

  constructor(limitKb: number) {
    this.#limitKb = limitKb;
    this.#answer = limitKb * KIB;
    this.#reading = this.#answer * READ_PER_ANSWERED;
  }

  get isExceeded(): boolean {
    return this.#answer < 0 || this.#reading < 0;
  }

  takeReading(bytes: number): void {
    this.#reading -= bytes;
  }

  takeAnswer(bytes: number): void {
    this.#answer -= bytes;
  }

  /** what is counted, at the most so many values as there are documents */
  takeFacets(facets: readonly { size: number }[], documents: number): void {
    for (const { size } of facets) this.#answer -= FACET_BYTES + BUCKET_BYTES * Math.min(size, documents);
  }

  /** fields that are read from all documents on first use; charged to every request */
  takeFields(count: number): void {
    this.#reading -= count * FIELD_BYTES;
  }

  refusal(): Refusal {
    return new Refusal(
      'BAD_REQUEST',
      `The answer would be larger than ${this.#limitKb} KB, or too much would have to be read for it: ask for fewer hits or fewer fields`,
    );
  }
}
