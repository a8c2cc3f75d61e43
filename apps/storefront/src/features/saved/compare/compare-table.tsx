import type { CSSProperties, ReactNode } from 'react';
import { StockState } from '#features/product-card/stock-state.tsx';
import { useT } from '#i18n/use-t.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { ColourCell, Missing, RatingCell } from './compare-cells.tsx';
import { CompareHead } from './compare-head.tsx';
import { compareRows, isDifferent } from './compare-rows.ts';
import type { ComparedProduct } from './load-compared.ts';

export interface CompareTableProps {
  products: readonly ComparedProduct[];
  /** leaves out what all of them have in common */
  onlyDifferences: boolean;
}

interface Line {
  label: string;
  /** what makes two cells of this line equal */
  values: readonly unknown[];
  cell: (product: ComparedProduct, index: number) => ReactNode;
}

/** A column per product, a row per fact. */
export function CompareTable({ products, onlyDifferences }: CompareTableProps) {
  const t = useT();
  const lineOf = (label: string, keyOf: (product: ComparedProduct) => unknown, cell: Line['cell']): Line => ({
    label,
    values: products.map(keyOf),
    cell,
  });
  const lines: Line[] = [
    lineOf(
      t('compare.price'),
      ({ price_incl_tax }) => price_incl_tax,
      (product) => <ProductPrice product={product} />,
    ),
    lineOf(
      t('compare.stock'),
      ({ stock }) => stock.is_in_stock,
      (product) => <StockState product={product} />,
    ),
    lineOf(
      t('compare.rating'),
      ({ rating }) => rating?.average,
      ({ rating }) => <RatingCell rating={rating} />,
    ),
    lineOf(
      t('product.colour'),
      ({ color }) => color,
      ({ color }) => <ColourCell id={color} />,
    ),
    ...compareRows(products)
      .filter(({ label }) => label !== t('product.colour'))
      .map(({ label, values }): Line => ({ label, values, cell: (_, index) => values[index] ?? <Missing /> })),
  ];
  const shown = onlyDifferences ? lines.filter(({ values }) => isDifferent(values)) : lines;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="cmp mt3" aria-label={t('compare.table')} tabIndex={0}>
        <table style={{ '--n': products.length } as CSSProperties}>
          <CompareHead products={products} />
          <tbody>
            {shown.map(({ label, cell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map((product, index) => (
                  <td key={product.sku} className="num">
                    {cell(product, index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < lines.length && <p className="soft mt2">{t('compare.allEqual')}</p>}
    </>
  );
}
