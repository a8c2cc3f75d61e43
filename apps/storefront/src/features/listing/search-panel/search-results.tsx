import { categoryPath, productPath } from '@brixel/commerce/links';
import { DimLabel } from '@brixel/ui/badge.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { GridIcon, InfoIcon, SearchIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import { type ReactNode, useId } from 'react';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { shortName } from '#shared/product-rules.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { closePanels } from '#shared/ui-store.ts';
import { useColour } from '#shared/use-shell.ts';
import type { Suggestions } from './suggestions.ts';

interface SearchResultsProps {
  text: string;
  suggestions: Suggestions;
  total: number;
  optionAt: (index: number) => OptionState;
}

export const searchPath = (text: string): string => `/search/${encodeURIComponent(text)}`;

/** Help, completions, categories and products. Every entry is an option of the field's listbox, numbered in reading order. */
export function SearchResults({ text, suggestions, total, optionAt }: SearchResultsProps) {
  const t = useT();
  const { config } = useServices();
  const { help, completions, categories, products } = suggestions;
  const asked = help.length + completions.length;
  const words = asked + categories.length;
  return (
    <div className={words > 0 ? 'ss' : 'ss ss--alone'} role="presentation">
      <div className="ss__words" role="presentation" hidden={words === 0}>
        <OptionGroup title={t('search.help')} hidden={help.length === 0}>
          {help.map(({ title, path }, index) => (
            <SearchOption key={path} state={optionAt(index)} href={path}>
              <InfoIcon />
              {title}
            </SearchOption>
          ))}
        </OptionGroup>
        <OptionGroup title={t('search.suggestions')} hidden={completions.length === 0}>
          {completions.map((completion, index) => (
            <SearchOption
              key={completion.text}
              state={optionAt(help.length + index)}
              href={searchPath(completion.text)}
            >
              <SearchIcon />
              <span>
                {completion.text.slice(0, completion.typed)}
                <b>{completion.text.slice(completion.typed)}</b>
              </span>
            </SearchOption>
          ))}
        </OptionGroup>
        <OptionGroup title={t('search.categories')} hidden={categories.length === 0}>
          {categories.map((category, index) => (
            <SearchOption key={category.id} state={optionAt(asked + index)} href={categoryPath(category, config)}>
              <GridIcon />
              {category.name}
            </SearchOption>
          ))}
        </OptionGroup>
      </div>
      <OptionGroup
        title={t('search.products')}
        hidden={products.length === 0}
        beside={
          <SearchOption state={optionAt(words)} href={searchPath(text)} className="link s b">
            {t('search.all', { n: total })}
          </SearchOption>
        }
      >
        <div className="ss__cards" role="presentation">
          {products.map((product, index) => (
            <ProductOption key={product.sku} product={product} state={optionAt(words + 1 + index)} />
          ))}
        </div>
      </OptionGroup>
    </div>
  );
}

/** A product among the options: a small card without its buttons. */
function ProductOption({ product, state }: { product: CardProduct; state: OptionState }) {
  const { config } = useServices();
  const colour = useColour(product.color);
  return (
    <SearchOption state={state} href={productPath(product, config)} className="card">
      <span className="card__tray">
        <ShopPicture path={product.image} alt="" size="cart" />
        {product.size_label && <DimLabel className="card__dim">{product.size_label}</DimLabel>}
      </span>
      <span className="card__body">
        <b className="card__name" lang={product.text_lang}>
          {shortName(product.name, colour?.label)}
        </b>
        {colour && (
          <span className="card__meta">
            <Stud color={colour.hex} finish={colour.finish} size={12} /> {colour.label}
          </span>
        )}
        <span>
          <ProductPrice product={product} />
        </span>
      </span>
    </SearchOption>
  );
}

interface OptionGroupProps {
  title: string;
  hidden: boolean;
  /** stands beside the title */
  beside?: ReactNode;
  children: ReactNode;
}

/** Options of one kind under their title. */
export function OptionGroup({ title, hidden, beside, children }: OptionGroupProps) {
  const id = useId();
  if (hidden) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-labelledby={id}>
      <div className="ss__head" role="presentation">
        <h2 id={id} role="presentation">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </div>
  );
}

export interface OptionState {
  id: string;
  /** the arrow keys are on it */
  selected: boolean;
}

interface SearchOptionProps {
  state: OptionState;
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that is chosen from the field, so the Tab key passes it by. */
export function SearchOption({ state: { id, selected }, href, className, children }: SearchOptionProps) {
  return (
    <Link
      id={id}
      href={href}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={cx('ssopt', className)}
      onClick={closePanels}
    >
      {children}
    </Link>
  );
}
