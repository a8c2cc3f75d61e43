import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MINIMUM_TEXT_LENGTH } from '#data/search-limits.ts';

import { setSearchText, useSearchText } from '#features/layout/search-text.ts';
import { closePanels, useUi } from '#features/layout/ui-store.ts';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { SearchResults } from './search-results.tsx';
import { useLiveSearch } from './use-live-search.ts';

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

function SearchSheet() {
  const t = useT();
  const navigate = useNavigate();
  const text = useSearchText((state) => state.text);
  const results = useLiveSearch(text);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  const options = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  const mark = (index: number): void => {
    const all = options();
    const next = all.length === 0 ? -1 : (index + all.length) % all.length;
    for (const [position, option] of all.entries()) option.setAttribute('aria-selected', String(position === next));
    all[next]?.scrollIntoView({ block: 'nearest' });
    setActive(next);
  };

  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      mark(active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1));
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      options()[active]?.click();
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim().length < MINIMUM_TEXT_LENGTH) return;
    navigate(`/search/${encodeURIComponent(text.trim())}`);
    closePanels();
  };

  const expanded = results.products.length > 0 || results.categories.length > 0;
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
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={t('layout.searchPlaceholder')}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setSearchText(event.target.value);
              setActive(-1);
            }}
            onKeyDown={keys}
          />
        </form>
        <Button variant="ghost" onClick={closePanels}>
          {t('common.cancel')}
        </Button>
      </div>
      <p role="status" className={results.status === 'done' && expanded ? 'sr' : 's soft mt2'}>
        {results.status === 'too-short' && t('search.tooShort')}
        {results.status === 'offline' && t('search.offline')}
        {results.status === 'done' && (expanded ? t('search.count', { n: results.total }) : t('search.none'))}
      </p>
      <div ref={list} id={listId} role="listbox" aria-label={t('search.suggestions')} hidden={!expanded}>
        {expanded && <SearchResults idPrefix={listId} text={text.trim()} results={results} />}
      </div>
    </div>
  );
}
