import { createPartCalls } from '#data/api/part-calls.ts';
import type { Services } from '#data/services.ts';
import type { OwnBricks } from './own-bricks.ts';

/** Null where the shop cannot be asked: then nobody is told that it has none. */
export async function loadOwnBricks({ api }: Pick<Services, 'api'>): Promise<OwnBricks | null> {
  const told = await createPartCalls(api).mosaicBricks();
  return told.ok ? told.result : null;
}
