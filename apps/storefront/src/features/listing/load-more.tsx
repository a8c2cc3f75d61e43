import { SEARCH_PAGE_SIZE } from '@brixel/contract/search-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Meter } from '@brixel/ui/meter.tsx';
import { Pagination } from '@brixel/ui/pagination.tsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isPlainClick } from '#hydration/is-plain-click.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useLocation } from '#router/hooks.ts';
import { MOST_PAGES_AT_ONCE, parseListQuery, withMore, withPage } from './list-query.ts';
import type { ListAddress } from './use-list-address.ts';

export interface LoadMoreProps {
  address: ListAddress;
  /** place of the last shown product in the whole list */
  shown: number;
  total: number;
}

/** How much of the list is shown and the way to the rest. The button is a link to the next page; with scripts it appends. */
export function LoadMore({ address, shown, total }: LoadMoreProps) {
  const t = useT();
  const { number } = useFormat();
  const { query, hrefOf, show, isLoading } = address;
  const pageCount = Math.ceil(total / SEARCH_PAGE_SIZE);
  const rest = total - shown;
  const canAppend = query.lastPage - query.page + 1 < MOST_PAGES_AT_ONCE;

  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<{ from: number; cards: number } | null>(null);

  const append = (event: MouseEvent): void => {
    if (!canAppend || !isPlainClick(event)) return;
    event.preventDefault();
    awaited.current = { from: shown, cards: cardLinks(place.current).length };
    show(withMore(query), { replace: true });
  };

  // the server renders only the beginning of a long list; this is the rest of what the address asks for
  const { search } = useLocation();
  useEffect(() => {
    const wanted = parseListQuery(new URLSearchParams(search), query.defaultSort);
    if (wanted.lastPage > query.lastPage && rest > 0) show(wanted, { replace: true });
  }, []);

  // the button has moved below what it brought: the keyboard goes on with the first new product
  useEffect(() => {
    if (!awaited.current || shown <= awaited.current.from) return;
    cardLinks(place.current)[awaited.current.cards]?.focus({ preventScroll: true });
    awaited.current = null;
  }, [shown]);

  if (pageCount < 2) return null;
  const text = t('list.shown', { shown: number(shown), n: total });
  return (
    <div className="more" ref={place}>
      <p className="s soft">{text}</p>
      <Meter value={shown} max={total} label={text} />
      {rest > 0 && (
        <Button
          variant="solid"
          href={hrefOf(withPage(query, query.lastPage + 1))}
          rel="next"
          loading={isLoading}
          onClick={append}
        >
          {t('list.loadMore', { n: Math.min(SEARCH_PAGE_SIZE, rest) })}
        </Button>
      )}
      <Pagination
        label={t('list.pages')}
        current={query.lastPage}
        total={pageCount}
        hrefOf={(page) => hrefOf(withPage(query, page))}
        pageLabel={(n) => t('list.page', { n })}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
      />
    </div>
  );
}

const cardLinks = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.closest('section')?.querySelectorAll<HTMLElement>('.card__name a') ?? []),
];
