/** A house number at the end, as in "Lindenstraße 14 a" and "Via Roma, 12/B"; or at the beginning, as in "12 bis rue du Port". */
const NUMBER_LAST = /^(.*\p{L}.*?)[,\s]\s*(\d+\s?\p{L}?(?:\s?[-/+]\s?\d*\s?\p{L}?)*)$/u;
const NUMBER_FIRST = /^(\d+\s?\p{L}?(?:\s(?:bis|ter))?)[,\s]\s*(\p{L}.*)$/u;

const LONGEST = 400;

/** Street, house number and what else there is: other shops write them into one line, and further lines below it. */
export function streetLines(text: string): string[] {
  // longer than any address: it is refused as it is, and not searched through
  if (text.length > LONGEST) return [text];
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = '', second = '', ...rest] = lines;
  if (/^\d/.test(second)) return lines;
  const [, street, number] = NUMBER_LAST.exec(first) ?? swapped(NUMBER_FIRST.exec(first));
  if (street === undefined || number === undefined) return lines;
  return [street.trim(), number, ...(second === '' ? [] : [second]), ...rest];
}

const swapped = (found: RegExpExecArray | null): (string | undefined)[] => [found?.[0], found?.[2], found?.[1]];
