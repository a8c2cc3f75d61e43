import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { codeVersion } from '../code-version.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { openPictureCache } from './picture-cache.ts';
import type { PictureSource } from './picture-source.ts';
import type { ResizeJob } from './resize.worker.ts';

export interface PassedPicturesOptions {
  /** address of a picture there, with `{{width}}`, `{{height}}` and `{{path}}` */
  template: string;
  /** folder for what was fetched */
  cacheDir: string;
  /** of what was fetched, in megabytes */
  cacheMb: number;
}

const ONE_DAY = 24 * 60 * 60;
/** vue-storefront-api makes none that is larger. */
const SOURCE_PIXELS = 1024;
const MOST_BYTES = 16 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const FETCHES_AT_ONCE = 8;
const MOST_WAITING = 500;
/** Whoever asks for pictures that are not there does not make the other side look for them each time. */
const REMEMBERED_MISSES = 2000;
const MISS_MS = 60_000;

/** Pictures of an API elsewhere, fetched once in one size and made smaller here. Only its own address is ever asked. */
export function openPassedPictures({ template, cacheDir, cacheMb }: PassedPicturesOptions): PictureSource {
  const worker = new URL('./resize.worker.ts', import.meta.url);
  const pool = createWorkerPool<ResizeJob, Uint8Array | null>(worker, { workers: 2, queueLimit: MOST_WAITING });
  const templateHash = createHash('sha256').update(template).digest('hex').slice(0, 16);
  const sources = openPictureCache(cacheDir, {
    name: 'sources',
    version: templateHash,
    mostBytes: cacheMb * 1024 * 1024,
  });
  const fetching = new Map<string, Promise<Uint8Array | 'busy' | null>>();
  const missing = new Map<string, number>();
  const limited = createConcurrencyLimit({ atOnce: FETCHES_AT_ONCE, waiting: MOST_WAITING });

  function isMissing(path: string): boolean {
    const until = missing.get(path);
    if (until === undefined) return false;
    if (until > Date.now()) return true;
    missing.delete(path);
    return false;
  }

  async function load(path: string): Promise<Uint8Array | 'busy' | null> {
    const key = createHash('sha256').update(path).digest('hex').slice(0, 32);
    const cache = await sources;
    const stored = await cache.read(key, ONE_DAY * 1000);
    if (stored) return stored;
    if (isMissing(path)) return null;
    const fetched = await limited(async () => ({ picture: await fetchPicture(addressOf(template, path)) }));
    if (!fetched) return 'busy';
    const found = fetched.picture;
    if (found) await cache.write(key, found).catch(() => {});
    // what the other side cannot give just now is shown as it was
    else if (!(await cache.read(key))) {
      if (missing.size >= REMEMBERED_MISSES) missing.clear();
      missing.set(path, Date.now() + MISS_MS);
    }
    return found ?? cache.read(key);
  }

  /** One fetch for all sizes and formats that are asked for at the same time. */
  function source(path: string): Promise<Uint8Array | 'busy' | null> {
    const running = fetching.get(path);
    if (running) return running;
    const started = load(path).finally(() => fetching.delete(path));
    fetching.set(path, started);
    return started;
  }

  return {
    version: async () => {
      const files = ['./encoders.ts', './resize.worker.ts'].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      );
      const code = await codeVersion({ folders: [], files });
      return createHash('sha256').update(`${code} ${templateHash}`).digest('hex').slice(0, 16);
    },
    pathOf: (image) => (isPicturePath(image) ? image : null),
    async render({ path, width, height, format }) {
      const found = await source(path);
      if (found === 'busy') return { kind: 'busy' };
      if (!found) return { kind: 'unknown' };
      const done = await pool.run({ source: found, width, height, format });
      if (!done) return { kind: 'busy' };
      return done.answer ? { kind: 'drawn', bytes: done.answer } : { kind: 'unknown' };
    },
    maxAge: ONE_DAY,
    isImmutable: false,
    close: pool.close,
  };
}

/** Names of files in folders, and no way out of them. */
const isPicturePath = (path: string): boolean =>
  path.length <= 300 && /^(?:\/[\w@+(),~ -][\w@+(),~ .-]*)+\.(?:jpe?g|png|gif|webp|avif)$/i.test(path);

const addressOf = (template: string, path: string): string =>
  template
    .replace('{{width}}', String(SOURCE_PIXELS))
    .replace('{{height}}', String(SOURCE_PIXELS))
    .replace('{{path}}', path.split('/').map(encodeURIComponent).join('/'));

/** Null where there is none; whoever is sent elsewhere does not go. */
async function fetchPicture(address: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      headers: { accept: 'image/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) {
      await answer.body?.cancel();
      return null;
    }
    return await readUpTo(answer, MOST_BYTES);
  } catch {
    return null;
  }
}

async function readUpTo(answer: Response, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    // leaving the loop ends the transfer
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
