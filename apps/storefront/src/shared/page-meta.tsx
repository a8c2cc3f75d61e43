import { pictureUrl } from '@brixel/commerce/links';
import { storeAddress } from '#config/store-place.ts';
import { hrefLang } from '#config/stores.ts';
import { useServices } from '#data/services.ts';
import { type Alternates, pathIn } from '#data/shared-path.ts';
import { useT } from '#i18n/use-t.ts';

export interface PageMetaProps {
  /** of the page; the shop's name is added unless `fullTitle` says it is complete */
  title: string;
  fullTitle?: boolean;
  description?: string | undefined;
  /** this page's path in each store; none for pages that are not to be found by search engines */
  alternates?: Alternates | undefined;
  noIndex?: boolean;
  /** path of a picture for link previews, below /img/1200/630/resize */
  image?: string | undefined;
}

/** Title, description, canonical and language versions; React moves them into <head>. */
export function PageMeta({ title, fullTitle, description, alternates, noIndex, image }: PageMetaProps) {
  const { config, store } = useServices();
  const t = useT();
  const text = fullTitle ? title : t('layout.pageTitle', { page: title, shop: config.shop.name });
  const own = pathIn(alternates, store.storeCode);
  const versions = config.stores.flatMap((other) => {
    const path = pathIn(alternates, other.storeCode);
    return path === undefined ? [] : [{ other, href: storeAddress(config.publicUrl, other, path) }];
  });
  const fallback = versions.find(({ other }) => other === config.stores[0]);
  return (
    <>
      <title>{text}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex,follow" />}
      <meta property="og:site_name" content={config.shop.name} />
      <meta property="og:title" content={text} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={pictureUrl(image, 1200, 630, config)} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {own !== undefined && !noIndex && <link rel="canonical" href={storeAddress(config.publicUrl, store, own)} />}
      {versions.length > 1 &&
        versions.map(({ other, href }) => (
          <link key={other.storeCode} rel="alternate" hrefLang={hrefLang(config.stores, other)} href={href} />
        ))}
      {versions.length > 1 && fallback && <link rel="alternate" hrefLang="x-default" href={fallback.href} />}
    </>
  );
}
