// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view are in the page, which elements of a table cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell
import type { ProductSort } from '@brixel/contract/office/product-facts';
import { cx } from '@brixel/ui/cx.ts';
import type { RefObject } from 'react';
import { useT } from '#i18n/i18n.ts';
import type { ListAddress } from '../product-address.ts';
import type { GridColumn } from './grid-columns.ts';

export interface Selected {
  isAll: boolean;
  skus: ReadonlySet<string>;
}

export interface GridSelection {
  selected: Selected;
  toggle: (sku: string) => void;
  toggleAll: () => void;
}

interface GridHeadProps {
  columns: readonly GridColumn[];
  address: Pick<ListAddress, 'sort' | 'direction'>;
  onSort: (sort: ProductSort) => void;
  /** the heading that gets the focus */
  pressed: RefObject<ProductSort | null>;
  selection: GridSelection | null;
  total: number;
}

/** Names of the columns, which sort by them, and the box that selects everything. */
export function GridHead({ columns, address, onSort, pressed, selection, total }: GridHeadProps) {
  const t = useT();
  return (
    <div role="rowgroup" className="goods__head">
      <div role="row" aria-rowindex={1} className="goods__row">
        {selection && (
          <div role="columnheader" aria-colindex={1} className="goods__check">
            <input
              type="checkbox"
              aria-label={t('products.selectAll', { n: total })}
              checked={selection.selected.isAll}
              ref={(element) => {
                if (element) element.indeterminate = !selection.selected.isAll && selection.selected.skus.size > 0;
              }}
              onChange={selection.toggleAll}
            />
          </div>
        )}
        {columns.map(({ key, isNumber, sort }, place) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={place + (selection ? 2 : 1)}
            aria-sort={
              sort !== null && address.sort === sort
                ? address.direction === 'asc'
                  ? 'ascending'
                  : 'descending'
                : undefined
            }
            className={cx(isNumber && 'is-number', key === 'name' && 'is-name')}
          >
            {sort === null ? (
              t(`products.column.${key}`)
            ) : (
              <button
                type="button"
                ref={(element) => {
                  if (element === null || pressed.current !== sort) return;
                  pressed.current = null;
                  element.focus();
                }}
                onClick={() => onSort(sort)}
              >
                {t(`products.column.${key}`)}
                {address.sort === sort && <span aria-hidden="true">{address.direction === 'asc' ? ' ↑' : ' ↓'}</span>}
              </button>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
