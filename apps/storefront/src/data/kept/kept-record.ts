/** An answer as it lies on the disk. */
export interface KeptRecord {
  /** hash of the request */
  id: string;
  /** when the shop gave it */
  at: number;
  /** roughly what it takes */
  size: number;
  /** whose catalogue and what of it, such as `brixel_de/product` */
  kind: string;
  /** the fields that were asked for; null: all of them */
  fields: readonly string[] | null;
  /** what it can be found by beside its request, such as `brixel_de/category/slug/steine` */
  names: readonly string[];
  /** the answer in JSON */
  text: string;
}

export type LedgerEntry = Pick<KeptRecord, 'id' | 'at' | 'size'>;

/** Where records lie. Everything may fail or take for ever, as disks do. */
export interface RecordStore {
  read(id: string): Promise<KeptRecord | null>;
  named(name: string): Promise<KeptRecord | null>;
  /** all of one kind */
  list(kind: string): Promise<KeptRecord[]>;
  /** of all records, without their texts */
  ledger(): Promise<LedgerEntry[]>;
  write(record: KeptRecord): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}
