import { categoryPath } from '@brixel/commerce/links';
import { Link } from '@brixel/ui/link.tsx';
import { Rail } from '@brixel/ui/rail.tsx';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { PricesNote } from '#features/product-card/prices-note.tsx';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useT } from '#i18n/use-t.ts';
import { useCategory } from '#shared/use-shell.ts';

const NEWS_ID = 490;

export function NewCollection({ products }: { products: readonly CardProduct[] }) {
  const t = useT();
  const { config } = useServices();
  const news = useCategory(NEWS_ID);
  if (products.length === 0) return null;
  return (
    <section className="section band">
      <div className="wrap">
        <Rail
          title={t('home.new')}
          previousLabel={t('common.back')}
          nextLabel={t('common.next')}
          action={
            news && (
              <Link className="link b s nowrap" href={categoryPath(news, config)}>
                {t('home.allNew')}
              </Link>
            )
          }
        >
          {products.map((product) => (
            <ProductCard key={product.sku} product={product} />
          ))}
        </Rail>
        <PricesNote />
      </div>
    </section>
  );
}
