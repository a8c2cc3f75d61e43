import { API_ROOT, mosaicPicturePath } from '@brixel/contract/api-paths';
import type { CreatedMosaic, MosaicFacts, MosaicMessage, MosaicRefusalCode } from '@brixel/contract/mosaic';
import type { PublicConfig } from '#config/public-config.ts';
import type { Api, ApiResult } from './api.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The service that makes mosaics and stores them until they are ordered. */

export type MosaicMade =
  | { kind: 'made'; mosaic: CreatedMosaic }
  /** the picture cannot be used */
  | { kind: 'refused'; code: MosaicRefusalCode }
  /** this shopper has asked too often */
  | { kind: 'too-often' }
  /** the service has too much to do, or fails */
  | { kind: 'busy' }
  /** offline, or no answer in time; repeating it is safe */
  | { kind: 'no-answer' };

export interface MosaicCalls {
  create(wanted: MosaicMessage): Promise<MosaicMade>;
  find(id: string): Promise<Outcome<MosaicFacts>>;
}

/** A megabyte has to go up, and the finest mosaic takes a few seconds. */
const TIMEOUT_MS = 60_000;
const TOO_OFTEN = 429;
const TOO_LARGE = 413;

export const createMosaicCalls = (api: Api): MosaicCalls => ({
  async create(body) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return madeOf(await api.call('createMosaic', { body, silent: true, signal }));
    } catch {
      return { kind: 'no-answer' };
    }
  },
  find: (id) => outcomeOf(api, 'findMosaic', { params: { id } }),
});

function madeOf(answer: ApiResult<CreatedMosaic>): MosaicMade {
  if (answer.ok) return { kind: 'made', mosaic: answer.result };
  if (isRefusal(answer.result)) return { kind: 'refused', code: answer.result.code };
  if (answer.code === TOO_LARGE) return { kind: 'refused', code: 'IMAGE_TOO_LARGE' };
  return { kind: answer.code === TOO_OFTEN ? 'too-often' : 'busy' };
}

const isRefusal = (result: unknown): result is { code: MosaicRefusalCode } =>
  typeof result === 'object' &&
  result !== null &&
  'code' in result &&
  typeof result.code === 'string' &&
  result.code.startsWith('IMAGE_');

/** Where the finished mosaic can be seen; who knows its id may. */
export const mosaicPicture = ({ api }: Pick<PublicConfig, 'api'>, mosaicId: string, width: number): string =>
  `${api.url}${API_ROOT}${mosaicPicturePath(encodeURIComponent(mosaicId))}?width=${width}`;
