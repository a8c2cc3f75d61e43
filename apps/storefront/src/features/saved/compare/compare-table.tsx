import { Button } from '@brixel/ui/button.tsx';
import { CloseIcon } from '@brixel/ui/icons.tsx';
import { Rating } from '@brixel/ui/rating.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { StockState } from '#features/product-card/stock-state.tsx';
import { compareList } from '#features/saved-lists/saved-lists.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { useColour } from '#shared/use-shell.ts';
import { type ComparedProduct, compareRows, isDifferent } from './compare-data.ts';

interface CompareTableProps {
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

/** The products themselves, each with its way out of the comparison. */
function CompareHead({ products }: { products: readonly ComparedProduct[] }) {
  const t = useT();
  return (
    <thead>
      <tr>
        <td />
        {products.map((product) => (
          <th key={product.sku} scope="col">
            <ProductCard product={product} headingLevel={2} />
            <Button
              variant="ghost"
              size="s"
              block
              className="cmp__remove mt1"
              aria-label={t('compare.remove', { name: product.name })}
              onClick={(event) => {
                moveFocusOn(event);
                compareList.remove(product.sku);
              }}
            >
              <CloseIcon /> {t('compare.removeShort')}
            </Button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The button goes away with its product. */
function moveFocusOn({ currentTarget: button }: MouseEvent<HTMLElement>): void {
  const buttons = [...(button.closest('tr')?.querySelectorAll<HTMLElement>('.cmp__remove') ?? [])];
  const at = buttons.indexOf(button);
  const next = buttons[at + 1] ?? buttons[at - 1] ?? button.closest('main');
  next?.focus({ preventScroll: true });
}

function ColourCell({ id }: { id: ComparedProduct['color'] }) {
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

/** For a missing value. */
function Missing() {
  const t = useT();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{t('compare.missing')}</span>
    </>
  );
}
