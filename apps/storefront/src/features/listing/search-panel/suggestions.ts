import { foldText } from '#data/catalog/cache/fold-text.ts';
import type { CardProduct, MenuCategory } from '#data/catalog/fields.ts';
import type { HelpPage } from '#data/catalog/help-queries.ts';
import type { LiveResults } from './use-live-search.ts';

export interface Suggestions {
  help: HelpPage[];
  completions: Completion[];
  categories: MenuCategory[];
  products: CardProduct[];
  /** how many options that makes, with the one that leads to all results */
  count: number;
}

/** Completions and categories together; more would push the products out of sight. */
const WORDS = 3;
const PRODUCTS = { wide: 6, narrow: 4 };

/** The few options that fit before one reads instead of picking: ten on wide screens, eight on narrow ones. */
export function suggestionsOf(text: string, results: LiveResults, isWide: boolean): Suggestions {
  const places = results.categories.length > 0 ? WORDS - 1 : WORDS;
  const completions = completionsOf(text, results.phrases).slice(0, places);
  const categories = results.categories.slice(0, WORDS - completions.length);
  const products = results.products.slice(0, isWide ? PRODUCTS.wide : PRODUCTS.narrow);
  const all = products.length > 0 ? 1 : 0;
  const { help } = results;
  const count = help.length + completions.length + categories.length + products.length + all;
  return { help, completions, categories, products, count };
}

interface Completion {
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

/** Phrases that extend what was typed. */
export const completionsOf = (text: string, phrases: readonly string[]): Completion[] =>
  phrases
    .map((phrase) => ({ text: phrase, typed: typedLength(phrase, text) }))
    .filter((completion) => completion.typed < completion.text.length);
