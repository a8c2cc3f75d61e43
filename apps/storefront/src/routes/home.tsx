import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sameInAllStores } from '#data/alternates.ts';
import { loadBestsellers, loadNewCollection } from '#data/home-queries.ts';
import { loadMosaicPrice } from '#data/mosaic-queries.ts';
import { type Services, servicesOf } from '#data/services.ts';
import { BannerDuo } from '#features/home/banner-duo.tsx';
import { loadBanners } from '#features/home/banners.ts';
import { Bestsellers } from '#features/home/bestsellers.tsx';
import { ColourWall } from '#features/home/colour-wall.tsx';
import { Facts } from '#features/home/facts.tsx';
import { FeaturedCategories } from '#features/home/featured-categories.tsx';
import { Hero } from '#features/home/hero.tsx';
import { HomeJsonLd } from '#features/home/home-json-ld.tsx';
import { NewCollection } from '#features/home/new-collection.tsx';
import { PageMeta } from '#features/layout/page-meta.tsx';
import { useT } from '#i18n/use-t.ts';

const ALTERNATES = sameInAllStores('/');

function HomeMeta() {
  const t = useT();
  return (
    <>
      <PageMeta
        title={t('home.title')}
        fullTitle
        description={t('home.description')}
        alternates={ALTERNATES}
        image="/mosaic/hero.png"
      />
      <HomeJsonLd />
    </>
  );
}

export function loader(args: LoaderFunctionArgs) {
  return loadCritical(servicesOf(args), args.request.signal);
}

/** All of it is in the first view's HTML: search engines and visitors without scripts see the whole page. */
async function loadCritical(services: Services, signal: AbortSignal) {
  const [banners, newCollection, bestsellers, mosaicPrice] = await Promise.all([
    loadBanners(services),
    loadNewCollection(services, signal),
    loadBestsellers(services, signal),
    loadMosaicPrice(services, signal),
  ]);
  return { banners, newCollection, bestsellers, mosaicPrice, alternates: ALTERNATES };
}

export function Component() {
  const { banners, newCollection, bestsellers, mosaicPrice } = useLoaderData<typeof loader>();
  const { headImage, mainBanners, smallBanners, productBanners } = banners;
  return (
    <main id="main" tabIndex={-1}>
      <HomeMeta />
      {headImage && <Hero head={headImage} mosaicPrice={mosaicPrice} />}
      <Facts />
      <FeaturedCategories banners={mainBanners} />
      <NewCollection products={newCollection} />
      <ColourWall />
      <BannerDuo banners={[...smallBanners, ...productBanners]} />
      <Bestsellers products={bestsellers} />
    </main>
  );
}
