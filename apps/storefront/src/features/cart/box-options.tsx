import { adjustableLink } from '@brixel/commerce/bundle';
import type { BundleOption } from '@brixel/contract/catalog';
import { Stepper } from '@brixel/ui/stepper.tsx';
import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { PART_FIELD } from '#features/cart-line/cart-form-fields.ts';
import { type BundleContent, BundleOptionField } from '#features/product-options/bundle-options.tsx';
import { useT } from '#i18n/use-t.ts';

interface BoxOptionsProps {
  options: readonly BundleOption[];
  content: BundleContent;
  onChange: (content: BundleContent) => void;
}

/** The contents of a box: what is chosen in each option, and how many where the owner leaves that to the shopper. */
export function BoxOptions({ options, content: { choices, quantities }, onChange }: BoxOptionsProps) {
  return options.map((option) => {
    const { option_id: id } = option;
    const link = adjustableLink(option, choices);
    const quantity = link ? (quantities[id] ?? link.qty) : undefined;
    return (
      <BundleOptionField
        key={id}
        option={option}
        chosen={choices[id] ?? []}
        quantity={quantity}
        onChoose={(ids) => {
          // another part begins with its own quantity
          const { [id]: _, ...others } = quantities;
          onChange({ choices: { ...choices, [id]: ids }, quantities: others });
        }}
      >
        {link && quantity !== undefined && (
          <PartQuantity
            key={link.sku}
            sku={link.sku}
            name={link.name}
            field={PART_FIELD + id}
            quantity={quantity}
            onQuantity={(qty) => onChange({ choices, quantities: { ...quantities, [id]: qty } })}
          />
        )}
      </BundleOptionField>
    );
  });
}

interface PartQuantityProps {
  field: string;
  sku: string;
  name: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

function PartQuantity({ field, sku, name, quantity, onQuantity }: PartQuantityProps) {
  const t = useT();
  const services = useServices();
  const { maxLineQuantity } = services.config.cart;
  const stocked = useStocked(sku);
  const label = t('catalog.quantityOf', { name });
  return (
    <div className="row row--between">
      <span aria-hidden="true">{label}</span>
      <Stepper
        size="s"
        className="w-32"
        name={field}
        label={label}
        decreaseLabel={t('catalog.less')}
        increaseLabel={t('catalog.more')}
        locale={services.store.locale}
        value={quantity}
        max={Math.max(quantity, Math.min(stocked ?? maxLineQuantity, maxLineQuantity))}
        onValueChange={onQuantity}
        onProblem={(problem, now) =>
          void import('./explain-quantity.ts').then(({ explainQuantity }) =>
            explainQuantity(problem, { quantity: now, stocked, isOfPart: true, services }),
          )
        }
      />
    </div>
  );
}

/** How many there are; undefined until that is known, and where nobody counts them. */
function useStocked(sku: string): number | undefined {
  const { api, config } = useServices();
  const { stockSync } = config.cart;
  const [stocked, setStocked] = useState<number>();
  useEffect(() => {
    if (!stockSync) return;
    let isCurrent = true;
    // without an answer the server says what there is not
    void api.call('listStock', { query: { skus: sku }, silent: true }).then(
      (answer) => {
        const [row] = answer.ok ? answer.result : [];
        if (isCurrent && row?.manage_stock) setStocked(row.qty);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [api, sku, stockSync]);
  return stocked;
}
