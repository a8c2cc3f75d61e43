import type { BulkChange, BulkPreview, ProductSelection } from '@brixel/contract/office/product-endpoints';
import type { ReactNode } from 'react';
import { useCall } from '#data/use-call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PieceMoney } from '#shared/piece-money.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { Place, ProductPicture } from '../grid/product-cell.tsx';

interface BulkPreviewProps {
  selection: ProductSelection;
  change: BulkChange;
  children: (preview: BulkPreview) => ReactNode;
}

type Example = BulkPreview['examples'][number];

/** How many goods a change touches, and the largest changes one by one. */
export function BulkPreviewView({ selection, change, children }: BulkPreviewProps) {
  const { language, t } = useI18n();
  const preview = useCall('products.previewBulk', { body: { selection, change } });
  const number = (n: number) => n.toLocaleString(locales[language]);
  const isPrice = change.kind === 'percent' || change.kind === 'amount';

  function value(shown: string | number) {
    if (change.kind === 'place') return <Place place={String(shown)} />;
    if (change.kind === 'status') return t(shown === 'on' ? 'products.status.on' : 'products.status.off');
    if (isPrice) return <PieceMoney euros={Number(shown)} />;
    return t(shown === 1 ? 'common.yes' : 'common.no');
  }

  const columns: Column<Example>[] = [
    {
      key: 'name',
      header: t('products.column.name'),
      inCard: 'wide',
      cell: ({ name, sku, picture }) => (
        <span className="lot">
          <ProductPicture picture={picture} number={null} />
          <span>
            <b>{name}</b>
            <small>{sku}</small>
          </span>
        </span>
      ),
    },
    { key: 'before', header: t('bulk.before'), inCard: 'labelled', cell: ({ before }) => value(before) },
    { key: 'after', header: t('bulk.after'), inCard: 'labelled', cell: ({ after }) => value(after) },
    ...(isPrice
      ? [
          {
            key: 'change',
            header: t('bulk.change'),
            inCard: 'labelled',
            cell: ({ before, after }: Example) =>
              (Number(after) / Number(before) - 1).toLocaleString(locales[language], {
                style: 'percent',
                maximumFractionDigits: 1,
                signDisplay: 'always',
              }),
          } as const satisfies Column<Example>,
        ]
      : []),
  ];

  return (
    <LoadedView loaded={preview} rows={6}>
      {(known) => (
        <>
          <dl className="sums">
            <div>
              <dt>{t('bulk.changed')}</dt>
              <dd>{number(known.changed)}</dd>
            </div>
            <div>
              <dt>{t('bulk.unchanged')}</dt>
              <dd>{number(known.unchanged)}</dd>
            </div>
            {isPrice && (
              <div>
                <dt>{t('bulk.value')}</dt>
                <dd>{moneyText(known.value, language)}</dd>
              </div>
            )}
          </dl>
          {known.examples.length > 0 && (
            <section className="stack stack--s" aria-label={t('bulk.largest')}>
              <h3>{t('bulk.largest')}</h3>
              <Table label={t('bulk.largest')} columns={columns} rows={known.examples} rowKey={({ sku }) => sku} />
            </section>
          )}
          {children(known)}
        </>
      )}
    </LoadedView>
  );
}
