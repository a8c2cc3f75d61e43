import type { MouseEvent } from 'react';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { MOST_PAGES_AT_ONCE, PAGE_SIZE, withMore, withPage } from './list-query.ts';
import type { ListAddress } from './use-list-address.ts';

/** How much of the list is shown and the way to the rest. The button is a link to the next page; with scripts it appends. */
export function LoadMore({ address, shown, total }: { address: ListAddress; shown: number; total: number }) {
  const t = useT();
  const { number } = useFormat();
  const { query, hrefOf, show, isLoading } = address;
  const pageCount = Math.ceil(total / PAGE_SIZE);
  const seen = Math.min(total, (query.page - 1) * PAGE_SIZE + shown);
  const rest = total - seen;
  const canAppend = query.lastPage - query.page + 1 < MOST_PAGES_AT_ONCE;

  const append = (event: MouseEvent): void => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!canAppend || !isPlainClick) return;
    event.preventDefault();
    show(withMore(query), { replace: true });
  };

  if (pageCount < 2) return null;
  const text = t('list.shown', { shown: number(seen), n: total });
  return (
    <div className="more">
      <p className="s soft" role="status">
        {text}
      </p>
      <Meter value={seen} max={total} label={text} />
      {rest > 0 && (
        <Button
          variant="solid"
          href={hrefOf(withPage(query, query.lastPage + 1))}
          rel="next"
          loading={isLoading}
          onClick={append}
        >
          {t('list.loadMore', { n: Math.min(PAGE_SIZE, rest) })}
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
