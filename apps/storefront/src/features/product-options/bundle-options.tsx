import { type BundleChoices, bundlePrice, bundleSelections, chosenLinks } from '@brixel/commerce/bundle';
import { partsPrice } from '@brixel/commerce/parts-price';
import type { BundleOption, Product } from '@brixel/contract/catalog';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { BUNDLE_FIELD, bundleValue } from '#features/cart-line/cart-form-fields.ts';
import type { LineChoices } from '#features/cart-line/line-of-product.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';

interface BundleOptionFieldProps {
  option: BundleOption;
  chosen: readonly string[];
  noneLabel: string;
  onChoose: (ids: readonly string[]) => void;
}

/** One option of a box, as big choices with their prices; several at once where the option allows it. */
export function BundleOptionField({ option, chosen, noneLabel, onChoose }: BundleOptionFieldProps) {
  const t = useT();
  const { unitPrice } = useFormat();
  const name = BUNDLE_FIELD + option.option_id;
  const isSingle = option.type === 'radio' || option.type === 'select';
  const links = option.product_links.toSorted((a, b) => a.position - b.position);
  const nameOf = (link: (typeof links)[number]): string =>
    link.qty > 1 ? t('product.bundlePieces', { qty: link.qty, name: link.name }) : link.name;
  const costOf = (link: (typeof links)[number]): string =>
    t('product.optionPrice', { price: unitPrice(partsPrice([{ product: link, qty: link.qty }]).price_incl_tax) });
  return (
    <fieldset className="buy__opt">
      <legend>
        <b>{option.title}</b>
        {!option.required && <span className="muted">{t('product.optional')}</span>}
      </legend>
      <div className="stack stack--s">
        {isSingle && !option.required && (
          <RadioChoice
            name={name}
            value=""
            title={noneLabel}
            checked={chosen.length === 0}
            onChange={() => onChoose([])}
          />
        )}
        {links.map((link) =>
          isSingle ? (
            <RadioChoice
              key={link.id}
              name={name}
              value={bundleValue(link)}
              title={nameOf(link)}
              aside={
                <span className="row row--nowrap">
                  {link.image && (
                    <ShopPicture className="size-10 rounded-md bg-tray" path={link.image} alt="" size="icon" />
                  )}
                  <span className="num">{costOf(link)}</span>
                </span>
              }
              checked={chosen.includes(link.id)}
              onChange={() => onChoose([link.id])}
            />
          ) : (
            <Checkbox
              key={link.id}
              name={name}
              value={bundleValue(link)}
              count={costOf(link)}
              checked={chosen.includes(link.id)}
              onChange={(event) =>
                onChoose(event.target.checked ? [...chosen, link.id] : chosen.filter((id) => id !== link.id))
              }
            >
              {nameOf(link)}
            </Checkbox>
          ),
        )}
      </div>
    </fieldset>
  );
}

/** In the order of the options, which is part of the identity of a bundle in the cart. */
export const bundleOptionsOf = ({ bundle_options }: Pick<Product, 'bundle_options'>): BundleOption[] =>
  (bundle_options ?? []).toSorted((a, b) => a.position - b.position);

/** A box as the cart takes and shows it: what was chosen, and what one of them costs. */
export function bundleLine(
  options: readonly BundleOption[],
  choices: BundleChoices,
): LineChoices & Required<Pick<LineChoices, 'price'>> {
  const selections = bundleSelections(options, choices);
  return {
    price: bundlePrice(options, selections).price_incl_tax,
    option: { extension_attributes: { bundle_options: selections } },
    details: options.flatMap((option) => {
      const names = chosenLinks(option, choices).map(({ name }) => name);
      return names.length > 0 ? [`${option.title}: ${names.join(', ')}`] : [];
    }),
  };
}
