import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShopIdentity } from '#config/public-config.ts';
import type { StoreView } from '#config/stores.ts';
import { translatorFor } from '#i18n/translate.ts';
import { BrandStyle } from '#shell/document/brand-style.tsx';
import { themeColour } from '#shell/document/shop-icon.ts';
import type { AssetManifest } from './asset-manifest.ts';

export interface FailureDocumentOptions {
  shop: ShopIdentity;
  store: StoreView;
  assets: AssetManifest;
  status: number;
  /** id of the request in the log */
  requestId: string;
}

function wordsFor(status: number) {
  if (status === 503) return ['offline.unavailableTitle', 'offline.unavailableText'] as const;
  return status >= 500
    ? (['errors.errorTitle', 'errors.errorText'] as const)
    : (['offline.refusedTitle', 'offline.refusedText'] as const);
}

/** For requests of which no page can be made, so it needs neither data nor scripts. */
export function failureDocument({ shop, store, assets, status, requestId }: FailureDocumentOptions): string {
  const t = translatorFor(store.language);
  const isOurs = status >= 500;
  const [title = '', text = ''] = wordsFor(status).map((key) => t(key));
  return plainDocument(
    { shop, store, assets, title },
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {isOurs && <p className="s soft">{t('offline.reference', { id: requestId })}</p>}
      <a className="btn btn--cta btn--l" href={store.prefix || '/'}>
        {t('common.toHome')}
      </a>
    </>,
  );
}

type ComingSoonOptions = Pick<FailureDocumentOptions, 'shop' | 'store' | 'assets'>;

/** What everybody but the staff sees until the owner opens the shop. */
export function comingSoonDocument(options: ComingSoonOptions): string {
  const t = translatorFor(options.store.language);
  const title = t('offline.comingSoonTitle');
  return plainDocument(
    { ...options, title },
    <>
      <p className="b">{options.shop.name}</p>
      <h1>{title}</h1>
      <p>{t('offline.comingSoonText')}</p>
    </>,
  );
}

function plainDocument(
  { shop, store, assets, title }: ComingSoonOptions & { title: string },
  content: ReactNode,
): string {
  const t = translatorFor(store.language);
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={store.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <BrandStyle shop={shop} />
        <meta name="theme-color" content={themeColour(shop)} />
        <title>{t('layout.pageTitle', { page: title, shop: shop.name })}</title>
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main id="main" className="wrap center-page">
          {content}
        </main>
      </body>
    </html>,
  )}`;
}
