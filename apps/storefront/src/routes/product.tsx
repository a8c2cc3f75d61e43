import '#shared/guarantee-notice.css';
import { plainUnitPrice } from '@brixel/commerce/format-price';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { PRODUCT_CARD_FIELDS, pickFields } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import type { ProductViewData } from '#features/product/page-data.ts';
import { productJsonLd } from '#features/product/product-json-ld.ts';
import { recentlyViewed } from '#features/saved-lists/saved-lists.ts';
import { useSession } from '#features/session/session-store.ts';
import { hydrateOnInteraction, pageSection } from '#hydration/hydrate-on-interaction.tsx';
import { withTexts } from '#i18n/with-texts.ts';
import { useLoaderData, useRevalidate } from '#router/hooks.ts';
import { JsonLd } from '#shared/json-ld.tsx';
import { PageCrumbs } from '#shared/page-crumbs.tsx';
import { PageMeta } from '#shared/page-meta.tsx';

/** Pictures, price, choices and the button. */
export const { Section: ProductSection, ready: productReady } = pageSection(
  withTexts(['product', 'validation'], async () => (await import('#features/product/product-main.tsx')).ProductMain),
);

/** The first view has its data in the HTML, so the browser fetches the loader only for a navigation. */
export async function loader(args: LoaderFunctionArgs) {
  const [{ loadProductByAddress }] = await Promise.all([import('#features/product/page-data.ts'), productReady()]);
  return loadProductByAddress(args);
}

export function Component() {
  return <ProductView {...useLoaderData<typeof loader>()} />;
}

/* The server renders all of it; the browser fetches the code of what is further down later. */
const ProductFacts = hydrateOnInteraction(
  withTexts(['product'], async () => (await import('#features/product/product-facts.tsx')).ProductFacts),
);
const ReviewsSection = hydrateOnInteraction(
  withTexts(['product'], async () => (await import('#features/reviews/reviews-section.tsx')).ReviewsSection),
);
const RelatedProducts = hydrateOnInteraction(
  withTexts(['product'], async () => (await import('#features/product/product-facts.tsx')).RelatedProducts),
);
const RecentlyViewedRail = hydrateOnInteraction(
  withTexts(['product'], async () => (await import('#features/saved/recently-viewed-rail.tsx')).RecentlyViewedRail),
);

export function ProductView(view: ProductViewData) {
  const { product, startPrice, crumbs, related, reviews, guarantee, alternates } = view;
  const services = useServices();
  useReloadOnLogin();

  useEffect(() => {
    const stop = recentlyViewed.start();
    recentlyViewed.add(pickFields(product, PRODUCT_CARD_FIELDS));
    return stop;
  }, [product]);

  return (
    <main id="main" tabIndex={-1}>
      <PageMeta
        title={product.meta_title || product.name}
        fullTitle={product.meta_title !== ''}
        description={product.meta_description}
        alternates={alternates}
        image={product.image}
      />
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={plainUnitPrice(startPrice)} />
      <meta property="product:price:currency" content={services.store.currency} />
      {/* for search engines, which read what the server sends; the browser need not carry the code */}
      <JsonLd data={import.meta.env.SSR ? productJsonLd(view, services) : {}} />
      <div className="wrap">
        <div className="pt-5 pb-2 min-[1000px]:pt-3">
          <PageCrumbs items={crumbs} />
        </div>
        <ProductSection {...view} />
        <div className="pdp2 section border-t border-line-soft">
          <ProductFacts product={product} guarantee={guarantee} />
          <ReviewsSection key={product.id} product={product} reviews={reviews} />
        </div>
      </div>
      <RelatedProducts products={related} />
      <RecentlyViewedRail except={product.sku} />
    </main>
  );
}

/** Prices may depend on the customer's group, so the product is reloaded after a login or logout. */
function useReloadOnLogin(): void {
  const revalidate = useRevalidate();
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (before.status !== 'unknown' && now.status !== before.status) void revalidate();
      }),
    [revalidate],
  );
}
