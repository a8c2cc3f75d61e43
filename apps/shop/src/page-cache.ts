import { hash } from 'node:crypto';
import { count } from '@brixel/platform/metrics/metrics';
import { type Encoding, pack, packWell, unpackBrotli } from './pack.ts';
import type { PageRecord } from './page-sources.ts';

/** A finished page that is the same for everybody. */
export interface CachedPage {
  etag: string;
  headers: Record<string, string>;
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

export interface FinishedPage {
  headers: Record<string, string>;
  html: Buffer;
  record: PageRecord;
}

/** What was made for an address: a page that may be kept, or something that may not, such as a failure. */
export type Made<Other> = { page: FinishedPage } | { other: Other };

export interface PageCache<Other> {
  has(address: string): boolean;
  /** The page of an address, made only where there is none that is still right, and once for all who ask meanwhile. */
  find(address: string, make: () => Promise<Made<Other>>): Promise<{ page: CachedPage } | { other: Other }>;
}

const MIB = 1024 * 1024;
/** Of an entry besides its bytes, roughly. */
const ENTRY_BYTES = 2048;
/** What a page shows of the clock, such as the year, is no older than this. */
const LONGEST_MS = 60 * 60 * 1000;
/** Asked for this often, a page is worth more time of the processor to be packed smaller. */
const WELL_PACKED_FROM = 10;

class Entry implements CachedPage {
  readonly etag: string;
  readonly headers: Record<string, string>;
  readonly #record: PageRecord;
  readonly #madeAt = Date.now();
  readonly #packed: { br: Buffer; gzip?: Buffer };
  #asked = 0;

  private constructor({ headers, html, record }: FinishedPage, br: Buffer) {
    this.headers = headers;
    this.#record = record;
    this.#packed = { br };
    // weak: the same page in another encoding has other bytes
    this.etag = `W/"${hash('sha256', html, 'base64url').slice(0, 27)}"`;
  }

  static async of(page: FinishedPage): Promise<Entry> {
    return new Entry(page, await pack(page.html, 'br'));
  }

  get bytes(): number {
    return ENTRY_BYTES + this.#packed.br.length + (this.#packed.gzip?.length ?? 0) + this.#record.bytes;
  }

  isCurrent(): boolean | Promise<boolean> {
    return Date.now() - this.#madeAt < LONGEST_MS && this.#record.isCurrent();
  }

  /** Counts a visitor. Those who come while it is packed anew get it as it is. */
  ask(): void {
    this.#asked += 1;
    if (this.#asked === WELL_PACKED_FROM) void this.#packWell();
  }

  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return unpackBrotli(this.#packed.br);
    return this.#packed[encoding] ?? this.#gzip();
  }

  async #gzip(): Promise<Buffer> {
    this.#packed.gzip ??= await pack(await unpackBrotli(this.#packed.br), 'gzip');
    return this.#packed.gzip;
  }

  async #packWell(): Promise<void> {
    this.#packed.br = await packWell(await unpackBrotli(this.#packed.br));
  }
}

/** Finished pages by their addresses, packed. Those that were not asked for the longest give way. */
export function createPageCache<Other>(limitMb: number): PageCache<Other> {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Entry | { other: Other }>>();

  function keep(address: string, entry: Entry): void {
    entries.set(address, entry);
    let bytes = 0;
    for (const other of entries.values()) bytes += other.bytes;
    for (const [oldest, other] of entries) {
      if (bytes <= limitMb * MIB) return;
      entries.delete(oldest);
      bytes -= other.bytes;
    }
  }

  async function makeEntry(address: string, make: () => Promise<Made<Other>>): Promise<Entry | { other: Other }> {
    const made = await make();
    if ('other' in made) return made;
    const entry = await Entry.of(made.page);
    keep(address, entry);
    return entry;
  }

  function makeOnce(address: string, make: () => Promise<Made<Other>>): Promise<Entry | { other: Other }> {
    const known = underWay.get(address);
    if (known) return known;
    const making = makeEntry(address, make).finally(() => underWay.delete(address));
    underWay.set(address, making);
    return making;
  }

  /** The one at hand moves to the end, where it is dropped last. */
  function atHand(address: string): Entry | undefined {
    const entry = entries.get(address);
    if (!entry) return undefined;
    entries.delete(address);
    entries.set(address, entry);
    return entry;
  }

  return {
    has: (address) => entries.has(address),
    async find(address, make) {
      const kept = atHand(address);
      if (kept) {
        const isCurrent = kept.isCurrent();
        if (isCurrent === true || (await isCurrent)) {
          count('brixel_cache_requests_total', 'pages', 'hit');
          kept.ask();
          return { page: kept };
        }
        if (entries.get(address) === kept) entries.delete(address);
      }
      count('brixel_cache_requests_total', 'pages', 'miss');
      const isJoining = underWay.has(address);
      const made = await makeOnce(address, make);
      if ('other' in made) return made;
      // one that was begun before this request may be older than what this visitor has seen elsewhere
      if (isJoining && !(await made.isCurrent())) return this.find(address, make);
      return { page: made };
    },
  };
}
