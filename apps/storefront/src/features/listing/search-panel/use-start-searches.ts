import { useEffect, useState } from 'react';
import { popularSearches } from '#data/catalog/search-queries.ts';
import { useServices } from '#data/services.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';

export interface StartSearches {
  recent: string[];
  popular: string[];
  forget: () => void;
}

/** What to begin with before anything is typed: one's own last searches, and what others buy most. */
export function useStartSearches(): StartSearches {
  const services = useServices();
  const [recent, setRecent] = useState<string[]>([]);
  const [popular, setPopular] = useState<string[]>([]);

  useEffect(() => {
    setRecent(recentSearches());
    const question = new AbortController();
    popularSearches(services, question.signal).then(setPopular, () => {});
    return () => question.abort();
  }, [services]);

  const forget = (): void => {
    forgetSearches();
    setRecent([]);
  };
  return { recent, popular: popular.filter((text) => !recent.includes(text)), forget };
}
