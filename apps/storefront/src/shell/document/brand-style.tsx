import { brandCss } from '@brixel/ui/brand/brand-colours.ts';
import type { ShopIdentity } from '#config/public-config.ts';

/** The tokens in the colour of the shop, in the page itself: a file more would hold up the first paint. Nothing where it has none. */
export function BrandStyle({ shop: { colour } }: { shop: Pick<ShopIdentity, 'colour'> }) {
  if (colour === null) return null;
  return <style dangerouslySetInnerHTML={{ __html: cssOf(colour) }} />;
}

let made: { colour: string; css: string } | null = null;

/** Once for all pages of a release. */
function cssOf(colour: string): string {
  if (made?.colour !== colour) made = { colour, css: brandCss(colour) };
  return made.css;
}
