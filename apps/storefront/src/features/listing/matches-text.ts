import { foldText } from '#data/catalog/cache/fold-text.ts';

const withoutWrittenUmlauts = (text: string): string => text.replace(/([aou])e/g, '$1');

/** Whether a label contains the text; `grun`, `gruen` and `Grün` are one word, `2x4` and `2×4` one size. */
export function matchesText(label: string, text: string): boolean {
  const [name, wanted] = [foldText(label), foldText(text.trim())];
  return name.includes(wanted) || name.includes(withoutWrittenUmlauts(wanted));
}
