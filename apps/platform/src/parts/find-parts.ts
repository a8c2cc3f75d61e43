import { setImmediate as nextTurn } from 'node:timers/promises';
import { COLOURS } from '@brixel/bricks/colours';
import { furtherByOption } from '@brixel/bricks/further-colours';
import { similarColours } from '@brixel/bricks/similar-colours';
import { tiersFor } from '@brixel/commerce/tier-prices';
import type { Product } from '@brixel/contract/catalog';
import { CONDITIONS } from '@brixel/contract/condition';
import { textIn } from '@brixel/contract/local-text';
import type { FoundPart, PartCondition, PartOffer, PartWish, Shade } from '@brixel/contract/parts';
import type { StoreCode } from '@brixel/contract/stores';
import { partKey } from '@brixel/exchange/part-number';
import type { Catalog } from '../catalog/catalog.ts';
import type { PartPlaces } from './part-places.ts';

/** Of one part in one colour, and of all similar colours of it. */
const MOST_OFFERS = 6;
const MOST_STAND_INS = 3;
/** Goods whose documents are read before others get a turn. */
const READ_AT_ONCE = 100;

export interface PartSearch {
  store: StoreCode;
  condition: PartCondition;
}

type ReadGoods = Pick<Catalog, 'product'>;

/** What the shop has of some parts, in the order of the wishes. */
export async function findParts(
  places: PartPlaces,
  catalog: ReadGoods,
  wishes: readonly PartWish[],
  search: PartSearch,
): Promise<FoundPart[]> {
  const found: FoundPart[] = [];
  let read = 0;
  for (const wish of wishes) {
    const part = partKey(wish.part);
    const offersIn = (colour: number): PartOffer[] => {
      const skus = places.skusOf({ part, colour });
      read += skus.length;
      return offersOf(skus, catalog, search);
    };
    const { colour } = wish;
    const colours = colour === null ? places.coloursOf(part) : [colour];
    const offers = best(colours.flatMap(offersIn));
    const isShort = piecesOf(offers) < wish.qty;
    const standIns = colour !== null && isShort ? standInsOf(colour, offersIn, search.store) : [];
    const isSold = colours.some((each) => places.skusOf({ part, colour: each }).length > 0);
    found.push({ is_sold: isSold, offers, stand_ins: standIns });
    if (read < READ_AT_ONCE) continue;
    read = 0;
    await nextTurn();
  }
  return found;
}

export const piecesOf = (offers: readonly PartOffer[]): number => offers.reduce((sum, { most }) => sum + most, 0);

function standInsOf(colour: number, offersIn: (colour: number) => PartOffer[], store: StoreCode) {
  const standIns: FoundPart['stand_ins'] = [];
  for (const similar of similarColours(colour)) {
    const offers = offersIn(similar);
    if (offers.length > 0) standIns.push({ colour: shadeOf(similar, store), offers });
    if (standIns.length === MOST_STAND_INS) break;
  }
  return standIns;
}

/** The goods with these skus that can be bought now. */
function offersOf(skus: readonly string[], catalog: ReadGoods, { store, condition }: PartSearch): PartOffer[] {
  const offers = skus.flatMap((sku) => {
    const product = catalog.product(store, sku);
    const offer = product && offerOf(product);
    return offer && offer.most > 0 && (condition === 'any' || condition === offer.condition) ? offer : [];
  });
  return best(offers);
}

const byConditionAndPrice = (a: PartOffer, b: PartOffer): number =>
  Number(a.condition === 'used') - Number(b.condition === 'used') || a.price - b.price || (a.sku < b.sku ? -1 : 1);

const best = (offers: PartOffer[]): PartOffer[] => offers.toSorted(byConditionAndPrice).slice(0, MOST_OFFERS);

/** Made of what everybody may see of a product. */
function offerOf(product: Product): PartOffer {
  const { stock } = product;
  const step = stock.qty_increments ?? 1;
  const most = stock.manage_stock ? Math.min(stock.qty, stock.max_sale_qty) : stock.max_sale_qty;
  const least = Math.max(1, stock.min_sale_qty, step);
  const whole = most - (most % step);
  return {
    sku: product.sku,
    name: product.name,
    picture: product.image,
    slug: product.slug,
    url_path: product.url_path,
    family_sku: product.family_sku,
    condition: product.condition === CONDITIONS.used ? 'used' : 'new',
    price: product.price_incl_tax,
    steps: tiersFor(product),
    most: stock.is_in_stock && whole >= least ? whole : 0,
    step,
    least,
  };
}

/** A colour by its option, as shoppers of a store call it. */
export function shadeOf(id: number, store: StoreCode): Shade {
  const colour = COLOURS.find((own) => own.id === id) ?? furtherByOption(id);
  return { id, name: colour ? textIn(colour.name, store) : String(id), hex: colour?.hex ?? null };
}
