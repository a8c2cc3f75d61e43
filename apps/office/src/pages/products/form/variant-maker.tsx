import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { AlertIcon } from '@brixel/ui/icons.tsx';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import { useI18n } from '#i18n/i18n.ts';
import { parsePiecePrice } from '../piece-price.ts';
import { priceOfNext, type VariantDraft } from './composition-draft.ts';
import { combinations, MOST_SKU, skuPattern, type VariantAxis } from './variant-combinations.ts';

interface VariantMakerProps {
  /** the attributes that variants differ in, with all of their options */
  axes: readonly VariantAxis[];
  family: string;
  variants: readonly VariantDraft[];
  onMake: (made: VariantDraft[]) => void;
}

/** Makes a variant of each combination of the chosen options; those that are there stay. */
export function VariantMaker({ axes, family, variants, onMake }: VariantMakerProps) {
  const { language, t } = useI18n();
  const [picked, setPicked] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [typedPattern, setPattern] = useState<string | null>(null);
  const [price, setPrice] = useState(() => priceOfNext(variants, language));
  const [stock, setStock] = useState('0');
  const pattern = typedPattern ?? skuPattern(family, axes);
  const chosen = axes.map((axis) => ({
    ...axis,
    options: axis.options.filter(({ id }) => picked[axis.code]?.includes(id)),
  }));
  const count = chosen.reduce((product, { options }) => product * options.length, 1);
  const isTooMany = count > PRODUCT_LIMITS.newVariants;
  const made = isTooMany ? [] : combinations(chosen, variants, { pattern, price, stock });
  const problem =
    (isTooMany && t('variants.tooMany', { n: PRODUCT_LIMITS.newVariants })) ||
    (!/^[A-Za-z0-9]/.test(pattern.trim()) && t('product.wrong.sku')) ||
    (!(parsePiecePrice(price) > 0) && t('products.wrong.price')) ||
    (!/^\d{1,9}$/.test(stock.trim()) && t('products.wrong.stock'));
  const choose = (code: string, ids: readonly string[]) => setPicked((last) => ({ ...last, [code]: ids }));
  return (
    <fieldset className="maker stack">
      <legend className="b">{t('variants.make')}</legend>
      {axes.map(({ code, label, options }) => {
        const ids = picked[code] ?? [];
        const isAll = options.length > 0 && ids.length === options.length;
        return (
          <fieldset key={code} className="stack stack--s">
            <legend>{label}</legend>
            {options.length === 0 && <p className="soft">{t('variants.noOptions')}</p>}
            <div className="row maker__options" tabIndex={options.length > 24 ? 0 : undefined}>
              {options.map((option) => (
                <Checkbox
                  key={option.id}
                  checked={ids.includes(option.id)}
                  onChange={({ target }) =>
                    choose(code, target.checked ? [...ids, option.id] : ids.filter((id) => id !== option.id))
                  }
                >
                  {option.label}
                </Checkbox>
              ))}
            </div>
            {options.length > 1 && (
              <TextButton onClick={() => choose(code, isAll ? [] : options.map(({ id }) => id))}>
                {t(isAll ? 'variants.none' : 'variants.all', { label })}
              </TextButton>
            )}
          </fieldset>
        );
      })}
      <div className="compound">
        <Field label={t('variants.pattern')} hint={t('variants.patternHint')}>
          <Input
            value={pattern}
            maxLength={MOST_SKU * 2}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setPattern(target.value)}
          />
        </Field>
        <Field label={t('variants.price')}>
          <Input value={price} inputMode="decimal" maxLength={12} onChange={({ target }) => setPrice(target.value)} />
        </Field>
        <Field label={t('variants.each')}>
          <Input value={stock} inputMode="numeric" maxLength={9} onChange={({ target }) => setStock(target.value)} />
        </Field>
      </div>
      {problem && (
        <p className="field__msg" role="alert">
          <AlertIcon size={16} />
          {problem}
        </p>
      )}
      <div className="row">
        <Button
          variant="solid"
          disabled={made.length === 0 || Boolean(problem)}
          onClick={() => {
            onMake(made);
            setPicked({});
          }}
        >
          {t('variants.add', { n: made.length })}
        </Button>
        {count > 0 && made.length < count && !isTooMany && (
          <span className="soft">{t('variants.there', { n: count - made.length })}</span>
        )}
      </div>
    </fieldset>
  );
}
