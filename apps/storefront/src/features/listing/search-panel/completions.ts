import { foldText } from '#data/catalog/cache/fold-text.ts';

export interface Completion {
  /** the whole phrase */
  text: string;
  /** how much of it was typed already; the rest is what the shop adds */
  typed: number;
}

/** How far a phrase is covered by what was typed, however that was spelled: `grun` covers `Grün`, `2x` covers `2×`. */
function typedLength(phrase: string, text: string): number {
  const wanted = foldText(text.trim());
  let folded = '';
  for (const [at, letter] of [...phrase].entries()) {
    folded += foldText(letter);
    if (!wanted.startsWith(folded)) return at;
  }
  return phrase.length;
}

/** Phrases that say more than what was typed. */
export const completionsOf = (text: string, phrases: readonly string[]): Completion[] =>
  phrases
    .map((phrase) => ({ text: phrase, typed: typedLength(phrase, text) }))
    .filter((completion) => completion.typed < completion.text.length);
