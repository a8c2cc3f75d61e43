/** What was searched for, as it may be kept. */

const LONGEST = 40;
const MOST_WORDS = 5;

/**
 * Null for what may be of a person instead of goods: addresses, long numbers, whole sentences. Numbers of parts and elements have
 * at most seven digits.
 */
export function searchedWords(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}×+.\-/@]+/u)
    .filter((word) => word !== '');
  const joined = words.join(' ');
  if (joined.length < 2 || joined.length > LONGEST || words.length > MOST_WORDS) return null;
  return /@|www\.|:\/\/|\d{8}/.test(joined.replaceAll(/(?<=\d)[ \-/.]+(?=\d)/g, '')) ? null : joined;
}
