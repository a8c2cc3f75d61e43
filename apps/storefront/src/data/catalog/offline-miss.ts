/** The shop could not be reached, and nothing is kept that could stand for its answer. */
export class OfflineMiss extends Error {
  override name = 'OfflineMiss';
}
