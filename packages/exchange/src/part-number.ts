import { DESIGNS } from '@brixel/bricks/designs';

/** Numbers of parts are made of a base, a letter of the mould, a pattern and an assembly: `3070bpb01`, `973pb10c01`. */
const PARTS =
  /^(?<base>\d{2,6}|[a-z]{1,6}\d*)(?<mould>[a-d])?(?<pattern>(?:pb|px|pr|ps|p)\d+[a-z]?)?(?<assembly>c\d+[a-z]?)?$/i;

/** The same part under another number. */
const aliases: Readonly<Record<string, string>> = {
  '4073': '6141',
  '98138': '35381',
  '50746': '54200',
  '92950': '3455',
  '6143': '3941',
  '3794': '15573',
};

const known: ReadonlySet<string> = new Set(DESIGNS.map(({ number }) => number));

/** Which of our designs a part is; `isPlain` is false where it is printed or assembled, so that ours only resembles it. */
export function designOf(itemNo: string): { number: string; isPlain: boolean } | null {
  const { base, pattern, assembly } = PARTS.exec(itemNo)?.groups ?? {};
  if (!base) return null;
  const number = aliases[base] ?? base;
  return known.has(number) ? { number, isPlain: !pattern && !assembly } : null;
}

/** What two numbers of the same part have in common: neither capitals nor the letter of the mould count, nor under which number it is sold. */
export function partKey(itemNo: string): string {
  const number = itemNo.toLowerCase();
  const { base, pattern = '', assembly = '' } = PARTS.exec(number)?.groups ?? {};
  return base ? (aliases[base] ?? base) + pattern + assembly : number;
}
