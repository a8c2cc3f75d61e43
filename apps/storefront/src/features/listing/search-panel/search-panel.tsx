import { MINIMUM_TEXT_LENGTH } from '@brixel/contract/search-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Dialog } from '@brixel/ui/dialog.tsx';
import { SearchIcon } from '@brixel/ui/icons.tsx';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { setSearchText, useSearchText } from '#shared/search-text.ts';
import { useTaxNotes } from '#shared/tax-notes.ts';
import { closePanels, useUi } from '#shared/ui-store.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart, useStartSearches } from './search-start.tsx';
import { suggestionsOf } from './suggestions.ts';
import { type LiveResults, useLiveSearch } from './use-live-search.ts';

/** Search as you type: a field on top, suggestions and products below, all within reach of the arrow keys. */
export function SearchPanel() {
  const t = useT();
  const open = useUi((state) => state.searchpanel);
  return (
    <Dialog open={open} onClose={closePanels} className="searchsheet" aria-label={t('search.title')}>
      <SearchSheet />
    </Dialog>
  );
}

/** A combobox: the focus stays in the field while the arrow keys walk through the options below it. */
function SearchSheet() {
  const t = useT();
  const navigate = useNavigate();
  const text = useSearchText((state) => state.text);
  const results = useLiveSearch(text);
  const suggestions = suggestionsOf(text, results, useIsWide());
  const start = useStartSearches();
  const isStart = text.trim() === '';
  const count = isStart ? start.recent.length + start.popular.length : suggestions.count;
  const [marked, setMarked] = useState({ results, index: -1 });
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  // other results have other options
  const active = marked.results === results ? marked.index : -1;
  const idOf = (index: number): string => `${listId}-${index}`;

  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  const mark = (index: number): void => {
    if (count === 0) return;
    const next = (index + count) % count;
    setMarked({ results, index: next });
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };

  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      mark(event.key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1);
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim().length < MINIMUM_TEXT_LENGTH) return;
    navigate(`/search/${encodeURIComponent(text.trim())}`);
    closePanels();
  };

  const { isTaxNoted } = useServices().config.shop;
  const { noVat } = useTaxNotes();
  const expanded = count > 0;
  const optionAt = (index: number) => ({ id: idOf(index), selected: index === active });
  return (
    <div className="wrap">
      <div className="row row--nowrap gap-3!">
        {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, as in the header */}
        <form className="search" role="search" onSubmit={submit}>
          <SearchIcon />
          <input
            ref={field}
            className="input"
            type="search"
            role="combobox"
            aria-label={t('layout.search')}
            aria-expanded={expanded}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? idOf(active) : undefined}
            placeholder={t('layout.searchPlaceholder')}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => setSearchText(event.target.value)}
            onKeyDown={keys}
          />
        </form>
        <Button variant="ghost" onClick={closePanels}>
          {t('common.cancel')}
        </Button>
      </div>
      <SearchStatus results={results} count={suggestions.count} />
      <div id={listId} role="listbox" aria-label={t('search.suggestions')} hidden={!expanded}>
        {expanded && isStart && <SearchStart start={start} optionAt={optionAt} />}
        {expanded && !isStart && (
          <SearchResults text={text.trim()} suggestions={suggestions} total={results.total} optionAt={optionAt} />
        )}
      </div>
      {isStart && start.recent.length > 0 && (
        <Button variant="ghost" size="s" className="mt2" onClick={start.forget}>
          {t('search.forget')}
        </Button>
      )}
      {suggestions.products.length > 0 && isTaxNoted && (
        <p className="xs muted mt2 text-right">
          {noVat ? t('search.noTaxNote', { note: noVat }) : t('search.pricesNote')}
        </p>
      )}
    </div>
  );
}

/** Read out when it changes; seen only where there is nothing else to see. */
function SearchStatus({ results, count }: { results: LiveResults; count: number }) {
  const t = useT();
  const { status, total, unsold } = results;
  const isSeen = count === 0 || status === 'cached' || unsold.length > 0;
  return (
    <p role="status" className={isSeen ? 's soft mt2' : 'sr'}>
      {status === 'too-short' && t('search.tooShort')}
      {status === 'offline' && t('search.offline')}
      {status === 'cached' && t('search.offlineCached')}
      {unsold.length > 0 && `${t('search.unsold', { things: unsold.join(', ') })} `}
      {status === 'done' && (count > 0 ? t('search.count', { n: total, options: count }) : t('search.none'))}
    </p>
  );
}

const query = '(min-width: 900px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether suggestions stand beside the products. Only for what is never rendered on the server. */
const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
