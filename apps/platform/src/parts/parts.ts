import type { FoundPart, MosaicBricks, PartWish } from '@brixel/contract/parts';
import type { StoreCode } from '@brixel/contract/stores';
import { COLOUR_PALETTE, GREY_PALETTE } from '@brixel/mosaic/palette';
import { PLATES, SINGLE_PLATE } from '@brixel/mosaic/plates';
import type { Catalog } from '../catalog/catalog.ts';
import { followGoods } from '../catalog/changes/follow-goods.ts';
import type { Database } from '../database/database.ts';
import { findParts, type PartSearch, piecesOf } from './find-parts.ts';
import { loadPlaces, takePlaces } from './load-places.ts';
import type { PartPlaces } from './part-places.ts';

/** The goods of the shop by part and colour, whatever their skus. */
export interface Parts {
  find(wishes: readonly PartWish[], search: PartSearch): Promise<FoundPart[]>;
  /** what mosaics can be built of now; colours of which there is nothing are left out */
  mosaicBricks(store: StoreCode): Promise<MosaicBricks['colours']>;
  close(): Promise<void>;
}

export interface PartsOptions {
  database: Pick<Database, 'db' | 'kind'>;
  catalog: Pick<Catalog, 'product'>;
  onError: (error: unknown) => void;
}

const MOSAIC_COLOURS = [...new Set([...COLOUR_PALETTE, ...GREY_PALETTE].map(({ id }) => id))];

export function createParts({ database, catalog, onError }: PartsOptions): Parts {
  const { db } = database;
  const places = followGoods<PartPlaces>(database, {
    load: (isOver) => loadPlaces(db, isOver),
    take: (known, skus) => takePlaces(db, known, skus),
    onError,
  });
  const find: Parts['find'] = async (wishes, search) => findParts(await places.current(), catalog, wishes, search);
  return {
    find,
    async mosaicBricks(store) {
      const wishes = MOSAIC_COLOURS.flatMap((colour) => PLATES.map(({ design }) => ({ part: design, colour, qty: 0 })));
      const found = (await find(wishes, { store, condition: 'any' })).values();
      return MOSAIC_COLOURS.map((id) => {
        const plates = PLATES.map(({ design }) => ({ design, pieces: piecesOf(found.next().value?.offers ?? []) }));
        return {
          id,
          singles: plates.find(({ design }) => design === SINGLE_PLATE.design)?.pieces ?? 0,
          plates: plates.filter(({ pieces }) => pieces > 0).map(({ design }) => design),
        };
      }).filter(({ plates }) => plates.length > 0);
    },
    close: places.close,
  };
}
