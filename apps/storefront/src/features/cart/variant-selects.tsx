import { Field } from '@brixel/ui/field.tsx';
import { Select } from '@brixel/ui/select.tsx';
import type { VariantChoices } from '#features/product-options/variants.ts';
import { useT } from '#i18n/use-t.ts';

export interface VariantSelectsProps {
  variants: readonly VariantChoices[];
  /** the variant that was asked for, which may still be on its way */
  sku: string;
  onVariant: (sku: string) => void;
}

/** Colour and size, each as a list of what is made; a choice leads to the sku of its variant. */
export function VariantSelects({ variants, sku: wanted, onVariant }: VariantSelectsProps) {
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
