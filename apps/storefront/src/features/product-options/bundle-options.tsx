import {
  type BundleChoices,
  type BundleQuantities,
  bundlePrice,
  bundleSelections,
  piecesText,
  selectionText,
  startChoices,
} from '@brixel/commerce/bundle';
import { partsPrice } from '@brixel/commerce/parts-price';
import type { BundleOption, Product } from '@brixel/contract/catalog';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import type { ReactNode } from 'react';
import { BUNDLE_FIELD, bundleValue } from '#features/cart-line/cart-form-fields.ts';
import type { LineChoices } from '#features/cart-line/line-of-product.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';

interface BundleOptionFieldProps {
  option: BundleOption;
  chosen: readonly string[];
  /** how many of the only chosen one, where the shopper has set it */
  quantity: number | undefined;
  onChoose: (ids: readonly string[]) => void;
  children?: ReactNode;
}

/** One option of a box, as big choices with their prices; several at once where the option allows it. */
export function BundleOptionField({ option, chosen, quantity, onChoose, children }: BundleOptionFieldProps) {
  const t = useT();
  const { unitPrice } = useFormat();
  const name = BUNDLE_FIELD + option.option_id;
  const isSingle = option.type === 'radio' || option.type === 'select';
  const links = option.product_links.toSorted((a, b) => a.position - b.position);
  type Link = (typeof links)[number];
  const piecesOf = ({ id, qty }: Link): number => (chosen.includes(id) ? (quantity ?? qty) : qty);
  const nameOf = (link: Link): string => piecesText(piecesOf(link), link.name);
  const isGone = ({ is_in_stock = true }: Link): boolean => !is_in_stock;
  const costOf = (link: Link): string =>
    t('product.optionPrice', { price: unitPrice(partsPrice([{ product: link, qty: piecesOf(link) }]).price_incl_tax) });
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
            title={t('product.bundleNone')}
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
              sub={isGone(link) && t('catalog.soldOut')}
              disabled={isGone(link) && !chosen.includes(link.id)}
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
              count={isGone(link) ? t('catalog.soldOut') : costOf(link)}
              disabled={isGone(link) && !chosen.includes(link.id)}
              checked={chosen.includes(link.id)}
              onChange={(event) =>
                onChoose(event.target.checked ? [...chosen, link.id] : chosen.filter((id) => id !== link.id))
              }
            >
              {nameOf(link)}
            </Checkbox>
          ),
        )}
        {children}
      </div>
    </fieldset>
  );
}

/** In the order of the options, which is part of the identity of a bundle in the cart. */
export const bundleOptionsOf = ({ bundle_options }: Pick<Product, 'bundle_options'>): BundleOption[] =>
  (bundle_options ?? []).toSorted((a, b) => a.position - b.position);

/** What is in a box. */
export interface BundleContent {
  choices: BundleChoices;
  quantities: BundleQuantities;
}

export const startContent = (options: readonly BundleOption[]): BundleContent => ({
  choices: startChoices(options),
  quantities: {},
});

/** A box as the cart takes and shows it: what was chosen, and what one of them costs. */
export function bundleLine(
  options: readonly BundleOption[],
  { choices, quantities }: BundleContent,
): LineChoices & Required<Pick<LineChoices, 'price'>> {
  const selections = bundleSelections(options, choices, quantities);
  return {
    price: bundlePrice(options, selections).price_incl_tax,
    option: { extension_attributes: { bundle_options: selections } },
    details: options.flatMap((option) => {
      const selection = selections.find(({ option_id }) => option_id === option.option_id);
      return selection ? [`${option.title}: ${selectionText(option, selection)}`] : [];
    }),
  };
}
