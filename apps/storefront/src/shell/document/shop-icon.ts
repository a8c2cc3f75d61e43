import type { PublicConfig, ShopIdentity } from '#config/public-config.ts';

/** The icon of a shop that is not ours. */

/** Where the server has one with the first letter of the shop's name, for a shop without an icon. */
export const LETTER_ICON_PATH = '/shop-icon.svg';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' };

interface Icon {
  src: string;
  type?: string;
}

/** null: our own icons. */
export function shopIcon({ shop: { icon }, api }: Pick<PublicConfig, 'shop' | 'api'>): Icon | null {
  if (api.calls === 'all' && icon === null) return null;
  const src = icon ?? LETTER_ICON_PATH;
  const type = TYPES[/\.(\w+)(?:\?|$)/.exec(src)?.[1] ?? ''];
  return { src, ...(type && { type }) };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' };

export function letterIcon({ name }: Pick<ShopIdentity, 'name'>): string {
  const [letter = ''] = name.toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#39434a"/><text x="256" y="348" font-family="system-ui, sans-serif" font-size="264" font-weight="700" text-anchor="middle" fill="#fff">${entities[letter] ?? letter}</text></svg>`;
}
