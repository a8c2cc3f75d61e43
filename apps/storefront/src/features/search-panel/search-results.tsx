import { categoryPath, productPath } from '@brixel/commerce/links';
import type { CardProduct } from '#data/fields.ts';
import { useServices } from '#data/services.ts';
import { ShopPicture } from '#features/layout/shop-picture.tsx';
import { closePanels } from '#features/layout/ui-store.ts';
import { useColour } from '#features/layout/use-shell.ts';
import { shortName } from '#features/product-card/card-rules.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { DimLabel } from '#ui/dim-label.tsx';
import { GridIcon, SearchIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Stud } from '#ui/stud.tsx';
import { completions } from './completions.ts';
import type { LiveResults } from './use-live-search.ts';

const PRODUCTS_SHOWN = 8;

export interface SearchResultsProps {
  idPrefix: string;
  text: string;
  results: LiveResults;
}

/** Completions, categories and products. Every entry is an option of the field's listbox, numbered in reading order. */
export function SearchResults({ idPrefix, text, results }: SearchResultsProps) {
  const t = useT();
  const { config } = useServices();
  const products = results.products.slice(0, PRODUCTS_SHOWN);
  const completed = completions(
    text,
    results.products.map(({ name }) => name),
  );
  let count = 0;
  const option = () => {
    const id = `${idPrefix}-${count}`;
    count += 1;
    return { id, role: 'option' as const, 'aria-selected': false, tabIndex: -1, onClick: closePanels };
  };
  const hasSide = completed.length > 0 || results.categories.length > 0;
  const allHref = `/search/${encodeURIComponent(text)}`;

  return (
    <div className={hasSide ? 'ss' : 'ss grid-cols-1!'}>
      <div hidden={!hasSide}>
        {completed.length > 0 && (
          <>
            <h2 role="presentation">{t('search.suggestions')}</h2>
            <ul role="presentation" className="mt1">
              {completed.map((rest) => (
                <li key={rest} role="presentation">
                  <Link href={`/search/${encodeURIComponent(text + rest)}`} {...option()}>
                    <SearchIcon />
                    <span>
                      {text}
                      <b>{rest}</b>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {results.categories.length > 0 && (
          <>
            <h2 role="presentation" className="mt2">
              {t('search.categories')}
            </h2>
            <ul role="presentation" className="mt1">
              {results.categories.map((category) => (
                <li key={category.id} role="presentation">
                  <Link href={categoryPath(category, config)} {...option()}>
                    <GridIcon />
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {products.length > 0 && (
        <div>
          <div className="row row--between">
            <h2 role="presentation">{t('search.products')}</h2>
            <Link className="link s b" href={allHref} {...option()}>
              {t('search.all', { n: results.total })}
            </Link>
          </div>
          <div className="ss__cards">
            {products.map((product) => (
              <ProductOption key={product.sku} product={product} option={option()} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function ProductOption({ product, option }: { product: CardProduct; option: object }) {
  const { config } = useServices();
  const { price } = useFormat();
  const colour = useColour(product.color);
  return (
    <Link href={productPath(product, config)} className="card" {...option}>
      <span className="card__tray">
        <ShopPicture path={product.image} alt="" size="cart" />
        {product.size_label && <DimLabel className="card__dim">{product.size_label}</DimLabel>}
      </span>
      <span className="card__body">
        <b className="card__name">{shortName(product.name, colour?.label)}</b>
        {colour && (
          <span className="card__meta">
            <Stud color={colour.hex} finish={colour.finish} size={12} /> {colour.label}
          </span>
        )}
        <span className="price">{price(product.price_incl_tax)}</span>
      </span>
    </Link>
  );
}
