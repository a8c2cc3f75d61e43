import sax from 'sax';
import { MAX_CHILDREN, MAX_DEPTH, MAX_TEXT } from './limits.ts';
import { FileProblem } from './problems.ts';

export interface XmlElement {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

export interface XmlShape {
  /** names that the outermost element may have */
  roots: readonly string[];
  /** names of the elements from below the root down to those that are wanted */
  path: readonly string[];
  /** called with each element on the way there */
  onParent?: (element: XmlElement) => void;
  /** for formats that are deeper than files of lots */
  maxDepth?: number;
  /** names may carry the prefix of a namespace, which is left out */
  hasPrefixes?: boolean;
}

/**
 * The wanted elements of an XML text, one after another, while it is read. Documents cannot define entities, other
 * parts of them are passed over, and depth and length are bounded.
 */
export async function* readXml(
  chunks: AsyncIterable<string> | Iterable<string>,
  { roots, path, onParent, maxDepth = MAX_DEPTH, hasPrefixes = false }: XmlShape,
): AsyncGenerator<XmlElement> {
  const parser = sax.parser(true, { position: true });
  const found: XmlElement[] = [];
  /** the wanted element that is being read, and those open in it */
  const reading: XmlElement[] = [];
  /** names of the elements that are open: words of the parser are English, an element is found in the file */
  const open: string[] = [];
  let isOver = false;
  /** how many of the open elements lead to a wanted one */
  let matched = 0;

  function fail(code: 'BROKEN_XML' | 'CUT_OFF' | 'FORMAT_UNKNOWN' | 'TOO_DEEP' | 'TOO_LONG', detail: string): never {
    throw new FileProblem(code, { line: parser.line + 1, column: parser.column + 1, detail });
  }

  function addChild(element: XmlElement): void {
    const { children } = reading.at(-1)!;
    if (children.length >= MAX_CHILDREN) fail('TOO_LONG', element.name);
    children.push(element);
    reading.push(element);
  }

  function addText(text: string): void {
    const element = reading.at(-1);
    if (!element) return;
    if (element.text.length + text.length > MAX_TEXT) fail('TOO_LONG', element.name);
    element.text += text;
  }

  parser.onerror = () => fail(isOver ? 'CUT_OFF' : 'BROKEN_XML', open.length === 0 ? '' : `<${open.at(-1)}>`);
  parser.onopentag = ({ name: written, attributes }) => {
    const name = hasPrefixes ? written.slice(written.indexOf(':') + 1) : written;
    const depth = open.length;
    if (depth >= maxDepth) fail('TOO_DEEP', name);
    const element = {
      name,
      line: parser.line + 1,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
    };
    if (reading.length > 0) addChild(element);
    else if (depth === 0 && !roots.includes(name)) fail('FORMAT_UNKNOWN', name);
    else if (depth === matched && (depth === 0 || path[depth - 1] === name)) {
      matched += 1;
      if (matched > path.length) reading.push(element);
      else onParent?.(element);
    }
    open.push(name);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = () => {
    open.pop();
    matched = Math.min(matched, open.length);
    const element = reading.pop();
    if (element && reading.length === 0) found.push(element);
  };

  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* found.splice(0);
  }
  if (matched === 0 && parser.position === 0) fail('BROKEN_XML', '');
  isOver = true;
  parser.close();
  yield* found.splice(0);
}

/** The texts of an element's children by their names. */
export const fieldsOf = ({ children }: XmlElement): Readonly<Record<string, string>> =>
  Object.fromEntries(children.map(({ name, text }) => [name, text.trim()]));
