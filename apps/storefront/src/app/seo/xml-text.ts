const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
