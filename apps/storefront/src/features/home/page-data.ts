import { centimetres, MOSAIC_SIZES, studsOf } from '@brixel/mosaic/formats';
import { COLOUR_PALETTE } from '@brixel/mosaic/palette';
import {
  countSimpleProducts,
  loadBestsellers,
  loadMosaicPrice,
  loadNewCollection,
} from '#data/catalog/home-queries.ts';
import type { Services } from '#data/services.ts';

export interface MosaicFacts {
  sizes: number;
  fromCm: number;
  toCm: number;
  colours: number;
  /** of the smallest; null while none is on sale */
  price: number | null;
}

/** All data of the home page. */
export async function loadHome(services: Services, signal: AbortSignal) {
  const [banners, newCollection, bestsellers, price, parts] = await Promise.all([
    loadBanners(services),
    loadNewCollection(services, signal),
    loadBestsellers(services, signal),
    loadMosaicPrice(services, signal),
    countSimpleProducts(services, signal),
  ]);
  return { banners, newCollection, bestsellers, mosaic: mosaicFacts(price), parts, alternates: '/' };
}

const mosaicFacts = (price: number | null): MosaicFacts => ({
  sizes: MOSAIC_SIZES.length,
  fromCm: Math.round(centimetres(studsOf('s', 'portrait').width)),
  toCm: Math.round(centimetres(studsOf('xl', 'portrait').height)),
  colours: COLOUR_PALETTE.length,
  price,
});

/** Promoted pictures and texts: one static file per store, which the shop owner changes without a build. */

export interface Banner {
  /** one entry per line */
  title: string[];
  text: string;
  image: string;
  /** a category by its id, else a path within the store */
  category?: number;
  link?: string;
  linkText: string;
  tint: string;
}

export interface HeadImage extends Omit<Banner, 'tint'> {
  alt: string;
}

interface Banners {
  headImage: HeadImage | null;
  mainBanners: Banner[];
  smallBanners: Banner[];
  productBanners: Banner[];
}

const none: Banners = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] };

/** A broken or missing file costs the banners, not the page. */
async function loadBanners({ config, staticFile, store }: Services): Promise<Banners> {
  if (!config.shop.hasBanners) return none;
  try {
    return { ...none, ...((await staticFile(`/banners/${store.storeCode}.json`)) as Partial<Banners>) };
  } catch {
    return none;
  }
}
