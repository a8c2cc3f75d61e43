import type { ShownPart } from '@brixel/contract/home-page';
import { logoAddress } from '@brixel/contract/picture-paths';
import { spanText } from '@brixel/contract/promises';
import type { Firm } from '@brixel/contract/shop-facts';
import { LayersIcon, PackageOpenIcon, TruckIcon, UndoIcon } from '@brixel/ui/icons.tsx';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { storeAddress } from '#config/store-place.ts';
import { servicesOf, useAllCalls, useServices } from '#data/services.ts';
import { FeaturedCategories } from '#features/home/featured-categories.tsx';
import { Hero } from '#features/home/hero.tsx';
import { hydrateOnInteraction } from '#hydration/hydrate-on-interaction.tsx';
import { useT } from '#i18n/use-t.ts';
import { useLoaderData } from '#router/hooks.ts';
import { JsonLd } from '#shared/json-ld.tsx';
import { PageMeta } from '#shared/page-meta.tsx';
import { useDeliveryCountries } from '#shared/parcel.ts';

const lowerSections = () => import('#features/home/lower-sections.tsx');
const NewCollection = hydrateOnInteraction(async () => (await lowerSections()).NewCollection);
const ColourWall = hydrateOnInteraction(async () => (await lowerSections()).ColourWall);
const BannerDuo = hydrateOnInteraction(async () => (await lowerSections()).BannerDuo);
const Bestsellers = hydrateOnInteraction(async () => (await lowerSections()).Bestsellers);

const ALTERNATES = '/';

function HomeMeta({ parts, image }: { parts: number; image: string | undefined }) {
  const t = useT();
  const { config } = useServices();
  const countries = useDeliveryCountries();
  return (
    <>
      <PageMeta
        title={t('home.title')}
        description={t('home.description', { n: parts, countries })}
        alternates={ALTERNATES}
        image={image || (config.shop.hasBanners ? '/mosaic/hero.png' : undefined)}
      />
      <HomeJsonLd />
    </>
  );
}

/**
 * All of it is in the first view's HTML: search engines and visitors without scripts see the whole page. The browser
 * needs the queries only for a navigation to this page, so they are a file of their own.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { loadHome } = await import('#features/home/page-data.ts');
  return loadHome(servicesOf(args), args.request.signal);
}

type HomeData = Awaited<ReturnType<typeof loader>>;

function Section({ section, data }: { section: ShownPart; data: HomeData }) {
  const { headImage, mainBanners, tiles, newCollection, bestsellers, mosaic, parts } = data;
  const isOurs = useAllCalls();
  switch (section.kind) {
    case 'hero':
      return headImage && <Hero head={headImage} mosaic={mosaic} />;
    case 'promises':
      return isOurs && <Facts />;
    case 'categories':
      return <FeaturedCategories banners={mainBanners} tiles={tiles} />;
    case 'new':
      return <NewCollection products={newCollection} />;
    case 'colours':
      return parts > 0 && <ColourWall />;
    case 'banners':
      return <BannerDuo banners={section.banners} />;
    case 'bestsellers':
      return <Bestsellers products={bestsellers} />;
  }
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { sections, headImage, parts } = data;
  const { config } = useServices();
  return (
    <main id="main" tabIndex={-1}>
      <HomeMeta parts={parts} image={headImage?.image} />
      {!sections.some(({ kind }) => kind === 'hero') && <h1 className="sr">{config.shop.name}</h1>}
      {sections.map((section, place) => (
        // two rows of banners are the same kind
        <Section key={`${section.kind} ${place}`} section={section} data={data} />
      ))}
    </main>
  );
}

/** What the shop promises; when parcels arrive only where it says so. */
function useFacts(): { Icon: ComponentType; title: string; text: string }[] {
  const t = useT();
  const { config, store } = useServices();
  const { returnDays, deliveryDays } = config.shop.promises;
  const days = deliveryDays.find(({ country }) => country === store.country);
  return [
    { Icon: PackageOpenIcon, title: t('home.factSingle'), text: t('home.factSingleText') },
    { Icon: LayersIcon, title: t('home.factTier'), text: t('home.factTierText') },
    ...(days
      ? [{ Icon: TruckIcon, title: t('home.factFast'), text: t('home.factFastText', { days: spanText(days) }) }]
      : []),
    { Icon: UndoIcon, title: t('home.factReturn', { n: returnDays }), text: t('home.factReturnText') },
  ];
}

function Facts() {
  return (
    <section className="section--tight">
      <div className="wrap">
        <ul className="usps">
          {useFacts().map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon />
              <span>
                {title}
                <small>{text}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who is behind the shop, where it says so. */
const firmData = (firm: Firm | null) =>
  firm && {
    legalName: firm.name,
    email: firm.email,
    ...(firm.phone && { telephone: firm.phone }),
    ...(firm.vatId && { vatID: firm.vatId }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.street,
      postalCode: firm.postcode,
      addressLocality: firm.city,
      addressCountry: firm.country,
    },
  };

/** The shop and its search, for search engines. */
function HomeJsonLd() {
  const { config, store } = useServices();
  const { icon, logo: own } = config.shop;
  const ours = useAllCalls() && config.shop.hasLogo && '/icon-512.png';
  const file = own ? logoAddress(own.id, 160) : ours;
  const logo = icon ?? (file && `${config.publicUrl}${file}`);
  const home = storeAddress(config.publicUrl, store, '/');
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${config.publicUrl}/#organization`,
            name: config.shop.name,
            ...firmData(config.shop.firm),
            url: config.publicUrl,
            ...(logo && { logo }),
          },
          {
            '@type': 'WebSite',
            '@id': `${home}#website`,
            name: config.shop.name,
            url: home,
            inLanguage: store.locale,
            publisher: { '@id': `${config.publicUrl}/#organization` },
            potentialAction: {
              '@type': 'SearchAction',
              target: storeAddress(config.publicUrl, store, '/search?q={search_term_string}'),
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      }}
    />
  );
}
