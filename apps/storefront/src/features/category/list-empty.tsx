import { ShopPicture } from '#features/layout/shop-picture.tsx';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { filterCount, withoutFilters, withPage } from './list-query.ts';
import type { ListAddress } from './use-list-address.ts';

export interface WayOut {
  label: string;
  href: string;
}

export interface ListEmptyProps {
  address: ListAddress;
  /** why the plain list is empty */
  emptyText: string;
  wayOut: WayOut | null;
}

/** Says why nothing is shown and offers the one step that changes it. */
export function ListEmpty({ address, emptyText, wayOut }: ListEmptyProps) {
  const t = useT();
  const { query, hrefOf } = address;
  const isFiltered = filterCount(query) > 0;
  const isBeyond = query.page > 1;
  const text = isFiltered ? t('list.emptyFiltered') : isBeyond ? t('list.emptyPage') : emptyText;
  return (
    <EmptyState
      picture={<ShopPicture path="/banner/empty.png" alt="" size="figure" />}
      title={t('list.emptyTitle')}
      action={
        <div className="row justify-center">
          {isFiltered && (
            <Button variant="cta" href={hrefOf(withoutFilters(query))}>
              {t('list.reset')}
            </Button>
          )}
          {!isFiltered && isBeyond && (
            <Button variant="cta" href={hrefOf(withPage(query, 1))}>
              {t('list.firstPage')}
            </Button>
          )}
          {wayOut && <Button href={wayOut.href}>{wayOut.label}</Button>}
        </div>
      }
    >
      {text}
    </EmptyState>
  );
}
