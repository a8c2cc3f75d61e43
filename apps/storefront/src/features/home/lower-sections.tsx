import { categoryPath } from '@brixel/commerce/links';
import type { Banner } from '@brixel/contract/home-page';
import { Button } from '@brixel/ui/button.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Rail } from '@brixel/ui/rail.tsx';
import type { CSSProperties } from 'react';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { PricesNote, ProductCard } from '#features/product-card/product-card.tsx';
import { ProductGrid } from '#features/product-card/product-grid.tsx';
import { useT } from '#i18n/use-t.ts';
import { heldInView } from '#shared/held-in-view.ts';
import { PARTS_ID } from '#shared/menu-tree.ts';
import { RenderedOnce } from '#shared/rendered-once.tsx';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { useCategory, useShell } from '#shared/use-shell.ts';
import { Lines, useBannerLink } from './banner-parts.tsx';

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

/** All colours side by side; each leads to the single parts in it. */
export function ColourWall() {
  const t = useT();
  const { config } = useServices();
  const { colours } = useShell();
  const parts = categoryPath(useCategory(PARTS_ID), config);
  if (colours.length === 0) return null;
  return (
    <section className="section overflow-x-clip" aria-labelledby="colours-title">
      <div className="wrap">
        <div className="section__head">
          <div>
            <h2 id="colours-title">{t('home.colours')}</h2>
            <p>{t('home.coloursText', { n: colours.length })}</p>
          </div>
        </div>
        <RenderedOnce as="div" className="wall" source={['colour wall', parts, colours]}>
          {colours.map((colour) => (
            <Link
              key={colour.id}
              href={`${parts}?color=${colour.id}`}
              className={colour.finish === 'trans' ? 'tr' : undefined}
              style={{ '--c': colour.hex } as CSSProperties}
              aria-label={colour.label}
            >
              <span aria-hidden="true">{colour.label}</span>
            </Link>
          ))}
        </RenderedOnce>
      </div>
    </section>
  );
}

export function BannerDuo({ banners }: { banners: readonly Banner[] }) {
  const linkOf = useBannerLink();
  if (banners.length === 0) return null;
  return (
    <section className="section pt-0!">
      <div className="wrap duo">
        {banners.map((banner) => (
          <div key={banner.title.join(' ')} className="banner" style={{ background: `var(--tint-${banner.tint})` }}>
            <div>
              <h2>
                <Lines lines={banner.title} />
              </h2>
              {banner.text && <p>{banner.text}</p>}
              <Button variant="solid" href={linkOf(banner)}>
                {banner.linkText}
              </Button>
            </div>
            {banner.image && <ShopDrawing path={banner.image} alt="" size="promo" style={heldInView(banner.image)} />}
          </div>
        ))}
      </div>
    </section>
  );
}

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
