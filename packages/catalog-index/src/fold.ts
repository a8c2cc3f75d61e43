export type Language = 'de' | 'it' | 'en';

const ASCII = /^[\0-\x7f]*$/;

/** Lower case without accents. In German `ü`, `ue` and `u` become one, so that grün, gruen and grun meet. */
export function fold(text: string, language: Language): string {
  let folded = text.toLowerCase();
  if (!ASCII.test(folded)) {
    folded = folded.replaceAll('ß', 'ss').replaceAll('×', 'x').normalize('NFD').replace(/\p{M}/gu, '');
  }
  // After another vowel or q the e belongs to the next syllable: blaue, neue, Quelle.
  return language === 'de' ? folded.replace(/(?<![aeioq])([aou])e/g, '$1') : folded;
}

/** `2x4`, `2 x 4` and `4 × 2` are the same brick: one token, short side first. */
const MEASURE = /(?<![\p{L}\p{N}])(\d{1,3})\s*x\s*(\d{1,3})(?:\s*x\s*(\d{1,3}))?(?![\p{L}\p{N}])/gu;

function joinMeasure(_match: string, first: string, second: string, third: string | undefined): string {
  const [short, long] = Number(first) <= Number(second) ? [first, second] : [second, first];
  return ` ${short}x${long}${third === undefined ? '' : `x${third}`} `;
}

const MARKUP = /<[^>]*>|&[a-z]+;/gi;
const WORD = /[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*/gu;

/** The folded words of a text. Article numbers stay whole; a hyphen between plain words parts them. */
export function words(text: string, language: Language): string[] {
  const plain = text.includes('<') || text.includes('&') ? text.replace(MARKUP, ' ') : text;
  const folded = fold(plain, language).replace(MEASURE, joinMeasure);
  const found: string[] = [];
  for (const [word] of folded.matchAll(WORD)) {
    const parts = word.split(/[-._]/);
    // A number keeps its parts findable too: `3001-red` is found as a whole, as 3001 and as red.
    if (parts.length > 1 && /\d/.test(word)) found.push(word);
    found.push(...parts);
  }
  return found;
}
