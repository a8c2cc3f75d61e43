import { Agent, get, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { PRODUCT_CARD_FIELDS } from '@brixel/storefront/data/catalog/fields';
import type { Timings } from './timings.ts';

/** What a browser asks for, without the browser: pages with their files and pictures, what it knows already asked for only where it may have changed. */
export interface VisitorPlan {
  port: number;
  /** addresses of products */
  pages: readonly string[];
  skus: readonly string[];
  timings: Timings;
  /** seconds between two views, on average */
  thinkSeconds: number;
  isOver(): boolean;
}

const ENTRIES = ['/', '/it', '/c/steine', '/c/fliesen', '/c/platten', '/search/2x4', '/search/rot', '/it/search/rosso'];
const WORDS = ['2x4', 'rot', 'platte', 'fliese', 'dach', 'blau', 'rad', '1x2'];
const CONNECTIONS = 4;
const PICTURES = 12;
/** Views until somebody leaves and another visitor comes. */
const VIEWS = 8;
const CART_CHANCE = 0.2;

interface Known {
  etag: string | undefined;
  isImmutable: boolean;
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
/** Most are quick, some take long. */
const think = (seconds: number): Promise<void> => sleep(-Math.log(1 - Math.random()) * seconds * 1000);

/** Has every picture drawn that visitors will see: a shop that has been open for a day has them. */
export async function drawPictures(url: string, pages: readonly string[]): Promise<number> {
  const drawn = new Set<string>();
  for (const page of [...ENTRIES, ...WORDS.map((word) => `/search/${word}`), ...pages]) {
    const html = await (await fetch(url + page)).text();
    const pictures = picturesOf(html).filter((picture) => !drawn.has(picture));
    await Promise.all(
      pictures.map(async (picture) => {
        drawn.add(picture);
        await (await fetch(url + picture, { headers: { accept: PICTURE_TYPES } })).arrayBuffer();
      }),
    );
  }
  return drawn.size;
}

const PICTURE_TYPES = 'image/avif,image/webp';

const picturesOf = (html: string): string[] =>
  [...new Set(html.match(/\/img\/\d+\/\d+\/[^\s"',]+/g) ?? [])]
    .slice(0, PICTURES)
    .map((picture) => picture.replaceAll('&amp;', '&'));

/** One place in the shop in which one visitor after another looks around. */
export async function keepVisiting(plan: VisitorPlan, place: number): Promise<void> {
  // nobody comes at the same moment as all others
  await sleep(Math.random() * plan.thinkSeconds * 1000);
  for (let visit = 0; !plan.isOver(); visit++) await visitOnce(plan, `10.${place >> 8}.${place & 255}.${visit & 255}`);
}

async function visitOnce({ port, pages, skus, timings, thinkSeconds, isOver }: VisitorPlan, from: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const known = new Map<string, Known>();
  let cart: string | null = null;

  function load(kind: string, path: string, accept: string): Promise<Buffer | null> {
    const cached = known.get(path);
    if (cached?.isImmutable) return Promise.resolve(null);
    const headers = {
      ...{ accept, 'accept-encoding': 'br', 'x-forwarded-for': from },
      ...(cached?.etag && { 'if-none-match': cached.etag }),
    };
    const at = performance.now();
    return new Promise((resolve) => {
      const ask = (): void => {
        const asked = get({ port, host: '127.0.0.1', path, agent, headers }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', () => timings.fail(kind, 'cut'));
          answer.on('end', () => {
            timings.note(kind, at, performance.now() - at);
            const { statusCode = 0, headers: got } = answer;
            if (statusCode === 200) known.set(path, remember(got));
            else if (statusCode >= 400) timings.fail(kind, String(statusCode));
            const body = Buffer.concat(chunks);
            resolve(statusCode === 200 ? unpacked(body, got) : null);
            if (statusCode === 301 || statusCode === 308) moved = got.location ?? null;
          });
        }).on('error', () => {
          // a connection that was idle may close at the very moment; browsers ask again too
          if (asked.reusedSocket) return ask();
          timings.fail(kind, 'cut');
          resolve(null);
        });
      };
      ask();
    });
  }

  let moved: string | null = null;
  async function view(kind: string, path: string): Promise<void> {
    moved = null;
    let html = await load(kind, path, 'text/html');
    if (moved) html = await load(kind, moved, 'text/html');
    if (!html) return;
    const text = html.toString();
    const files = new Set(text.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? []);
    await Promise.all([
      ...[...files].map((file) => load('file', file, '*/*')),
      ...picturesOf(text).map((picture) => load('picture', picture, PICTURE_TYPES)),
    ]);
  }

  function post<T>(path: string, body: object): Promise<T | null> {
    const at = performance.now();
    return new Promise((resolve) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const call = request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          timings.note('cart', at, performance.now() - at);
          if (answer.statusCode === 200) return resolve(JSON.parse(Buffer.concat(chunks).toString()).result as T);
          timings.fail('cart', String(answer.statusCode));
          resolve(null);
        });
      });
      call.on('error', () => {
        timings.fail('cart', 'cut');
        resolve(null);
      });
      call.end(JSON.stringify(body));
    });
  }

  async function putIntoCart(): Promise<void> {
    cart ??= await post<string>('/api/cart/create?token=', {});
    const cartItem = { sku: pick(skus), qty: 1 + Math.floor(Math.random() * 4) };
    if (cart) await post(`/api/cart/update?token=&cartId=${cart}`, { cartItem });
  }

  /** What the storefront asks for while somebody types or turns over pages of a list. */
  function browse(): Promise<unknown> {
    const query = JSON.stringify({ _searchText: pick(WORDS), _appliedFilters: [] });
    const search = new URLSearchParams({
      ...{ size: '24', from: '0', response_format: 'compact', request_format: 'search-query', request: query },
      _source_include: PRODUCT_CARD_FIELDS.join(),
    });
    return load('search call', `/api/catalog/brixel_de/product/_search?${search}`, 'application/json');
  }

  const entry = pick(ENTRIES);
  await view(entry.includes('search') ? 'search page' : 'page', entry);
  for (let views = 1; views < VIEWS && !isOver(); views++) {
    await think(thinkSeconds);
    if (isOver()) break;
    const mood = Math.random();
    if (mood < 0.5) await view('product page', pick(pages));
    else if (mood < 0.7) await browse();
    else if (mood < 0.8) await view('search page', `/search/${pick(WORDS)}`);
    else await view('page', pick(ENTRIES.slice(0, 5)));
    if (Math.random() < CART_CHANCE) await putIntoCart();
  }
  agent.destroy();
}

const remember = ({ etag, 'cache-control': control = '' }: IncomingHttpHeaders): Known => ({
  etag,
  isImmutable: control.includes('immutable'),
});

/** Only pages are looked into. */
function unpacked(body: Buffer, { 'content-encoding': encoding, 'content-type': type = '' }: IncomingHttpHeaders) {
  return encoding === 'br' && type.includes('html') ? brotliDecompressSync(body) : body;
}
