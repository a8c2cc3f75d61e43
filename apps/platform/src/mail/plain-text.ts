const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/** Paragraphs of the shop's own pages without their mark-up. */
export const plainText = (markup: string): string =>
  markup
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<li>/g, '\n- ')
    .replace(/<\/(p|h\d|ul|ol|table|tr)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
