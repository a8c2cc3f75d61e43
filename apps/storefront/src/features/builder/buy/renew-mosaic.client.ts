import { createMosaicCalls, type MosaicMade } from '#data/mosaic-calls.ts';
import type { Services } from '#data/services.ts';
import { exchangeLine } from '#features/cart/cart-actions.ts';
import type { CartLine } from '#features/cart/cart-line.ts';
import { mosaicIdOf, withMosaic } from '#features/cart/mosaic-line.ts';
import { forgetMade } from './made-mosaics.ts';
import { keepSource, readSource } from './mosaic-sources.client.ts';
import { messageOf, wantedIds } from './obtain-mosaic.client.ts';

export type Renewal = { kind: 'renewed' } | { kind: 'no-source' } | Exclude<MosaicMade, { kind: 'made' }>;

/** Makes the mosaic of a line once more, from what it was made from the first time; the line goes on with the new one. */
export async function renewMosaic({ api }: Pick<Services, 'api'>, line: CartLine): Promise<Renewal> {
  const id = mosaicIdOf(line);
  const source = id ? await readSource(id) : null;
  if (!id || !source) return { kind: 'no-source' };
  const made = await createMosaicCalls(api).create(await messageOf(source));
  if (made.kind !== 'made') return made;
  forgetMade(id);
  exchangeLine(line.key, withMosaic(line, made.mosaic));
  await keepSource(made.mosaic.id, source, wantedIds());
  return { kind: 'renewed' };
}
