import type { ReactNode } from 'react';
import { useColour } from '#features/layout/use-shell.ts';
import { StockState } from '#features/product/stock-state.tsx';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Rating } from '#ui/rating.tsx';
import { Stud } from '#ui/stud.tsx';
import { compareRows } from './compare-rows.ts';
import { compareList } from './compare-store.ts';
import type { ComparedProduct } from './load-compared.ts';

/** A column per product, a row per fact. */
export function CompareTable({ products }: { products: readonly ComparedProduct[] }) {
  const t = useT();
  const { price } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="cmp mt3" aria-label={t('compare.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.sku} scope="col" className="w-60 min-w-50 font-normal">
                <div className="max-w-70">
                  <ProductCard product={product} headingLevel={2} />
                  <Button
                    variant="ghost"
                    size="s"
                    block
                    className="mt1"
                    aria-label={t('compare.remove', { name: product.name })}
                    onClick={() => compareList.remove(product.sku)}
                  >
                    <CloseIcon /> {t('common.remove')}
                  </Button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t('compare.price')} products={products} cell={({ price_incl_tax }) => price(price_incl_tax)} />
          <Row label={t('compare.stock')} products={products} cell={(product) => <StockState product={product} />} />
          <Row label={t('compare.rating')} products={products} cell={({ rating }) => <RatingCell rating={rating} />} />
          <Row label={t('product.colour')} products={products} cell={({ color }) => <ColourCell id={color} />} />
          {compareRows(products)
            .filter(({ label }) => label !== t('product.colour'))
            .map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map(({ sku }, index) => (
                  <td key={sku}>{values[index] ?? <Missing />}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  label: string;
  products: readonly ComparedProduct[];
  cell: (product: ComparedProduct) => ReactNode;
}

function Row({ label, products, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {products.map((product) => (
        <td key={product.sku} className="num">
          {cell(product)}
        </td>
      ))}
    </tr>
  );
}

function ColourCell({ id }: { id: number | null }) {
  const colour = useColour(id);
  if (!colour) return <Missing />;
  return (
    <span className="row">
      <Stud size={16} color={colour.hex} finish={colour.finish} /> {colour.label}
    </span>
  );
}

function RatingCell({ rating }: { rating: ComparedProduct['rating'] }) {
  const t = useT();
  const { number } = useFormat();
  if (!rating || rating.count === 0) return <Missing />;
  const average = number(Math.round(rating.average * 10) / 10);
  return (
    <Rating value={rating.average} label={t('product.ratingValue', { average, n: rating.count })}>
      {average} ({number(rating.count)})
    </Rating>
  );
}

function Missing() {
  const t = useT();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{t('compare.missing')}</span>
    </>
  );
}
