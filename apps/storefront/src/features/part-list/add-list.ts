import { findBuyable } from '#data/catalog/cart-queries.ts';
import type { Services } from '#data/services.ts';
import { currentCart } from '#features/cart/cart-controller.ts';
import { type CartLine, mostOf } from '#features/cart-line/cart-line.ts';
import { lineOf } from '#features/cart-line/line-of-product.ts';
import type { PickedOffer } from './plan-list.ts';

/** Products that are asked for at once. */
const CHUNK = 100;

/** What was picked as lines of the cart, not more of each than there is beside what the cart holds already. */
export async function linesOf(services: Services, picked: readonly PickedOffer[]): Promise<CartLine[]> {
  const held = new Map(currentCart().lines.map(({ key, qty }) => [key, qty]));
  const lines: CartLine[] = [];
  for (let first = 0; first < picked.length; first += CHUNK) {
    const some = picked.slice(first, first + CHUNK);
    const products = await findBuyable(
      services,
      some.map(({ offer }) => offer.sku),
    );
    for (const { offer, qty } of some) {
      const product = products.get(offer.sku);
      if (!product) continue;
      const line = lineOf(product, qty, services);
      const left = mostOf(line) - (held.get(line.key) ?? 0);
      const step = line.stock.step ?? 1;
      const most = line.stock.inStock ? Math.min(line.qty, left - (left % step)) : 0;
      if (most > 0) lines.push({ ...line, qty: most });
    }
  }
  return lines;
}
