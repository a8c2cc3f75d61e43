import { MINIMUM_TEXT_LENGTH } from '@brixel/contract/search-limits';
import { useEffect, useState } from 'react';
import type { CardProduct, MenuCategory } from '#data/catalog/fields.ts';
import { type HelpPage, searchHelp } from '#data/catalog/help-queries.ts';
import { searchPanelCategories, searchPanelProducts } from '#data/catalog/search-queries.ts';
import { type Services, useServices } from '#data/services.ts';

/** Results while typing. */

export interface LiveResults {
  products: CardProduct[];
  total: number;
  categories: MenuCategory[];
  help: HelpPage[];
  /** named in the text but not sold; the products are the closest ones */
  unsold: string[];
  /** completions and corrections of the text */
  phrases: string[];
  /** `cached`: offline, found in the browser's cache */
  status: 'idle' | 'too-short' | 'searching' | 'done' | 'cached' | 'offline';
}

const DEBOUNCE_MS = 150;
const empty: LiveResults = {
  products: [],
  total: 0,
  categories: [],
  help: [],
  unsold: [],
  phrases: [],
  status: 'idle',
};

const statusOf = (offline: boolean, found: number): LiveResults['status'] =>
  offline ? (found > 0 ? 'cached' : 'offline') : 'done';

async function search(services: Services, text: string, signal: AbortSignal): Promise<LiveResults> {
  try {
    const [{ items, total, suggest, offline }, categories, help] = await Promise.all([
      searchPanelProducts(services, text, signal),
      // products alone are a good answer too
      searchPanelCategories(services, text, signal).catch(() => []),
      searchHelp(services, text, signal),
    ]);
    const phrases = [...(suggest?.corrected ? [suggest.corrected] : []), ...(suggest?.completions ?? [])];
    return {
      products: items,
      total,
      categories,
      help,
      unsold: suggest?.unsold ?? [],
      phrases: [...new Set(phrases)],
      status: statusOf(offline, items.length),
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ...empty, status: 'offline' };
  }
}

/** Each key stroke calls off the question before it, so a late answer can never replace a newer one. */
export function useLiveSearch(text: string): LiveResults {
  const services = useServices();
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
          if (!question.signal.aborted) setResults(found);
        },
        () => {},
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [wanted, services]);

  return results;
}
