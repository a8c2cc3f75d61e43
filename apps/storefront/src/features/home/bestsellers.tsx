import type { CardProduct } from '#data/catalog/fields.ts';
import { ProductGrid } from '#features/product-card/product-grid.tsx';
import { useT } from '#i18n/use-t.ts';

export function Bestsellers({ products }: { products: readonly CardProduct[] }) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <section className="section pt-0!" aria-labelledby="bestsellers-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="bestsellers-title">{t('home.bestsellers')}</h2>
        </div>
        <ProductGrid products={products} ranked />
      </div>
    </section>
  );
}
