const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 knows no control characters but tab and line ends, nor the two signs that are none. */
const isWritable = (sign: string): boolean =>
  (sign >= ' ' && sign !== '\ufffe' && sign !== '\uffff') || sign === '\t' || sign === '\n' || sign === '\r';

/** Without the signs that no XML file can hold. */
export const writableText = (text: string): string => [...text.toWellFormed()].filter(isWritable).join('');

export const xmlText = (text: string): string =>
  writableText(text)
    .replace(/[&<>"]/g, (sign) => escapes[sign]!)
    .replaceAll('\r', '&#13;');

/** An element of each value that is there. */
export const xmlElements = (fields: Readonly<Record<string, string | number | null>>): string =>
  Object.entries(fields)
    .map(([name, value]) => (value === null ? '' : `<${name}>${xmlText(String(value))}</${name}>`))
    .join('');
