import type { Services } from '#data/services.ts';

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

export interface Banners {
  headImage: HeadImage | null;
  mainBanners: Banner[];
  smallBanners: Banner[];
  productBanners: Banner[];
}

const none: Banners = { headImage: null, mainBanners: [], smallBanners: [], productBanners: [] };

/** A broken or missing file costs the banners, not the page. */
export async function loadBanners({ staticFile, store }: Services): Promise<Banners> {
  try {
    return { ...none, ...((await staticFile(`/banners/${store.storeCode}.json`)) as Partial<Banners>) };
  } catch {
    return none;
  }
}
