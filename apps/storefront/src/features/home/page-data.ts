import type { HomeDocument, ShownPart } from '@brixel/contract/home-page';
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
  const { headImage, mainBanners, tiles = null } = banners;
  const sections = banners.parts ?? usualParts(banners);
  const lists = { newCollection, bestsellers };
  return { headImage, mainBanners, tiles, sections, ...lists, mosaic: mosaicFacts(price), parts, alternates: '/' };
}

const mosaicFacts = (price: number | null): MosaicFacts => ({
  sizes: MOSAIC_SIZES.length,
  fromCm: Math.round(centimetres(studsOf('s', 'portrait').width)),
  toCm: Math.round(centimetres(studsOf('xl', 'portrait').height)),
  colours: COLOUR_PALETTE.length,
  price,
});

const none: HomeDocument = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] };

/** What the owner has composed, else the banners of the demo. A broken or missing file costs them, not the page. */
async function loadBanners({ config, staticFile, store }: Services): Promise<HomeDocument> {
  if (config.api.calls !== 'all') return none;
  try {
    return { ...none, ...((await staticFile(`/banners/${store.storeCode}.json`)) as Partial<HomeDocument>) };
  } catch {
    return none;
  }
}

/** The order of the specification. */
const usualParts = ({ headImage, smallBanners, productBanners }: HomeDocument): ShownPart[] => [
  ...(headImage ? [{ kind: 'hero' as const }] : []),
  { kind: 'promises' },
  { kind: 'categories' },
  { kind: 'new' },
  { kind: 'colours' },
  { kind: 'banners', banners: [...smallBanners, ...productBanners] },
  { kind: 'bestsellers' },
];
