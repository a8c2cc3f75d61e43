import type { OfficeProduct } from '@brixel/contract/office/product-form-endpoints';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { locales, useI18n } from '#i18n/i18n.ts';
import { MoneyField } from '#pages/settings/shipping/money-field.tsx';
import { Panel } from '#shared/panel.tsx';
import { StepPlot } from '#shared/step-plot.tsx';
import { Table } from '#shared/table.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { parsePiecePrice, piecePriceText } from '../piece-price.ts';
import type { DraftErrors, ProductDraft } from './product-draft.ts';

interface PricePanelProps {
  product: OfficeProduct | null;
  draft: ProductDraft;
  errors: DraftErrors;
  seesCosts: boolean;
  onChange: (changed: Partial<ProductDraft>) => void;
}

/** What it costs, when it is reduced, and what it has cost. */
export function PricePanel({ product, draft, errors, seesCosts, onChange }: PricePanelProps) {
  const { language, t } = useI18n();
  const [price, cost, special] = [draft.price, draft.cost, draft.specialPrice].map((typed) => parsePiecePrice(typed));
  const lowest = product?.lowest_30_days ?? null;
  const margin = price && cost !== undefined && price > 0 ? Math.round(((price - cost) / price) * 100) : Number.NaN;
  const saving = lowest !== null && special ? Math.floor(((lowest - special) / lowest) * 100) : 0;
  const setTier = (place: number, changed: Partial<ProductDraft['tiers'][number]>) =>
    onChange({ tiers: draft.tiers.map((tier, at) => (at === place ? { ...tier, ...changed } : tier)) });
  return (
    <Panel title={t('product.prices')}>
      <div className="stack">
        <div className="thirds">
          <MoneyField
            label={t('product.price')}
            value={draft.price}
            error={errors.price}
            onValue={(typed) => onChange({ price: typed })}
          />
          {seesCosts && (
            <MoneyField
              label={t('product.cost')}
              hint={Number.isNaN(margin) ? t('product.costHint') : t('product.margin', { n: margin })}
              value={draft.cost}
              error={errors.cost}
              onValue={(typed) => onChange({ cost: typed })}
            />
          )}
        </div>
        <div className="thirds">
          <MoneyField
            label={t('product.special')}
            hint={t('product.specialHint')}
            value={draft.specialPrice}
            error={errors.special}
            onValue={(typed) => onChange({ specialPrice: typed })}
          />
          <Field label={t('product.from')}>
            <Input
              type="date"
              value={draft.specialFrom}
              onChange={({ target }) => onChange({ specialFrom: target.value })}
            />
          </Field>
          <Field label={t('product.to')} error={errors.specialTo}>
            <Input
              type="date"
              value={draft.specialTo}
              onChange={({ target }) => onChange({ specialTo: target.value })}
            />
          </Field>
        </div>
        {lowest !== null && (
          <Notice tone={special && saving <= 0 ? 'warn' : 'info'}>
            {special && saving > 0
              ? t('product.lowestSaving', { price: piecePriceText(lowest, language), n: saving })
              : special
                ? t('product.lowestNone', { price: piecePriceText(lowest, language) })
                : t('product.lowest', { price: piecePriceText(lowest, language) })}
          </Notice>
        )}
        <fieldset className="stack stack--s">
          <legend className="b">{t('product.tiers')}</legend>
          {draft.tiers.map(({ qty, price: tierPrice }, place) => (
            <div key={place} className="sheetrow">
              <Input
                aria-label={t('product.tierQty', { n: place + 1 })}
                inputMode="numeric"
                value={qty}
                maxLength={7}
                onChange={({ target }) => setTier(place, { qty: target.value })}
              />
              <Input
                aria-label={t('product.tierPrice', { n: place + 1 })}
                inputMode="decimal"
                value={tierPrice}
                maxLength={12}
                onChange={({ target }) => setTier(place, { price: target.value })}
              />
              <IconButton
                label={t('product.removeTier', { n: place + 1 })}
                onClick={() => onChange({ tiers: draft.tiers.filter((_, at) => at !== place) })}
              >
                <TrashIcon />
              </IconButton>
            </div>
          ))}
          {errors.tiers && (
            <p className="field__msg" role="alert">
              {errors.tiers}
            </p>
          )}
          {draft.tiers.length < PRODUCT_LIMITS.tiers && (
            <div className="row">
              <Button size="s" onClick={() => onChange({ tiers: [...draft.tiers, { qty: '', price: '' }] })}>
                <PlusIcon />
                {t('product.addTier')}
              </Button>
            </div>
          )}
        </fieldset>
        {product && product.prices.length > 0 && <PriceHistory prices={product.prices} lowest={lowest} />}
      </div>
    </Panel>
  );
}

function PriceHistory({ prices, lowest }: { prices: OfficeProduct['prices']; lowest: number | null }) {
  const { language, t } = useI18n();
  const formatTime = useTimeFormat();
  const now = Date.now();
  const past = prices.filter(({ at }) => Date.parse(at) <= now);
  const day = (at: number) =>
    new Date(at).toLocaleDateString(locales[language], { day: 'numeric', month: 'short', year: '2-digit' });
  const last = past.at(-1);
  return (
    <section className="stack stack--s" aria-label={t('product.history')}>
      <h3>{t('product.history')}</h3>
      <StepPlot
        label={t('product.historyPlot', {
          price: piecePriceText(last?.price ?? 0, language),
          lowest: piecePriceText(lowest ?? 0, language),
        })}
        steps={past.map(({ at, price }) => ({ at: Date.parse(at), value: price }))}
        until={now}
        value={(euros) =>
          euros.toLocaleString(locales[language], { maximumFractionDigits: 4, minimumFractionDigits: 2 })
        }
        day={day}
        mark={lowest}
      />
      <details>
        <summary>{t('product.asTable')}</summary>
        <Table
          label={t('product.history')}
          fixed
          columns={[
            { key: 'at', header: t('product.since'), cell: ({ at }) => formatTime(at) },
            { key: 'price', header: t('products.column.price'), cell: ({ price }) => piecePriceText(price, language) },
            {
              key: 'reduced',
              header: t('product.reduced'),
              cell: ({ reduced }) => t(reduced ? 'common.yes' : 'common.no'),
            },
          ]}
          rows={prices.toReversed()}
          rowKey={({ at }) => at}
        />
      </details>
    </section>
  );
}
