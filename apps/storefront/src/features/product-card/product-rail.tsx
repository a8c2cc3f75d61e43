import { Rail } from '@brixel/ui/rail.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useT } from '#i18n/use-t.ts';
import { PricesNote, ProductCard } from './product-card.tsx';

export interface ProductRailProps {
  id?: string;
  title: string;
  products: readonly CardProduct[];
  band?: boolean;
}

/** Products in a row; nothing at all when there are none. */
export function ProductRail({ id, title, products, band }: ProductRailProps) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <section id={id} className={band ? 'section band' : 'section'} aria-label={title}>
      <div className="wrap">
        <Rail title={title} previousLabel={t('product.railPrevious')} nextLabel={t('product.railNext')}>
          {products.map((product) => (
            <ProductCard key={product.sku} product={product} />
          ))}
        </Rail>
        <PricesNote />
      </div>
    </section>
  );
}
