import { categoryPath } from '@brixel/commerce/links';
import { Link } from '@brixel/ui/link.tsx';
import { PART_LIST_PATH } from '#config/paths.ts';
import type { CardProduct } from '#data/catalog/fields.ts';
import { useAllCalls, useInfoPage, useServices } from '#data/services.ts';
import { ProductGrid } from '#features/product-card/product-grid.tsx';
import { useT } from '#i18n/use-t.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { useShell } from '#shared/use-shell.ts';

const TOP_LEVEL = 2;

/** For a search without results: categories, bestsellers, search tips and contact. */
export function SearchWaysOn({ bestsellers }: { bestsellers: readonly CardProduct[] }) {
  const t = useT();
  const { config } = useServices();
  const contact = useInfoPage('contact');
  const top = useShell().categories.filter(({ level }) => level === TOP_LEVEL);
  return (
    <div className="pb-16">
      <section aria-labelledby="search-tips">
        <h2 id="search-tips">{t('search.tips')}</h2>
        <ul className="mt-3 mb-10 grid list-disc gap-1 pl-5 text-(--ink-2)">
          <li>{t('search.tipName')}</li>
          <li>{t('search.tipNumber')}</li>
          {useAllCalls() && (
            <li>
              <Link className="link" href={PART_LIST_PATH}>
                {t('search.partList')}
              </Link>
            </li>
          )}
          {contact && (
            <li>
              <Link className="link" href={contact}>
                {t('search.contact')}
              </Link>
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="search-browse">
        <h2 id="search-browse">{t('search.browse')}</h2>
        <ul className="mt-4 mb-10 flex flex-wrap gap-2">
          {top.map((category) => (
            <li key={category.id}>
              <Link className="subcat" href={categoryPath(category, config)}>
                {category.image && <ShopPicture path={category.image} alt="" size="icon" />}
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {bestsellers.length > 0 && (
        <section aria-labelledby="search-popular">
          <h2 id="search-popular" className="mb-5">
            {t('search.popular')}
          </h2>
          <ProductGrid products={bestsellers} />
        </section>
      )}
    </div>
  );
}
