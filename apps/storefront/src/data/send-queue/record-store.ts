/** Records by their ids, each read and written as a whole. */
export interface QueueRecords<T> {
  all(): Promise<T[]>;
  /** rejects where the browser has no room */
  put(id: string, record: T): Promise<void>;
  remove(id: string): Promise<void>;
}
