import type { PublicConfig } from '#config/public-config.ts';
import type { StoreView } from '#config/stores.ts';
import { t } from '#i18n/translate.ts';
import { appIcons, hasOwnLook, shopIcon, themeColour } from './shop-icon.ts';

/** https://www.w3.org/TR/appmanifest/ */
export interface WebManifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: 'ltr';
  start_url: string;
  scope: string;
  display: 'standalone';
  theme_color: string;
  background_color: string;
  categories: string[];
  icons: ManifestImage[];
  screenshots: (ManifestImage & { form_factor: 'wide' | 'narrow' })[];
  shortcuts: { name: string; url: string; icons: ManifestImage[] }[];
}

interface ManifestImage {
  src: string;
  sizes: string;
  type?: string;
  purpose?: 'maskable';
}

const BACKGROUND_COLOR = '#ffffff';

const png = (name: string, size: number): ManifestImage => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});
const maskable = (size: number): ManifestImage => ({ ...png('icon-maskable', size), purpose: 'maskable' });

const screenshot = (store: string, form: 'wide' | 'narrow', sizes: string) => ({
  src: `/screenshots/${store}-${form}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
});

const OWN_ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  png('icon', 192),
  png('icon', 512),
  maskable(192),
  maskable(512),
];

/** Each store is an app of its own, which starts in its own language. */
export function webManifest(
  { storeCode, language, prefix }: StoreView,
  { shop, api }: Pick<PublicConfig, 'shop' | 'api'>,
): WebManifest {
  const home = `${prefix}/`;
  const { name } = shop;
  const icon = shopIcon({ shop, api });
  const isOurs = api.calls === 'all';
  const app = appIcons({ shop });
  const shortcutIcons = icon ? [{ ...icon, sizes: 'any' }] : [png('icon', 192)];
  return {
    id: home,
    name,
    short_name: name,
    description: t(language, 'offline.appDescription'),
    lang: language,
    dir: 'ltr',
    start_url: `${prefix}/pwa.html`,
    scope: home,
    display: 'standalone',
    theme_color: themeColour(shop),
    background_color: BACKGROUND_COLOR,
    categories: ['shopping'],
    icons: app ?? (icon ? [{ ...icon, sizes: 'any' }] : OWN_ICONS),
    // they show our own look
    screenshots:
      isOurs && !hasOwnLook(shop)
        ? [screenshot(storeCode, 'wide', '1280x800'), screenshot(storeCode, 'narrow', '780x1688')]
        : [],
    shortcuts: [
      ...(isOurs
        ? [{ name: t(language, 'layout.mosaicBuilder'), url: `${prefix}/mosaik-builder`, icons: shortcutIcons }]
        : []),
      { name: t(language, 'offline.appSearch'), url: `${prefix}/search`, icons: shortcutIcons },
      { name: t(language, 'offline.appOrders'), url: `${prefix}/my-account/orders`, icons: shortcutIcons },
    ],
  };
}
