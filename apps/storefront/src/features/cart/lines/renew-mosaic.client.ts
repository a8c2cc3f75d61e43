import { createMosaicCalls, type MosaicMade } from '#data/api/mosaic-calls.ts';
import type { Services } from '#data/services.ts';
import { currentCart } from '#features/cart/cart-controller.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { forgetMade, madeIds } from '#features/mosaics/made-mosaics.ts';
import { messageOf, readSource, storeSource } from '#features/mosaics/mosaic-sources.client.ts';
import { exchangeLine } from '../cart-actions.ts';
import { mosaicIdOf, withMosaic } from './mosaic-line.ts';

type Renewal = { kind: 'renewed' } | { kind: 'no-source' } | Exclude<MosaicMade, { kind: 'made' }>;

/** Makes the mosaic of a line once more, from what it was made from the first time; the line goes on with the new one. */
export async function renewMosaic({ api }: Pick<Services, 'api'>, line: CartLine): Promise<Renewal> {
  const id = mosaicIdOf(line);
  const source = id ? await readSource(id) : null;
  if (!id || !source) return { kind: 'no-source' };
  const made = await createMosaicCalls(api).create(await messageOf(source));
  if (made.kind !== 'made') return made;
  forgetMade(id);
  exchangeLine(line.key, withMosaic(line, made.mosaic));
  await storeSource(made.mosaic.id, source, wantedIds());
  return { kind: 'renewed' };
}

/** Mosaics that may still be bought. */
export const wantedIds = (): string[] => [
  ...madeIds(),
  ...currentCart().lines.flatMap((line) => mosaicIdOf(line) ?? []),
];
