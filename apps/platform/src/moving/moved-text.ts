import { decodeText, encodingOf } from '@brixel/exchange/decode-text';

/** The text of a file, and how it begins. */
interface MovedText {
  start: Buffer;
  /** for a look at what it is */
  startText: string;
  text: AsyncGenerator<string>;
}

const UTF16 = 'utf-16le';

export async function openText(chunks: AsyncIterable<Uint8Array>): Promise<MovedText> {
  const iterator = chunks[Symbol.asyncIterator]();
  const { value: first = new Uint8Array() } = await iterator.next();
  const start = Buffer.from(first.subarray(0, 4096));
  const encoding = encodingOf(start);
  const all = (async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
  return {
    start,
    startText: new TextDecoder(encoding === UTF16 ? UTF16 : 'latin1').decode(start),
    text: decodeText(all, encoding),
  };
}
