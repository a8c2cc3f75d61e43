import { unansweredOptions } from '@brixel/commerce/custom-options';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '#data/services.ts';
import { mostOf, stockOf } from '#features/cart-line/cart-line.ts';
import { bundleOptionsOf } from '#features/product-options/bundle-options.tsx';
import { CustomOptions, unansweredText } from '#features/product-options/custom-options.tsx';
import type { VariantChoices } from '#features/product-options/variants.ts';
import { useT } from '#i18n/use-t.ts';
import { BoxOptions } from '../box-options.tsx';
import { exchangeLine } from '../cart-actions.ts';
import type { StoredLine } from '../cart-state.ts';
import { useCart } from '../cart-store.ts';
import { refusalOf } from '../lines/check-line.ts';
import { QuantityField } from '../quantity-field.tsx';
import { refusalText } from '../use-add-to-cart.ts';
import { type EditableProduct, type EditMode, editedLine, editModeOf } from './editable-product.ts';
import { onEscape } from './on-escape.ts';

interface LineEditFormProps extends EditableProduct {
  line: StoredLine;
  /** the variant that was asked for; the product follows when it has been loaded */
  sku: string;
  onVariant: (sku: string) => void;
  onClose: () => void;
}

export function LineEditForm({ line, product, variants, sku, onVariant, onClose }: LineEditFormProps) {
  const t = useT();
  const services = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [mode, setMode] = useState<EditMode>(() => editModeOf(line));
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = product.sku !== sku;
  const options = product.custom_options ?? [];
  const wanted = editedLine(line, product, mode, services);
  const missing = unansweredOptions(options, mode.custom);
  const change = (part: Partial<EditMode>): void => {
    setMode((before) => ({ ...before, ...part }));
    setProblem(null);
  };

  useEffect(() => form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus(), []);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const equal = useCart.getState().lines.find(({ key }) => key === wanted.key && key !== line.key);
    const refusal = refusalOf(wanted, { inCart: equal?.qty ?? 0, zeroPrices: services.config.cart.zeroPrices });
    if (refusal || missing.length > 0) {
      setProblem(refusal ? refusalText(refusal, t) : unansweredText(missing, mode.custom, t));
      return;
    }
    exchangeLine(line.key, wanted);
    onClose();
    focusOnLine(wanted.key, form.current?.closest('dialog') ?? null);
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('cart.edit', { name: line.name })}
      aria-busy={isBusy}
      onSubmit={save}
      onKeyDown={onEscape(onClose)}
    >
      <VariantSelects variants={variants} sku={sku} onVariant={onVariant} />
      <CustomOptions
        options={options}
        choices={mode.custom}
        missing={problem ? missing : []}
        original={product.original_price_incl_tax}
        isVoucher={product.is_voucher === 1}
        onChoose={(id, value) => change({ custom: { ...mode.custom, [id]: value } })}
      />
      <BoxOptions options={bundleOptionsOf(product)} content={mode.bundle} onChange={(bundle) => change({ bundle })} />
      {problem && (
        <p className="field__msg mt1" role="alert">
          {problem}
        </p>
      )}
      <div className="row mt2">
        <QuantityField
          size="s"
          label={t('catalog.quantityOf', { name: product.name })}
          value={mode.qty}
          min={wanted.stock.min}
          step={wanted.stock.step}
          max={Math.max(mode.qty, mostOf(wanted))}
          stocked={stockOf(wanted)}
          onValueChange={(qty) => change({ qty })}
        />
        <span className="row row--nowrap ml-auto">
          <Button size="s" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button size="s" variant="solid" type="submit" loading={isBusy}>
            {t('cart.editSave')}
          </Button>
        </span>
      </div>
    </form>
  );
}

/** The row of another variant is a new one: the focus must not fall out of the drawer. */
function focusOnLine(key: string, drawer: HTMLElement | null): void {
  const place = useCart.getState().lines.findIndex((line) => line.key === key);
  requestAnimationFrame(() => drawer?.querySelectorAll('.line')[place]?.querySelector('a')?.focus());
}

interface VariantSelectsProps {
  variants: readonly VariantChoices[];
  /** the variant that was asked for, which may still be on its way */
  sku: string;
  onVariant: (sku: string) => void;
}

/** Colour and size, each as a list of what is made; a choice leads to the sku of its variant. */
function VariantSelects({ variants, sku: wanted, onVariant }: VariantSelectsProps) {
  const t = useT();
  return (
    <div className="line__choices">
      {variants.map(({ code, label, chosen, choices }) => (
        <Field key={code} label={label}>
          <Select
            value={(choices.find(({ sku }) => sku === wanted) ?? choices.find(({ id }) => id === chosen))?.sku}
            onChange={(event) => onVariant(event.target.value)}
          >
            {choices.map(({ id, sku, state, label: name }) => (
              <option key={id} value={sku} disabled={state === 'sold-out' && id !== chosen}>
                {state === 'sold-out' ? t('product.choiceSoldOut', { label: name }) : name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
