import { RefusedRequest } from '@brixel/platform/http/errors';

/** No path of a catalogue is as long; the parameters behind it may be. */
const LONGEST_PATH = 1000;

/** Throws for an address that neither a page nor a file nor a call can have. */
export function refuseAddress(url: string): void {
  // neither databases nor file systems take a NUL
  if (url.includes('%00')) throw new RefusedRequest('BAD_REQUEST');
  if (url.split('?', 1).join().length > LONGEST_PATH) throw new RefusedRequest('URL_TOO_LONG');
}
