import { comparedPath } from '@brixel/contract/shop-path';
import type { IOptions } from 'sanitize-html';

/**
 * What the office may write into a page: headings, paragraphs, lists, tables, links, emphasis, and pictures of this shop. Everything
 * else is left out when it is saved, so that nobody who may write texts can run a script in the shop.
 */
const OPTIONS: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  // editors write the first ones; a page has its heading already
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // of these not even the text stays
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'embed'],
    ...['template', 'title', 'svg', 'math', 'xmp', 'plaintext', 'select', 'button'],
  ],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs),
  selfClosing: ['br', 'hr', 'img'],
};

/** Pictures of others would tell them who reads the page; calls would be made with the cookies of whoever does. */
const isOwnPicture = ({ src = '', srcset = '' }: Record<string, string>): boolean =>
  [src, ...srcset.split(',').filter((candidate) => candidate.trim() !== '')].every((candidate) => {
    const [, address] = /^\s*(\/(?!\/)[^\s\\]+)(?:\s+[\d.]+[wx])?\s*$/.exec(candidate) ?? [];
    const path = address === undefined ? null : comparedPath(address);
    return path !== null && !/^\/(?:admin|api)(?:\/|$)/.test(path);
  });

/** Loaded by the first text that is saved: most nodes of a shop never need it. */
export async function sanitiseContent(html: string): Promise<string> {
  const { default: sanitise } = await import('sanitize-html');
  return sanitise(html, OPTIONS)
    .replace(/<(br|hr) \/>/g, '<$1>')
    .trim();
}

const elementsOf = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;

/** Whether saving a text would leave every element of it. */
export const isWritable = async (html: string): Promise<boolean> =>
  elementsOf(await sanitiseContent(html)) === elementsOf(html);
