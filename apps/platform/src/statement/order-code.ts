/** Order numbers in what people write: in any case, with or without prefix and hyphens, broken into lines, with look-alikes mixed up. */

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'O',
  Q: 'O',
  D: 'O',
  '1': 'I',
  L: 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  U: 'V',
};

/** Letters and digits alone, those that are taken for each other made equal. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[0125678QDLU]/g, (letter) => lookAlikes[letter] ?? letter);

/** Shorter ones stand in texts by chance: they count only with the prefix. */
const LONG_ENOUGH = 8;

/** What of an order number has to be found. */
export function codeOf(orderNumber: string): string {
  const bare = folded(orderNumber.slice(orderNumber.indexOf('-') + 1));
  return bare.length >= LONG_ENOUGH ? bare : folded(orderNumber);
}

/** Finds which of many codes stand in a text. */
export function codeFinder<T>(values: ReadonlyMap<string, T>): (foldedText: string) => T[] {
  const lengths = [...new Set([...values.keys()].map((code) => code.length))];
  return (text) => {
    const found = new Set<T>();
    for (const length of lengths)
      for (let start = 0; start + length <= text.length; start += 1) {
        const value = values.get(text.slice(start, start + length));
        if (value !== undefined) found.add(value);
      }
    return [...found];
  };
}

/** How many letters have to be changed, added or left out until the code stands in the text. */
export function slipsIn(text: string, code: string): number {
  let row = new Array<number>(text.length + 1).fill(0);
  for (let place = 1; place <= code.length; place += 1) {
    const next = [place];
    for (let end = 1; end <= text.length; end += 1) {
      const change = row[end - 1]! + (code[place - 1] === text[end - 1] ? 0 : 1);
      next.push(Math.min(change, row[end]! + 1, next[end - 1]! + 1));
    }
    row = next;
  }
  return Math.min(...row);
}
