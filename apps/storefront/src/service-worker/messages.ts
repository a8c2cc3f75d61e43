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
