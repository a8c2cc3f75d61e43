import type { ProductSort } from '@brixel/contract/office/product-facts';
import { may } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useMemo, useRef, useState } from 'react';
import { useMe } from '#data/session.ts';
import { useCall } from '#data/use-call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ProductCards } from './cards/product-cards.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { FileMenu } from './file-menu.tsx';
import { GoodsNav } from './goods-nav.tsx';
import type { RangeFigures } from './grid/cell-range.ts';
import { readColumns, shownColumns, writeColumns } from './grid/grid-columns.ts';
import type { Selected } from './grid/grid-head.tsx';
import { ProductGrid } from './grid/product-grid.tsx';
import { useListAddress } from './product-address.ts';
import { ProductFilters } from './product-filters.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { useRows } from './use-rows.ts';
import { ViewTabs } from './view-tabs.tsx';

const none: Selected = { isAll: false, skus: new Set() };

/** All goods as a spreadsheet; on a phone as cards. */
export function Page() {
  const { language, t } = useI18n();
  const { role } = useMe();
  const address = useListAddress();
  const overview = useCall('products.overview');
  const rows = useRows(address, address.query);
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState(readColumns);
  const [selection, setSelection] = useState<{ query: string; selected: Selected }>({ query: '', selected: none });
  // another list, another selection
  const selected = selection.query === address.query ? selection.selected : none;
  const select = (next: Selected) => setSelection({ query: address.query, selected: next });
  const [chosenCells, setChosenCells] = useState<{ query: string; figures: RangeFigures | null } | null>(null);
  const range = chosenCells?.query === address.query ? chosenCells.figures : null;
  const known = overview.state === 'ready' ? overview.value : null;
  const colours = useMemo(() => new Map(known?.colours.map((colour) => [colour.id, colour])), [known]);
  const columns = shownColumns(role, chosen);
  const reload = () => {
    rows.reload();
    overview.reload();
  };
  const { total } = rows;
  /** the heading that was pressed: the list in its new order is another grid, and the focus goes on to it */
  const pressed = useRef<ProductSort | null>(null);

  return (
    <>
      <PageHead
        title={t('page.products')}
        actions={
          <>
            <FileMenu role={role} />
            {may(role, 'products') && (
              <Button variant="cta" href="/products/new">
                <PlusIcon />
                {t('products.create')}
              </Button>
            )}
          </>
        }
      >
        {known &&
          (known.value === null || known.value === 0
            ? t('products.lead', { n: known.total.toLocaleString(locales[language]) })
            : t('products.leadValue', {
                n: known.total.toLocaleString(locales[language]),
                value: moneyText(known.value, language),
              }))}
      </PageHead>
      <GoodsNav />
      <section className="panel goodspanel" aria-label={t('page.products')}>
        <ViewTabs overview={known} query={address.query} onSaved={overview.reload} />
        <ProductFilters
          address={address}
          categories={known?.categories ?? []}
          aside={
            !isPhone && (
              <ColumnMenu
                role={role}
                chosen={chosen}
                onChange={(keys) => {
                  writeColumns(keys);
                  setChosen(keys);
                }}
              />
            )
          }
        />
        {rows.failure && <FailureNotice code={rows.failure} />}
        {total === 0 ? (
          <EmptyState title={t(known?.total === 0 ? 'products.none' : 'products.nothingFound')}>
            {known?.total === 0 && may(role, 'products') && (
              <Button href="/products/new">{t('products.create')}</Button>
            )}
          </EmptyState>
        ) : isPhone ? (
          <ProductCards
            key={address.query}
            {...{ rows, colours, address }}
            total={total ?? 0}
            onSort={address.set}
            onChanged={overview.reload}
          />
        ) : (
          <ProductGrid
            key={address.query}
            rows={rows}
            total={total}
            columns={columns}
            colours={colours}
            address={address}
            pressed={pressed}
            onSort={(sort) => {
              pressed.current = sort;
              address.set({
                sort,
                direction: address.sort === sort && address.direction === 'asc' ? 'desc' : 'asc',
              });
            }}
            onChanged={overview.reload}
            onRange={(figures) => setChosenCells({ query: address.query, figures })}
            selection={
              may(role, 'products')
                ? {
                    selected,
                    toggle: (sku) => {
                      const skus = new Set(selected.skus);
                      if (!skus.delete(sku)) skus.add(sku);
                      select({ isAll: false, skus });
                    },
                    toggleAll: () => select(selected.isAll ? none : { isAll: true, skus: new Set() }),
                  }
                : null
            }
          />
        )}
        <div className="panel__f">
          <span role="status">
            {total !== null
              ? t('products.found', { n: total, count: total.toLocaleString(locales[language]) })
              : !rows.failure && t('common.loading')}
            {range && ` · ${t('products.range', { count: range.cells.toLocaleString(locales[language]) })}`}
            {range?.sum != null &&
              `, ${t('products.rangeSum', {
                sum: range.sum.toLocaleString(locales[language]),
                mean: (range.sum / range.cells).toLocaleString(locales[language], { maximumFractionDigits: 1 }),
              })}`}
          </span>
          <span className="grow" />
          {!isPhone && (
            <span className="gridkeys">
              <kbd>↑</kbd>
              <kbd>↓</kbd>
              <kbd>←</kbd>
              <kbd>→</kbd> {t('products.keys.move')} · <kbd>↵</kbd> {t('products.keys.edit')} · <kbd>⇧</kbd>{' '}
              {t('products.keys.range')} · <kbd>Esc</kbd> {t('products.keys.leave')} · <kbd>{t('keys.ctrl')} Z</kbd>{' '}
              {t('products.keys.undo')}
            </span>
          )}
        </div>
      </section>
      {(selected.isAll || selected.skus.size > 0) && total !== null && (
        <BulkBar
          count={selected.isAll ? total : selected.skus.size}
          total={total}
          selection={selected.isAll ? { filter: address.filter } : { skus: [...selected.skus] }}
          isAll={selected.isAll}
          categories={known?.categories ?? []}
          onAll={() => select({ isAll: true, skus: new Set() })}
          onClear={() => select(none)}
          onDone={reload}
        />
      )}
    </>
  );
}
