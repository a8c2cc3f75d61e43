import { HistoryIcon, SearchIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/use-t.ts';
import { OptionGroup } from './option-group.tsx';
import { type OptionState, SearchOption } from './search-option.tsx';
import { searchPath } from './search-results.tsx';
import type { StartSearches } from './use-start-searches.ts';

export interface SearchStartProps {
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
