import { picturePath } from '@brixel/commerce/links';
import { appIconPath, logoPath } from '@brixel/contract/picture-paths';
import type { LogoFile } from '@brixel/contract/shop-facts';
import { brandTokens, carriedColour } from '@brixel/ui/brand/brand-colours.ts';
import type { PublicConfig, ShopIdentity } from '#config/public-config.ts';

/** Icons and colour of a shop that has a look of its own, or is not ours. Only the server needs them. */

/** Where the server has one with the first letter of the shop's name, for a shop without an icon. */
export const LETTER_ICON_PATH = '/shop-icon.svg';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' };

interface Icon {
  src: string;
  type?: string;
}

type Look = Pick<ShopIdentity, 'icon' | 'logo' | 'colour'>;

/** Whether its owner has given it a look: nothing of ours is shown then. */
export const hasOwnLook = ({ icon, logo, colour }: Look): boolean => icon !== null || logo !== null || colour !== null;

/** A wide logo would be tiny in a square. */
const WIDEST_ICON = 1.6;
const squareLogo = ({ logo }: Pick<Look, 'logo'>): LogoFile | null =>
  logo && Math.max(logo.width / logo.height, logo.height / logo.width) <= WIDEST_ICON ? logo : null;

/** null: our own icons. */
export function shopIcon({ shop, api }: Pick<PublicConfig, 'shop' | 'api'>): Icon | null {
  const { icon } = shop;
  if (api.calls === 'all' && !hasOwnLook(shop)) return null;
  const logo = icon === null ? squareLogo(shop) : null;
  if (logo) return { src: picturePath(logoPath(logo.id), 128, 128) };
  const src = icon ?? LETTER_ICON_PATH;
  const type = TYPES[/\.(\w+)(?:\?|$)/.exec(src)?.[1] ?? ''];
  return { src, ...(type && { type }) };
}

interface SizedIcon extends Icon {
  sizes: string;
  purpose?: 'maskable';
}

/** Of an app on a telephone; null where the logo is no square. */
export function appIcons({ shop }: Pick<PublicConfig, 'shop'>): SizedIcon[] | null {
  const logo = shop.icon === null ? squareLogo(shop) : null;
  if (!logo) return null;
  const iconOf = (size: number) => ({ src: picturePath(appIconPath(logo.id), size, size), sizes: `${size}x${size}` });
  return [iconOf(240), iconOf(576), { ...iconOf(576), purpose: 'maskable' }];
}

/** Of the browser around a page: needed before any style sheet has loaded. */
const THEME_COLOUR = '#083d45';
export const themeColour = ({ colour }: Pick<ShopIdentity, 'colour'>): string =>
  (colour && brandTokens(colour).light['petrol-800']) || THEME_COLOUR;

const LETTER_GROUND = '#39434a';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' };

export function letterIcon({ name, colour }: Pick<ShopIdentity, 'name' | 'colour'>): string {
  const ground = colour ? carriedColour(colour) : LETTER_GROUND;
  const [letter = ''] = name.toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/><text x="256" y="348" font-family="system-ui, sans-serif" font-size="264" font-weight="700" text-anchor="middle" fill="#fff">${entities[letter] ?? letter}</text></svg>`;
}
