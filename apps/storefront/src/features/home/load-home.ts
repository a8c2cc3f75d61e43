import { sameInAllStores } from '#data/alternates.ts';
import { loadBestsellers, loadNewCollection } from '#data/home-queries.ts';
import { loadMosaicPrice } from '#data/mosaic-queries.ts';
import type { Services } from '#data/services.ts';
import { loadBanners } from './banners.ts';

/** What the home page cannot live without. */
export async function loadHome(services: Services, signal: AbortSignal) {
  const [banners, newCollection, bestsellers, mosaicPrice] = await Promise.all([
    loadBanners(services),
    loadNewCollection(services, signal),
    loadBestsellers(services, signal),
    loadMosaicPrice(services, signal),
  ]);
  return { banners, newCollection, bestsellers, mosaicPrice, alternates: sameInAllStores('/') };
}
