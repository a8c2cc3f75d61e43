import { createMosaicCalls } from '#data/api/mosaic-calls.ts';
import type { Services } from '#data/services.ts';
import { updateLines } from './cart-actions.ts';
import { useCart } from './cart-store.ts';
import { mosaicIdOf, RUN_OUT } from './mosaic-line.ts';

const NOT_FOUND = 404;

/** Lines that another device has put in, or an earlier order: until when their mosaics are kept. */
export async function refreshMosaics({ api }: Pick<Services, 'api'>): Promise<void> {
  const asked = useCart
    .getState()
    .lines.filter((line) => !line.temporary_image_expiration)
    .flatMap((line) => mosaicIdOf(line) ?? []);
  const calls = createMosaicCalls(api);
  const answers = await Promise.all([...new Set(asked)].map(async (id) => [id, await calls.find(id)] as const));
  const known = new Map(
    answers.flatMap(([id, found]) => {
      if (found.ok) return [[id, { temporary_image_expiration: found.result.expiration }]];
      return found.code === NOT_FOUND ? [[id, RUN_OUT]] : [];
    }),
  );
  if (known.size > 0) updateLines((line) => known.get(mosaicIdOf(line) ?? '') ?? {});
}
