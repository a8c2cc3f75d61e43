import type { StoreCode } from '@brixel/contract/stores';

/** What the shop writes in front of the worker's code: the release that both belong to, and all it needs without a line. */
export interface Release {
  /** the same as in the initial state of its pages */
  version: string;
  /** addresses of the pages that stand in for every page of a store; only of those that are served */
  shells: Partial<Record<StoreCode, string>>;
  files: string[];
}

/** How the worker knows its release by name. */
export const RELEASE_NAME = 'BRIXEL_RELEASE';

/** What pages say to their worker. */
export type PageMessage =
  /** answered through the port that comes along, with the version of the worker's release */
  | { type: 'version' }
  /** the shopper wants the new release, or the page already belongs to it */
  | { type: 'take-over' }
  /** pictures that the page had before the worker was there */
  | { type: 'keep'; addresses: string[] }
  /** a page has begun; what no page needs any more may go */
  | { type: 'tidy'; version: string };
