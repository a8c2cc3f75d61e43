import { categoryPath } from '@brixel/commerce/links';
import type { Banner } from '@brixel/contract/home-page';
import { ArrowRightIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useAllCalls, useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { ItemCount } from '#shared/item-count.tsx';
import { childrenOf } from '#shared/menu-tree.ts';
import { ShopDrawing, ShopPicture } from '#shared/shop-picture.tsx';
import { useShell } from '#shared/use-shell.ts';
import { Lines, useBannerLink } from './banner-parts.tsx';

/** The eight small categories of the specification, in its order. */
const SMALL_IDS = [49, 119, 188, 213, 307, 304, 440, 343];
/** No two neighbours match, also not across the four columns of narrower screens. */
const TINTS = ['sky', 'mint', 'lime', 'stone', 'sand', 'lime', 'mango', 'rose'];

interface FeaturedCategoriesProps {
  banners: readonly Banner[];
  /** ids of the owner's choice */
  tiles: readonly number[] | null;
}

export function FeaturedCategories({ banners, tiles }: FeaturedCategoriesProps) {
  const t = useT();
  const { config } = useServices();
  const { categories } = useShell();
  const featured = (tiles ?? SMALL_IDS).flatMap((id) => categories.filter((category) => category.id === id));
  const isOwn = useAllCalls();
  const small =
    tiles || config.shop.hasBanners
      ? featured
      : childrenOf(categories, config.rootCategoryId).slice(0, SMALL_IDS.length);
  if (banners.length + small.length === 0) return null;
  return (
    // below our hero and promises they stand close
    <section className={isOwn ? 'section pt-2!' : 'section pt-8!'}>
      <div className="wrap">
        <h2 className="sr">{t('home.categories')}</h2>
        <div className="cats">
          {banners.map((banner) => (
            <LargeCategory key={banner.title.join(' ')} banner={banner} />
          ))}
          {small.map((category, index) => (
            <Link
              key={category.id}
              className="cat cat--s"
              href={categoryPath(category, config)}
              style={{ background: `var(--tint-${TINTS[index % TINTS.length]})` }}
            >
              <ShopPicture path={category.image ?? ''} alt="" size="tile" />
              <b>{category.name}</b>
              <ItemCount count={category.product_count} />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}

function LargeCategory({ banner }: { banner: Banner }) {
  const linkOf = useBannerLink();
  return (
    <Link className="cat cat--l" href={linkOf(banner)} style={{ background: `var(--tint-${banner.tint})` }}>
      <h3>
        <Lines lines={banner.title} />
      </h3>
      <p>{banner.text}</p>
      <span className="go">
        {banner.linkText} <ArrowRightIcon />
      </span>
      <span className="cat__pic">{banner.image && <ShopDrawing path={banner.image} alt="" size="scene" />}</span>
    </Link>
  );
}
