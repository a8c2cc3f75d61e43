import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { configForStore } from '#config/own-texts.ts';
import type { PublicConfig } from '#config/public-config.ts';
import type { StoreView } from '#config/stores.ts';
import { BrandStyle } from '#shell/document/brand-style.tsx';
import { SHELL_SCRIPT } from '#shell/document/head-script.ts';
import { themeColour } from '#shell/document/shop-icon.ts';
import type { AssetManifest } from './asset-manifest.ts';
import { type InitialState, writeState } from './initial-state.ts';
import type { ScriptedPage } from './storefront.ts';

export interface OfflineShellOptions {
  config: PublicConfig;
  version: string;
  store: StoreView;
  assets: AssetManifest;
}

/** A page without content or data, which the worker answers with for every address: the browser then makes the page itself. */
export function offlineShell({ config, version, store, assets }: OfflineShellOptions): ScriptedPage {
  const state: InitialState = {
    config: configForStore(config, store.storeCode),
    storeView: { storeCode: store.storeCode },
    version,
    route: { name: 'offline-shell', path: store.prefix || '/' },
    router: null,
  };
  const stateScript = writeState(state);
  const html = renderToStaticMarkup(
    <html lang={store.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BrandStyle shop={config.shop} />
        <meta name="theme-color" content={themeColour(config.shop)} />
        <title>{config.shop.name}</title>
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script dangerouslySetInnerHTML={{ __html: SHELL_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: stateScript }} />
        <script type="module" src={assets.entry} />
      </head>
      <body>
        <div className="grid min-h-dvh place-items-center">
          <PixelLoader label={config.shop.name} />
        </div>
      </body>
    </html>,
  );
  return { html: `<!DOCTYPE html>${html}`, scripts: [SHELL_SCRIPT, stateScript] };
}
