import { PageMeta } from '#features/layout/page-meta.tsx';
import { ShopPicture } from '#features/layout/shop-picture.tsx';
import { useFormat } from '#i18n/use-t.ts';
import type { ProductViewData } from './load-product-view.ts';

export function ProductView({ product, alternates }: ProductViewData) {
  const { price } = useFormat();
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta
        title={product.meta_title || product.name}
        description={product.meta_description}
        alternates={alternates}
        image={product.image}
      />
      <div className="wrap section">
        <h1>{product.name}</h1>
        <ShopPicture path={product.image} alt={product.name} size="gallery" priority />
        <p>{price(product.price_incl_tax)}</p>
      </div>
    </main>
  );
}
