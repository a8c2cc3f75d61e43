import { SkipLink } from '@brixel/ui/link.tsx';
import type { ReactNode } from 'react';
import { useRouteHandle } from '#config/route-handle.ts';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { ScrollRestoration } from '#router/scroll-restoration.ts';
import { BrandStyle } from './brand-style.tsx';
import { HEAD_SCRIPT } from './head-script.ts';
import { appIcons, shopIcon, themeColour } from './shop-icon.ts';

/** The whole page from <html> on. Theme and consent are set before the first paint, so nothing flashes. */
export function Document({ children }: { children: ReactNode }) {
  const { store } = useServices();
  const { tabBar } = useRouteHandle();
  const t = useT();
  // React takes an element over with all its attributes, and would else lose these where it makes the page itself
  const { theme, consent }: DOMStringMap = import.meta.env.SSR ? {} : document.documentElement.dataset;
  return (
    <html lang={store.language} data-theme={theme} data-consent={consent} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <AppLinks />}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      </head>
      <body className={tabBar ? 'has-tabbar' : undefined}>
        <SkipLink>{t('layout.skip')}</SkipLink>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}

/** How the shop looks outside of its pages. Browsers read it once, so their code does without it. */
function AppLinks() {
  const { config, store } = useServices();
  const icon = shopIcon(config);
  return (
    <>
      <BrandStyle shop={config.shop} />
      <meta name="theme-color" content={themeColour(config.shop)} />
      <meta name="application-name" content={config.shop.name} />
      <meta name="apple-mobile-web-app-title" content={config.shop.name} />
      <link rel="icon" href={icon?.src ?? '/icon.svg'} type={icon ? icon.type : 'image/svg+xml'} />
      <link rel="apple-touch-icon" href={appIcons(config)?.[0]?.src ?? icon?.src ?? '/apple-touch-icon.png'} />
      <link rel="manifest" href={`${store.prefix}/manifest.webmanifest`} />
    </>
  );
}
