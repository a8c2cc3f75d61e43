import { storePath } from '@brixel/commerce/links';
import { defaultStoreCode, type StoreCode, storeViews } from '@brixel/contract/stores';
import { useServices } from '#data/services.ts';
import type { Alternates } from '#data/shared-path.ts';
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

const addressIn = (publicUrl: string, code: StoreCode, path: string): string =>
  publicUrl + storePath(path, storeViews[code].prefix.slice(1));

/** Title, description, canonical and language versions; React moves them into <head>. */
export function PageMeta({ title, fullTitle, description, alternates, noIndex, image }: PageMetaProps) {
  const { config, store } = useServices();
  const t = useT();
  const text = fullTitle ? title : t('layout.pageTitle', { page: title });
  const own = alternates?.[store.storeCode];
  const languages = Object.values(config.stores).flatMap((other) => {
    const path = alternates?.[other.storeCode];
    return path === undefined ? [] : [{ code: other.storeCode, language: other.language, path }];
  });
  const fallback = languages.find(({ code }) => code === defaultStoreCode);
  return (
    <>
      <title>{text}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex,follow" />}
      <meta property="og:site_name" content={t('layout.siteName')} />
      <meta property="og:title" content={text} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={`${config.publicUrl}/img/1200/630/resize${image}`} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {own !== undefined && !noIndex && (
        <link rel="canonical" href={addressIn(config.publicUrl, store.storeCode, own)} />
      )}
      {languages.length > 1 &&
        languages.map(({ code, language, path }) => (
          <link key={code} rel="alternate" hrefLang={language} href={addressIn(config.publicUrl, code, path)} />
        ))}
      {languages.length > 1 && fallback && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(config.publicUrl, fallback.code, fallback.path)} />
      )}
    </>
  );
}
