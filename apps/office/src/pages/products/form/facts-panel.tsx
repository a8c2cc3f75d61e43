import type { OfficeResult } from '@brixel/contract/office/office-types';
import { type BuyerGets, buyerGets, conditions, taxClasses } from '@brixel/contract/office/product-facts';
import type { OfficeProduct } from '@brixel/contract/office/product-form-endpoints';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { Chip } from '@brixel/ui/chip.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import { useT } from '#i18n/i18n.ts';
import { UnitField } from '#pages/settings/unit-field.tsx';
import { Panel } from '#shared/panel.tsx';
import type { DraftErrors, ProductDraft } from './product-draft.ts';

interface FactsPanelProps {
  product: OfficeProduct | null;
  draft: ProductDraft;
  errors: DraftErrors;
  categories: OfficeResult<'products.overview'>['categories'];
  onChange: (changed: Partial<ProductDraft>) => void;
}

/** Where it belongs, how it is taxed, what it weighs. */
export function FactsPanel({ product, draft, errors, categories, onChange }: FactsPanelProps) {
  const t = useT();
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <Panel title={t('product.facts')}>
      <div className="stack">
        <Field label={t('products.column.status')}>
          <Select
            value={draft.status}
            onChange={({ target }) => onChange({ status: target.value as ProductDraft['status'] })}
          >
            <option value="on">{t('products.status.on')}</option>
            <option value="off">{t('products.status.off')}</option>
          </Select>
        </Field>
        {draft.type === 'virtual' && (
          <Field label={t('product.buyerGets')} hint={t(`product.buyerGetsHint.${draft.buyerGets}`)}>
            <Select
              value={draft.buyerGets}
              onChange={({ target }) => onChange({ buyerGets: target.value as BuyerGets })}
            >
              {buyerGets.map((gets) => (
                <option key={gets} value={gets}>
                  {t(`product.buyerGets.${gets}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <fieldset className="stack stack--s">
          <legend className="b">{t('product.categories')}</legend>
          <div className="row">
            {draft.categories.map((id) => (
              <Chip
                key={id}
                on
                removeLabel={t('product.removeCategory')}
                onClick={() => onChange({ categories: draft.categories.filter((other) => other !== id) })}
              >
                {names.get(id) ?? String(id)}
              </Chip>
            ))}
          </div>
          {draft.categories.length < PRODUCT_LIMITS.categories && (
            <Field label={t('product.addCategory')}>
              <Select
                value=""
                onChange={({ target }) =>
                  target.value !== '' && onChange({ categories: [...draft.categories, Number(target.value)] })
                }
              >
                <option value="">{t('bulk.choose')}</option>
                {categories
                  .filter(({ id }) => !draft.categories.includes(id))
                  .map(({ id, name, level }) => (
                    <option key={id} value={id}>
                      {`${'\u2003'.repeat(level - 1)}${name}`}
                    </option>
                  ))}
              </Select>
            </Field>
          )}
        </fieldset>
        <Field label={t('product.taxClass')} hint={draft.tax_class === 'margin' ? t('product.marginHint') : undefined}>
          <Select
            value={draft.tax_class}
            onChange={({ target }) => onChange({ tax_class: target.value as ProductDraft['tax_class'] })}
          >
            {taxClasses.map((taxClass) => (
              <option key={taxClass} value={taxClass}>
                {t(`product.taxClass.${taxClass}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('products.filter.condition')}>
          <Select
            value={draft.condition ?? ''}
            onChange={({ target }) => onChange({ condition: (target.value || null) as ProductDraft['condition'] })}
          >
            <option value="">{t('product.noCondition')}</option>
            {conditions.map((condition) => (
              <option key={condition} value={condition}>
                {t(`products.condition.${condition}`)}
              </option>
            ))}
          </Select>
        </Field>
        <UnitField
          label={t('product.weight')}
          unit="g"
          value={draft.weight}
          error={errors.weight}
          onValue={(weight) => onChange({ weight })}
        />
        {product?.colour && (
          <p>
            <span className="soft">{t('product.colour')}: </span>
            {product.colour}
          </p>
        )}
      </div>
    </Panel>
  );
}
