import { startSelection } from '@brixel/commerce/bundle-start';
import type { OfficeProduct } from '@brixel/contract/office/product-form-endpoints';
import type { GoodsList } from './goods-list.ts';

/** The part that runs out first where what is made of parts is sold as the shop proposes it; null where no part is counted. */
export function shortPartOf(
  composition: OfficeProduct['composition'],
  goods: Pick<GoodsList, 'get'>,
): OfficeProduct['short_part'] {
  const counted = [...proposedParts(composition)].flatMap(([sku, qty]) => {
    const { stock = null, name = sku } = goods.get(sku) ?? {};
    return stock === null ? [] : [{ sku, name, stock, qty, enough_for: Math.max(0, Math.floor(stock / qty)) }];
  });
  return counted.toSorted((one, other) => one.enough_for - other.enough_for)[0] ?? null;
}

/** How many of each part one piece takes; a part may be in it twice. */
function proposedParts(composition: OfficeProduct['composition']): Map<string, number> {
  const total = new Map<string, number>();
  for (const { sku, qty } of partsOf(composition)) total.set(sku, (total.get(sku) ?? 0) + qty);
  return total;
}

function partsOf(composition: OfficeProduct['composition']): { sku: string; qty: number }[] {
  if (composition?.kind === 'grouped') return composition.parts;
  if (composition?.kind !== 'bundle') return [];
  return composition.options.flatMap(
    ({ required, parts }) => startSelection(required, parts, ({ is_default }) => is_default) ?? [],
  );
}
