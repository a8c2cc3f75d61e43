import { useEffect, useState } from 'react';
import type { CardProduct, MenuCategory } from '#data/fields.ts';
import { MINIMUM_TEXT_LENGTH } from '#data/search-limits.ts';
import { searchPanelProducts } from '#data/search-queries.ts';
import { type Services, useServices } from '#data/services.ts';
import { useShell } from '#features/layout/use-shell.ts';

/** Results while typing. */

export interface LiveResults {
  products: CardProduct[];
  total: number;
  categories: MenuCategory[];
  status: 'idle' | 'too-short' | 'searching' | 'done' | 'offline';
}

const DEBOUNCE_MS = 150;
const CATEGORY_LIMIT = 4;
const empty: LiveResults = { products: [], total: 0, categories: [], status: 'idle' };

/** Categories named by one of the words: "stein 2x4" finds Steine. */
function matching(categories: readonly MenuCategory[], text: string): MenuCategory[] {
  const words = text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= MINIMUM_TEXT_LENGTH);
  const isNamed = ({ name }: MenuCategory): boolean => words.some((word) => name.toLocaleLowerCase().includes(word));
  return categories.filter(isNamed).slice(0, CATEGORY_LIMIT);
}

async function search(services: Services, text: string, signal: AbortSignal): Promise<LiveResults> {
  try {
    const { items, total } = await searchPanelProducts(services, text, signal);
    return { products: items, total, categories: [], status: 'done' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...empty, status: 'offline' };
  }
}

/** Each key stroke calls off the question before it, so a late answer can never replace a newer one. */
export function useLiveSearch(text: string): LiveResults {
  const services = useServices();
  const { categories } = useShell();
  const [results, setResults] = useState<LiveResults>(empty);
  const wanted = text.trim();

  useEffect(() => {
    if (wanted.length < MINIMUM_TEXT_LENGTH) {
      setResults({ ...empty, status: wanted ? 'too-short' : 'idle' });
      return;
    }
    const question = new AbortController();
    setResults((before) => ({ ...before, status: 'searching' }));
    const timer = setTimeout(() => {
      search(services, wanted, question.signal).then(
        (found) => {
          if (!question.signal.aborted) setResults({ ...found, categories: matching(categories, wanted) });
        },
        () => {},
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [wanted, services, categories]);

  return results;
}
