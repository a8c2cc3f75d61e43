import type { StorePlace } from '#config/store-place.ts';

/** Written in front of the worker's code by the shop: its release and all files that are needed offline. */
export interface Release {
  /** the same as in the initial state of its pages */
  version: string;
  /** the offline shells of the stores that are served, that of the default one first */
  shells: readonly OfflineShell[];
  files: string[];
}

export interface OfflineShell extends StorePlace {
  address: string;
}

/** Global variable of the worker. */
export const RELEASE_NAME = 'BRIXEL_RELEASE';

/** Messages of pages to the worker. */
export type PageMessage =
  /** answered through the message's port with the version of the worker's release */
  | { type: 'version' }
  /** the shopper has accepted the new release, or the page already belongs to it */
  | { type: 'take-over' }
  /** pictures that the page loaded before the worker was active */
  | { type: 'keep'; addresses: string[] }
  /** a page has started; releases that no page needs are deleted */
  | { type: 'tidy'; version: string };
