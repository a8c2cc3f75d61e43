import { nameOf, type ShopSettings } from '@brixel/contract/shop-settings';
import { carriedColour } from '@brixel/ui/brand/brand-colours.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { readPicture } from '../media/picture-store.ts';

/** How the shop shows itself on paper. */
export interface PrintLook {
  shopName: string;
  /** of bands with white text; null: ours */
  colour: string | null;
  /** PNG; one for light ground needs a light plate on a band */
  logo: { content: Uint8Array; width: number; height: number; isForDark: boolean } | null;
}

export const createPrintLook =
  (db: Kysely<Schema>, settings: () => Pick<ShopSettings, 'brand' | 'look'>, ground: 'band' | 'paper' = 'band') =>
  async (): Promise<PrintLook> => {
    const { colour, logo, darkLogo } = settings().look;
    const file = ground === 'band' ? (darkLogo ?? logo) : logo;
    const content = file && (await readPicture(db, file.id));
    return {
      shopName: nameOf(settings()),
      colour: colour && carriedColour(colour),
      logo: content ? { content, width: file.width, height: file.height, isForDark: file === darkLogo } : null,
    };
  };
