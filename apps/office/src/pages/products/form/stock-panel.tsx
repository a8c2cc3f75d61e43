import type { OfficeProduct } from '@brixel/contract/office/product-form-endpoints';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Link } from 'react-router';
import { locales, useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { StepPlot } from '#shared/step-plot.tsx';
import { Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import type { DraftErrors, ProductDraft } from './product-draft.ts';

type ShortPartFacts = NonNullable<OfficeProduct['short_part']>;

interface StockPanelProps {
  product: OfficeProduct | null;
  draft: ProductDraft;
  errors: DraftErrors;
  isCounted: boolean;
  onChange: (changed: Partial<ProductDraft>) => void;
}

/** How many there are, where they lie, and how that came. */
export function StockPanel({ product, draft, errors, isCounted, onChange }: StockPanelProps) {
  const { t } = useI18n();
  return (
    <Panel title={t('product.stock')}>
      <div className="stack">
        <div className="thirds">
          {isCounted && (
            <Field label={t('product.inStock')} error={errors.stock}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={draft.stock}
                maxLength={9}
                onChange={({ target }) => onChange({ stock: target.value })}
              />
            </Field>
          )}
          {isCounted && (
            <Field label={t('product.step')} error={errors.step}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={draft.step}
                maxLength={6}
                onChange={({ target }) => onChange({ step: target.value })}
              />
            </Field>
          )}
          <Field
            label={t('products.column.place')}
            hint={product?.note ? t('product.placeNote', { note: product.note }) : t('product.placeHint')}
          >
            <Input
              autoComplete="off"
              value={draft.place}
              maxLength={PRODUCT_LIMITS.place}
              onChange={({ target }) => onChange({ place: target.value })}
            />
          </Field>
        </div>
        {!isCounted &&
          (product?.short_part ? (
            <ShortPart part={product.short_part} />
          ) : (
            <p className="soft">{t('product.notCounted')}</p>
          ))}
        {product && product.movements.length > 0 && <Movements movements={product.movements} />}
      </div>
    </Panel>
  );
}

/** What is made of parts has no stock of its own: the part that runs out first decides. */
function ShortPart({ part: { sku, name, stock, qty, enough_for } }: { part: ShortPartFacts }) {
  const { language, t } = useI18n();
  const number = (n: number) => n.toLocaleString(locales[language]);
  return (
    <div className="stack stack--s">
      <p className="b">{t('product.enoughFor', { n: enough_for, count: number(enough_for) })}</p>
      <p>
        <Link className="link" to={`/products/${encodeURIComponent(sku)}`}>
          {name}
        </Link>{' '}
        <span className="soft">{t('product.partStock', { stock: number(stock), qty: number(qty) })}</span>
      </p>
    </div>
  );
}

function Movements({ movements }: { movements: OfficeProduct['movements'] }) {
  const { language, t } = useI18n();
  const formatTime = useTimeFormat();
  const number = (n: number, sign = false) =>
    n.toLocaleString(locales[language], sign ? { signDisplay: 'exceptZero' } : {});
  const oldestFirst = movements.toReversed();
  return (
    <>
      <StepPlot
        label={t('product.stockPlot', { n: number(movements[0]?.after ?? 0) })}
        steps={oldestFirst.map(({ at, after }) => ({ at: Date.parse(at), value: after }))}
        until={Date.now()}
        value={number}
        isWhole
        day={(at) => new Date(at).toLocaleDateString(locales[language], { day: 'numeric', month: 'short' })}
      />
      <Table
        label={t('product.movements')}
        columns={[
          { key: 'at', header: t('product.at'), cell: ({ at }) => formatTime(at) },
          {
            key: 'what',
            header: t('product.what'),
            inCard: 'wide',
            cell: ({ reason, order_number, import_id, staff_name }) =>
              [
                t(`product.reason.${reason}`),
                order_number,
                import_id !== null && t('product.importNumber', { n: import_id }),
                staff_name,
              ]
                .filter(Boolean)
                .join(', '),
          },
          { key: 'delta', header: t('product.delta'), inCard: 'labelled', cell: ({ delta }) => number(delta, true) },
          { key: 'after', header: t('product.after'), inCard: 'labelled', cell: ({ after }) => number(after) },
        ]}
        rows={movements.map((movement, place) => ({ ...movement, place }))}
        rowKey={({ place }) => place}
      />
    </>
  );
}
