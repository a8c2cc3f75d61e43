import { HistoryIcon, SearchIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useState } from 'react';
import { popularSearches } from '#data/catalog/search-queries.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { OptionGroup, type OptionState, SearchOption, searchPath } from './search-results.tsx';

interface SearchStartProps {
  start: Pick<StartSearches, 'recent' | 'popular'>;
  optionAt: (index: number) => OptionState;
}

/** Before anything is typed: options like all others, within reach of the arrow keys. */
export function SearchStart({ start: { recent, popular }, optionAt }: SearchStartProps) {
  const t = useT();
  return (
    <div className="ss ss--alone" role="presentation">
      <OptionGroup title={t('search.recent')} hidden={recent.length === 0}>
        {recent.map((text, index) => (
          <SearchOption key={text} state={optionAt(index)} href={searchPath(text)}>
            <HistoryIcon />
            {text}
          </SearchOption>
        ))}
      </OptionGroup>
      <OptionGroup title={t('search.popularSearches')} hidden={popular.length === 0}>
        {popular.map((text, index) => (
          <SearchOption key={text} state={optionAt(recent.length + index)} href={searchPath(text)}>
            <SearchIcon />
            {text}
          </SearchOption>
        ))}
      </OptionGroup>
    </div>
  );
}

interface StartSearches {
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
