import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import { canVaryBy } from '@brixel/contract/office/product-facts';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Link } from 'react-router';
import { useI18n, useT } from '#i18n/i18n.ts';
import { useLabelOf } from '#pages/content/stores.ts';
import { type CompositionDraft, newVariant, priceOfNext, type VariantDraft } from './composition-draft.ts';
import { SkuField } from './sku-field.tsx';
import type { VariantAxis } from './variant-combinations.ts';
import { VariantMaker } from './variant-maker.tsx';

interface VariantsProps {
  draft: CompositionDraft;
  attributes: readonly OfficeAttribute[];
  family: string;
  onChange: (draft: CompositionDraft) => void;
}

/** What the variants of a family differ in, a way to make many of them, and each of them. */
export function Variants({ draft, attributes, family, onChange }: VariantsProps) {
  const { language, t } = useI18n();
  const labelOf = useLabelOf();
  const choices = attributes.filter(canVaryBy).map((attribute) => ({
    code: attribute.code,
    label: labelOf(attribute) || attribute.code,
    options: attribute.options.map((option) => ({ id: String(option.id), label: labelOf(option) })),
  }));
  const { codes, variants } = draft;
  const chosen = choices.filter(({ code }) => codes.includes(code));
  const setVariants = (next: VariantDraft[]) => onChange({ ...draft, variants: next });
  return (
    <>
      <fieldset className="stack stack--s">
        <legend className="b">{t('variants.by')}</legend>
        <div className="row">
          {choices.map(({ code, label }) => (
            <Checkbox
              key={code}
              checked={codes.includes(code)}
              disabled={!codes.includes(code) && codes.length >= PRODUCT_LIMITS.variantCodes}
              onChange={({ target }) =>
                onChange({ ...draft, codes: target.checked ? [...codes, code] : codes.filter((one) => one !== code) })
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
        <p className="soft">
          {t('variants.byHint')} <Link to="/products/attributes">{t('page.attributes')}</Link>
        </p>
      </fieldset>
      {chosen.length > 0 && (
        <VariantMaker
          key={codes.join()}
          axes={chosen}
          family={family}
          variants={variants}
          onMake={(made) => setVariants([...variants, ...made])}
        />
      )}
      {variants.length > 0 && (
        <div className="stack stack--s">
          <p className="soft">{t('compound.variantsHint')}</p>
          {variants.map((variant, place) => (
            <VariantRow
              key={variant.key}
              variant={variant}
              place={place}
              choices={chosen}
              onChange={(changed) => setVariants(variants.with(place, { ...variant, ...changed }))}
              onRemove={() => setVariants(variants.toSpliced(place, 1))}
            />
          ))}
        </div>
      )}
      {chosen.length > 0 && variants.length < PRODUCT_LIMITS.variants && (
        <div className="row">
          <Button
            size="s"
            onClick={() => setVariants([...variants, newVariant({ price: priceOfNext(variants, language) })])}
          >
            <PlusIcon />
            {t('compound.addVariant')}
          </Button>
        </div>
      )}
    </>
  );
}

interface VariantRowProps {
  variant: VariantDraft;
  place: number;
  choices: readonly VariantAxis[];
  onChange: (changed: Partial<VariantDraft>) => void;
  onRemove: () => void;
}

function VariantRow({ variant, place, choices, onChange, onRemove }: VariantRowProps) {
  const t = useT();
  const n = place + 1;
  const { values } = variant;
  const choiceOf = ({ code, label, options }: VariantAxis) => (
    <Field key={code} label={label}>
      <Select
        value={values[code] ?? ''}
        onChange={({ target }) => onChange({ values: { ...values, [code]: target.value } })}
      >
        <option value="">{t('attributes.noValue')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
  const remove = (
    <IconButton label={t('compound.removeVariant', { n })} onClick={onRemove}>
      <TrashIcon />
    </IconButton>
  );
  // families may have hundreds: those that are there are a line each
  if (variant.isKnown)
    return (
      <div className="compound__known">
        <Link to={`/products/${encodeURIComponent(variant.sku)}`}>{variant.sku}</Link>
        <span className="grow soft">
          {choices
            .flatMap(({ code, options }) => options.find(({ id }) => id === values[code])?.label ?? [])
            .join(' · ')}
        </span>
        {choices.filter(({ code }) => !values[code]).map(choiceOf)}
        {variant.price !== '' && <span className="num">{variant.price} €</span>}
        {variant.stock !== '' && (
          <Badge tone={variant.stock === '0' ? 'warn' : 'plain'}>
            {t('variants.stock', { n: Number(variant.stock) })}
          </Badge>
        )}
        {remove}
      </div>
    );
  return (
    <fieldset className="compound compound--variant">
      <legend className="sr">{t('compound.variant', { n })}</legend>
      <SkuField value={variant.sku} onValue={(sku) => onChange({ sku })} />
      {remove}
      {choices.map(choiceOf)}
      <Field label={t('compound.newPrice')}>
        <Input
          value={variant.price}
          inputMode="decimal"
          maxLength={12}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </Field>
      <Field label={t('product.inStock')}>
        <Input
          value={variant.stock}
          inputMode="numeric"
          maxLength={9}
          onChange={({ target }) => onChange({ stock: target.value })}
        />
      </Field>
    </fieldset>
  );
}
