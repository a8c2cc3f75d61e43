import { productPath } from '@brixel/commerce/links';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useEffect, useState } from 'react';
import type { CardProduct } from '#data/catalog/fields.ts';
import { loadBestsellers } from '#data/catalog/home-queries.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { ProductPrice } from '#shared/product-price.tsx';
import { ShopDrawing, ShopPicture } from '#shared/shop-picture.tsx';
import { useBrowsePath } from '#shared/use-browse-path.ts';
import { useMosaics } from '#shared/use-shell.ts';

const SUGGESTIONS = 3;

export function CartEmpty() {
  const t = useT();
  const browsePath = useBrowsePath();
  return (
    <>
      <EmptyState
        className="pt-10"
        picture={<ShopDrawing path="/banner/empty.png" alt="" size="figure" />}
        title={t('cart.emptyTitle')}
        headingLevel={3}
        action={
          <>
            <Button variant="cta" className="mt2" href={browsePath}>
              {t('cart.emptyAction')}
            </Button>
            {useMosaics() && (
              <Button variant="ghost" href="/mosaik-builder">
                {t('cart.emptyMosaic')}
              </Button>
            )}
          </>
        }
      >
        {t('cart.emptyText')}
      </EmptyState>
      <Suggestions />
    </>
  );
}

/** What others buy; without a connection there is simply nothing. */
function Suggestions() {
  const t = useT();
  const services = useServices();
  const [products, setProducts] = useState<CardProduct[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    loadBestsellers(services, abort.signal).then(setProducts, () => {});
    return () => abort.abort();
  }, [services]);

  if (products.length === 0) return null;
  return (
    <section className="pb-6" aria-labelledby="cart-suggestions">
      <h3 id="cart-suggestions">{t('cart.suggestions')}</h3>
      <ul>
        {products.slice(0, SUGGESTIONS).map((product) => (
          <li key={product.sku} className="line line--s">
            <ShopPicture className="line__img" path={product.image} alt="" size="cart" />
            <p className="line__name">
              <Link href={productPath(product, services.config)} lang={product.text_lang}>
                {product.name}
              </Link>
            </p>
            <span className="text-right">
              <ProductPrice product={product} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
