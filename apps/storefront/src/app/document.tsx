import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { useRouteHandle } from './route-handle.ts';
import { THEME_SCRIPT } from './theme.ts';

/** The whole page from <html> on. The theme script runs before the first paint, so nothing flashes. */
export function Document({ children }: { children: ReactNode }) {
  const { store, nonce } = useServices();
  const { tabBar } = useRouteHandle();
  const t = useT();
  return (
    <html lang={store.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#083d45" />
        <meta name="application-name" content="brixel" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body className={tabBar ? 'has-tabbar' : undefined}>
        <a className="skip" href="#main">
          {t('layout.skip')}
        </a>
        {children}
        <ScrollRestoration nonce={nonce ?? ''} />
      </body>
    </html>
  );
}
