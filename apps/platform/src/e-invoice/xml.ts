import { xmlText } from '@brixel/exchange/xml-text';

/** A tree of XML. What is empty is not written: rules of electronic invoices allow no empty element. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
}

type Attributes = Readonly<Record<string, string>>;

/** An element with a text; null where there is none. */
export function leaf(name: string, text: string | null, attributes: Attributes = {}): Element | null {
  return text ? { name, attributes, content: text } : null;
}

/** An element of others; null where there are none. */
export function node(name: string, children: readonly (Element | null)[], attributes: Attributes = {}): Element | null {
  const content = children.filter((child) => child !== null);
  return content.length === 0 ? null : { name, attributes, content };
}

/** `namespaces` by prefix; the empty one is that of the root without a prefix. */
export function xmlFile(root: Element, namespaces: Attributes): string {
  const declared = Object.entries(namespaces).map(([prefix, address]) => [
    prefix ? `xmlns:${prefix}` : 'xmlns',
    address,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written({ ...root, attributes: { ...Object.fromEntries(declared), ...root.attributes } }, '')}\n`;
}

function written({ name, attributes, content }: Element, indent: string): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(' ');
  if (typeof content === 'string') return `${indent}<${open}>${xmlText(content)}</${name}>`;
  return [`${indent}<${open}>`, ...content.map((child) => written(child, `${indent}  `)), `${indent}</${name}>`].join(
    '\n',
  );
}
