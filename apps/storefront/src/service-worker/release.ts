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
