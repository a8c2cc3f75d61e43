/** The shop could not be reached, and no cached answer can replace it. */
export class OfflineMiss extends Error {
  override name = 'OfflineMiss';
}
