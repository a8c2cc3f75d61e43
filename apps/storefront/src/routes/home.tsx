import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { servicesOf } from '#data/services.ts';
import { sameInAllStores } from '#data/shared-path.ts';
import { Facts } from '#features/home/facts.tsx';
import { FeaturedCategories } from '#features/home/featured-categories.tsx';
import { Hero } from '#features/home/hero.tsx';
import { HomeJsonLd } from '#features/home/home-json-ld.tsx';
import { deferred } from '#hydration/deferred.tsx';
import { useT } from '#i18n/use-t.ts';
import { PageMeta } from '#shared/page-meta.tsx';

const NewCollection = deferred(async () => (await import('#features/home/new-collection.tsx')).NewCollection);
const ColourWall = deferred(async () => (await import('#features/home/colour-wall.tsx')).ColourWall);
const BannerDuo = deferred(async () => (await import('#features/home/banner-duo.tsx')).BannerDuo);
const Bestsellers = deferred(async () => (await import('#features/home/bestsellers.tsx')).Bestsellers);

const ALTERNATES = sameInAllStores('/');

function HomeMeta({ parts }: { parts: number }) {
  const t = useT();
  return (
    <>
      <PageMeta
        title={t('home.title')}
        fullTitle
        description={t('home.description', { n: parts })}
        alternates={ALTERNATES}
        image="/mosaic/hero.png"
      />
      <HomeJsonLd />
    </>
  );
}

/**
 * All of it is in the first view's HTML: search engines and visitors without scripts see the whole page. The browser
 * needs the queries only when it comes back here, so they are fetched then.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { loadHome } = await import('#features/home/load-home.ts');
  return loadHome(servicesOf(args), args.request.signal);
}

export function Component() {
  const { banners, newCollection, bestsellers, mosaic, parts } = useLoaderData<typeof loader>();
  const { headImage, mainBanners, smallBanners, productBanners } = banners;
  return (
    <main id="main" tabIndex={-1}>
      <HomeMeta parts={parts} />
      {headImage && <Hero head={headImage} mosaic={mosaic} />}
      <Facts />
      <FeaturedCategories banners={mainBanners} />
      <NewCollection products={newCollection} />
      <ColourWall />
      <BannerDuo banners={[...smallBanners, ...productBanners]} />
      <Bestsellers products={bestsellers} />
    </main>
  );
}
