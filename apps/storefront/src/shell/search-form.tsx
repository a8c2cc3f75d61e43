import { MINIMUM_TEXT_LENGTH } from '@brixel/contract/search-limits';
import { Button } from '@brixel/ui/button.tsx';
import { SearchIcon } from '@brixel/ui/icons.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { useHref, useNavigate, usePage } from '#router/hooks.ts';
import { setSearchText } from '#shared/search-text.ts';
import { openPanel } from '#shared/ui-store.ts';

/** A plain form that works without scripts; typing opens the search panel, which takes the text over. */
export function SearchForm() {
  const t = useT();
  const page = usePage().matches.at(-1);
  const searched = page?.route.id === 'search' ? page.params.slug : undefined;
  const navigate = useNavigate();
  const action = useHref('/search');
  const [tooShort, setTooShort] = useState(false);
  const messageId = useId();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    event.preventDefault();
    const refused = text.length < MINIMUM_TEXT_LENGTH;
    setTooShort(refused);
    if (!refused) navigate(`/search/${encodeURIComponent(text)}`);
  };

  const openWith = (text: string): void => {
    setTooShort(false);
    setSearchText(text);
    openPanel('searchpanel');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark and carries the layout
    <form className="search" role="search" action={action} method="get" onSubmit={submit}>
      <SearchIcon />
      <input
        key={searched}
        className="input"
        type="search"
        name="q"
        aria-label={t('layout.search')}
        aria-describedby={tooShort ? messageId : undefined}
        aria-invalid={tooShort || undefined}
        placeholder={t('layout.searchPlaceholder')}
        autoComplete="off"
        defaultValue={searched}
        onClick={(event) => openWith(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'ArrowDown' && openWith(event.currentTarget.value)}
        onInput={(event) => openWith(event.currentTarget.value)}
      />
      <Button variant="solid" size="s" type="submit">
        {t('layout.searchButton')}
      </Button>
      {tooShort && (
        <p
          id={messageId}
          role="alert"
          className="absolute top-full mt-1 rounded-(--r-m) bg-(--bad-soft) px-3 py-1 text-(--bad) s"
        >
          {t('search.tooShort')}
        </p>
      )}
    </form>
  );
}
