import { readPath } from './document.ts';
import type { Language } from './fold.ts';
import { fold, words } from './fold.ts';
import type { TermDictionary } from './term-dictionary.ts';
import type { TextMatcher } from './text-match.ts';

/** Offers ways to finish or correct what somebody is typing. */
export interface Completions {
  complete(text: string): string[];
}

const MOST_COMPLETIONS = 8;
const SHORTEST_WORD = 3;

interface NamedWord {
  folded: string;
  /** as the shop writes it */
  shown: string;
  frequency: number;
}

export function createCompletions(
  documents: readonly object[],
  namePath: string,
  language: Language,
  matcher: TextMatcher,
  dictionary: TermDictionary,
): Completions {
  const named = collectWords(documents, namePath, language);
  const shownOfStem = new Map<string, NamedWord>();

  function finish(prefix: string): NamedWord[] {
    const found: NamedWord[] = [];
    for (let at = firstAtLeast(named, prefix); at < named.length; at++) {
      const word = named[at]!;
      if (!word.folded.startsWith(prefix)) break;
      found.push(word);
    }
    // The whole word first, however rare: "grün" before "Grundplatte".
    return found.sort(
      (a, b) =>
        Number(b.folded === prefix) - Number(a.folded === prefix) ||
        b.frequency - a.frequency ||
        (a.folded < b.folded ? -1 : 1),
    );
  }

  /** The most frequent written form of a stem that a misspelt word was taken for. */
  function shownForm(stem: string): string | null {
    const known = shownOfStem.get(stem);
    if (known) return known.shown;
    const best = finish(stem)[0];
    if (best) shownOfStem.set(stem, best);
    return best?.shown ?? null;
  }

  function correct(text: string): string | null {
    let changed = false;
    const corrected = matcher.expand(text).map(({ token, expansions }) => {
      const [first] = expansions;
      if (!first || dictionary.find(token.term) >= 0) return token.word;
      const term = dictionary.terms[first.term]!;
      const shown = term.startsWith(token.term) ? null : shownForm(term);
      if (shown) changed = true;
      return shown ?? token.word;
    });
    return changed ? corrected.join(' ') : null;
  }

  return {
    complete(text) {
      const written = text.trim();
      const start = written.lastIndexOf(' ') + 1;
      const last = fold(written.slice(start), language);
      const completions = new Set<string>();
      if (last.length > 1 && !/\d/.test(last)) {
        for (const { shown } of finish(last).slice(0, MOST_COMPLETIONS))
          completions.add(written.slice(0, start) + shown);
      }
      if (completions.size === 0) {
        const corrected = correct(written);
        if (corrected) completions.add(corrected);
      }
      completions.delete(written.toLowerCase());
      return [...completions];
    },
  };
}

function collectWords(documents: readonly object[], namePath: string, language: Language): NamedWord[] {
  const found = new Map<string, NamedWord>();
  for (const document of documents) {
    for (const text of readPath(document, namePath)) {
      for (const shown of String(text)
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)) {
        const [folded] = words(shown, language);
        if (!folded || folded.length < SHORTEST_WORD || /\d/.test(folded)) continue;
        const known = found.get(folded);
        if (known) known.frequency += 1;
        else found.set(folded, { folded, shown, frequency: 1 });
      }
    }
  }
  return [...found.values()].sort((a, b) => (a.folded < b.folded ? -1 : 1));
}

function firstAtLeast(sorted: readonly NamedWord[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]!.folded < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
