import { FLAT_SHIPPING } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import type { ReactNode } from 'react';
import { isVirtual } from '#features/cart/cart-line.ts';
import { TextWithLink } from '#features/layout/text-with-link.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import type { PageProduct } from './product-fields.ts';
import { StockState } from './stock-state.tsx';

export interface PriceBlockProps {
  product: PageProduct;
  /** formatted */
  current: string;
  old?: string | undefined;
  unit?: string | undefined;
  /** stands before the tax note */
  note?: ReactNode;
}

/** The price with everything that has to stand beside it, and whether there is any. */
export function PriceBlock({ product, current, old, unit, note }: PriceBlockProps) {
  const t = useT();
  return (
    <div className="row row--between mt2 items-end! min-[1000px]:mt-2!">
      <div>
        <Price
          size="xl"
          current={current}
          old={old}
          oldLabel={t('catalog.oldPrice')}
          currentLabel={old === undefined ? undefined : t('catalog.newPrice')}
          unit={unit && <span className="text-base">{unit}</span>}
        />
        <p className="price__note mt-1.5">
          {note && <>{note}, </>}
          <TaxNote virtual={isVirtual(product)} />
        </p>
      </div>
      <StockState product={product} />
    </div>
  );
}

export function TaxNote({ virtual }: { virtual: boolean }) {
  const t = useT();
  const { price } = useFormat();
  if (virtual) return t('product.taxOnly');
  const link = (
    <Link href="/i/versand" title={price(toEuros(FLAT_SHIPPING))}>
      {t('product.taxNoteLink')}
    </Link>
  );
  return <TextWithLink text={t('product.taxNote', { link: '{link}' })} link={link} />;
}
