import type { FoundPart, MosaicBricks, PartCondition, PartWish, ReadPartList } from '@brixel/contract/parts';
import type { Api } from './api.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The goods of the shop by part and colour. */
export interface PartCalls {
  /** in the order of the wishes */
  find(parts: readonly PartWish[], condition?: PartCondition): Promise<Outcome<FoundPart[]>>;
  read(text: string): Promise<Outcome<ReadPartList>>;
  mosaicBricks(): Promise<Outcome<MosaicBricks['colours']>>;
}

export const createPartCalls = (api: Api): PartCalls => ({
  async find(parts, condition = 'any') {
    const found = await outcomeOf(api, 'findParts', { body: { parts: [...parts], condition } });
    return found.ok ? { ok: true, result: found.result.parts } : found;
  },
  read: (text) => outcomeOf(api, 'readPartList', { body: { text } }),
  async mosaicBricks() {
    const told = await outcomeOf(api, 'mosaicBricks', {});
    return told.ok ? { ok: true, result: told.result.colours } : told;
  },
});
