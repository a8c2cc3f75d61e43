/** Whether a payer may be the person of an order. */

/** `Müller`, `Mueller` and `MULLER` are one word. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** All words of one of the names stand in the text. */
export function saysName(text: string, names: readonly string[]): boolean {
  const said = new Set(wordsOf(text));
  return names.some((name) => {
    const words = wordsOf(name);
    return words.some((word) => word.length > 2) && words.every((word) => said.has(word));
  });
}
