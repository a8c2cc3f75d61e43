import { MAX_TEXT } from './limits.ts';
import { FileProblem } from './problems.ts';

const OPENING = /<([A-Z][A-Z0-9]*)>/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;

const escaped = (text: string): string =>
  text.startsWith('<![CDATA[')
    ? text
    : text.replaceAll(ENTITY, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Makes XML of a file whose writer does not escape what stands in fields, piece by piece. Whatever is not one of the `containers` is a
 * field, which ends where its own name is closed.
 */
export async function* escapeFields(
  chunks: AsyncIterable<string> | Iterable<string>,
  containers: ReadonlySet<string>,
): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    const { written, rest } = escapeWhole(text, containers);
    text = rest;
    if (written !== '') yield written;
  }
  yield text;
}

/** Up to the last field that is whole. */
function escapeWhole(text: string, containers: ReadonlySet<string>): { written: string; rest: string } {
  let written = '';
  let from = 0;
  OPENING.lastIndex = 0;
  for (let tag = OPENING.exec(text); tag; tag = OPENING.exec(text)) {
    const [{ length }, name] = [tag[0], tag[1]!];
    if (containers.has(name)) continue;
    const start = tag.index + length;
    const end = text.indexOf(`</${name}>`, start);
    if (end === -1) {
      if (text.length - start > MAX_TEXT) throw new FileProblem('TOO_LONG', { detail: name });
      return { written: written + text.slice(from, tag.index), rest: text.slice(tag.index) };
    }
    written += text.slice(from, start) + escaped(text.slice(start, end));
    from = end;
    OPENING.lastIndex = end;
  }
  // the last tag may be cut
  const open = text.lastIndexOf('<');
  const end = open >= from && !text.includes('>', open) ? open : text.length;
  return { written: written + text.slice(from, end), rest: text.slice(end) };
}
