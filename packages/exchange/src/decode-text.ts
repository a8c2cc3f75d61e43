import { FileProblem } from './problems.ts';

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

/** Which encoding a text begins in: without a mark it is taken for UTF-8, which says itself whether it is. */
export function encodingOf(start: Uint8Array): Encoding {
  return start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : 'utf-8';
}

/** Without its byte order mark. Text that is not of this encoding is a problem of the file. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  const decode = (chunk: Uint8Array | undefined): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new FileProblem('NOT_UTF8', { line });
    }
  };
  for await (const chunk of chunks) {
    const text = decode(chunk);
    yield text;
    line += text.split('\n').length - 1;
  }
  yield decode(undefined);
}
