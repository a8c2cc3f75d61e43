import type { StoredEntry } from '#data/storage/entries-to-evict.ts';

/** An answer as it lies on the disk: its id is the request in JSON (a hash of it in releases before). */
export interface CachedAnswer extends StoredEntry {
  /** whose catalogue and what of it, such as `brixel_de/product` */
  kind: string;
  /** the fields that were asked for; null: all of them */
  fields: readonly string[] | null;
  /** what it can be found by beside its request, such as `brixel_de/category/slug/steine` */
  names: readonly string[];
  /** the answer in JSON */
  text: string;
}

/** Where records lie. Everything may fail or take for ever, as disks do. */
export interface RecordStore {
  /** needed by nobody who can wait: whatever else is asked for opens it too */
  open(): Promise<unknown>;
  read(id: string): Promise<CachedAnswer | null>;
  named(name: string): Promise<CachedAnswer | null>;
  /** all of one kind */
  list(kind: string): Promise<CachedAnswer[]>;
  /** of all records, without their texts */
  ledger(): Promise<StoredEntry[]>;
  write(record: CachedAnswer): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}
