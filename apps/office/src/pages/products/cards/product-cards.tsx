import type { CellField, ProductRow } from '@brixel/contract/office/product-endpoints';
import { productSorts } from '@brixel/contract/office/product-facts';
import { may } from '@brixel/contract/office/roles';
import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { Field, Select } from '@brixel/ui/field.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useMe } from '#data/session.ts';
import { useI18n } from '#i18n/i18n.ts';
import { CellDialogs } from '../grid/cell-dialogs.tsx';
import { isJump, type RowChange, typedText } from '../grid/cell-text.ts';
import { type ColumnKey, mayEdit } from '../grid/grid-columns.ts';
import { type Colour, LotFacts, ProductCell, ProductPicture } from '../grid/product-cell.tsx';
import { useCellChanges } from '../grid/use-cell-changes.ts';
import type { ListAddress } from '../product-address.ts';
import type { Rows } from '../use-rows.ts';
import { CardEditor } from './card-editor.tsx';

/** What is looked up and counted at the cabinet. */
const FIELDS = ['price', 'stock', 'place'] as const satisfies readonly (ColumnKey & CellField)[];
type CardField = (typeof FIELDS)[number];

const AT_ONCE = 50;

interface ProductCardsProps {
  rows: Rows;
  total: number;
  colours: ReadonlyMap<number, Colour>;
  address: Pick<ListAddress, 'sort' | 'direction'>;
  onSort: (address: Pick<ListAddress, 'sort' | 'direction'>) => void;
  onChanged: () => void;
}

/** Goods on a phone: a card for each, whose price, stock and place are changed by a tap. */
export function ProductCards({ rows, total, colours, address, onSort, onChanged }: ProductCardsProps) {
  const { language, t } = useI18n();
  const { role } = useMe();
  const [count, setCount] = useState(AT_ONCE);
  const [edited, setEdited] = useState<{ row: ProductRow; field: CardField } | null>(null);
  const [doubtful, setDoubtful] = useState<RowChange | null>(null);
  const { fresh, conflict, make, shown, settle } = useCellChanges(rows, onChanged);
  const last = Math.min(count, total) - 1;

  useEffect(() => {
    if (last >= 0) rows.show(0, last);
  }, [last, rows.show]);

  return (
    <>
      <div className="goodscards__sort">
        <Field label={t('products.sort')}>
          <Select
            value={`${address.sort} ${address.direction}`}
            onChange={({ target }) => {
              const [sort, direction] = target.value.split(' ') as [ListAddress['sort'], ListAddress['direction']];
              onSort({ sort, direction });
            }}
          >
            {productSorts
              .filter((sort) => may(role, 'costs') || (sort !== 'cost' && sort !== 'margin'))
              .flatMap((sort) =>
                (['asc', 'desc'] as const).map((direction) => (
                  <option key={`${sort} ${direction}`} value={`${sort} ${direction}`}>
                    {t(direction === 'asc' ? 'products.sortUp' : 'products.sortDown', {
                      column: t(`products.column.${sort}`),
                    })}
                  </option>
                )),
              )}
          </Select>
        </Field>
      </div>
      <ul className="goodscards" aria-label={t('page.products')}>
        {Array.from({ length: last + 1 }, (_, index) => {
          const row = rows.at(index);
          if (!row)
            return (
              <li key={index} className="goodscard">
                <span className="sk" />
              </li>
            );
          const colour = row.colour === null ? undefined : colours.get(row.colour);
          return (
            <li key={row.sku} className={cx('goodscard', row.status === 'off' && 'is-off')}>
              <ProductPicture picture={row.picture} number={row.number} />
              <div className="goodscard__name">
                <Link to={`/products/${encodeURIComponent(row.sku)}`}>
                  <b>{row.name}</b>
                </Link>
                <small>
                  <LotFacts row={row} colour={colour} withSku />
                </small>
              </div>
              <ProductCell column={{ key: 'status' }} row={row} />
              <dl className="goodscard__cells">
                {FIELDS.map((field) => {
                  const canEdit = mayEdit(role, field) && typedText(row, field, language) !== null;
                  const isFresh = fresh?.sku === row.sku && fresh.field === field;
                  const cell = (
                    <>
                      {isFresh && (
                        <s>
                          <VisuallyHidden>{t('products.before')} </VisuallyHidden>
                          {fresh.before}
                        </s>
                      )}
                      <ProductCell column={{ key: field }} row={row} />
                    </>
                  );
                  return (
                    <div key={field} className={cx(isFresh && 'is-fresh')}>
                      <dt>{t(`products.column.${field}`)}</dt>
                      <dd>
                        {canEdit ? (
                          <button type="button" className="goodscard__edit" onClick={() => setEdited({ row, field })}>
                            <VisuallyHidden>
                              {t('products.editCell', { field: t(`products.column.${field}`), name: row.name })}:{' '}
                            </VisuallyHidden>
                            {cell}
                          </button>
                        ) : (
                          cell
                        )}
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </li>
          );
        })}
      </ul>
      {count < total && (
        <div className="panel__f">
          <Button onClick={() => setCount(count + AT_ONCE)}>{t('products.more')}</Button>
        </div>
      )}
      {edited && (
        <CardEditor
          {...edited}
          onChange={(change) => {
            setEdited(null);
            if (isJump(change)) setDoubtful({ row: edited.row, change });
            else void make(edited.row, change);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      <CellDialogs
        {...{ doubtful, conflict, shown }}
        onSure={(isSure) => {
          if (isSure && doubtful) void make(doubtful.row, doubtful.change);
          setDoubtful(null);
        }}
        onSettle={settle}
      />
    </>
  );
}
