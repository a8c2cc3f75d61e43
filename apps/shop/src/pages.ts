import { storeCodes } from '@brixel/contract/stores';
import type { TakeTurn } from '@brixel/platform/turns';
import type { PageSources } from '@brixel/storefront/app/storefront';
import { mailedByClosed, movedStore, storeAddress } from '@brixel/storefront/config/store-place';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from './config.ts';
import { formPages } from './form-pages.ts';
import { encodingFor, encodingHeaders, pack } from './pack.ts';
import { type CachedPage, createPageCache, type Made } from './page-cache.ts';
import type { Recording } from './page-sources.ts';
import { pageHeaders } from './security-headers.ts';
import type { MountedStorefront } from './storefront-kind.ts';
import type { ServedNow } from './stores-now.ts';

/** Everything that is neither the API nor a file is a page of the storefront; some of them take forms. */
interface PageOptions {
  config: ShopConfig;
  stores: ServedNow;
  storefront: MountedStorefront;
  development: boolean;
  /** for a page that is made for one visitor */
  sourcesFor(visitor: string): PageSources;
  /** before a page is rendered */
  takeTurn: TakeTurn;
  /** for pages that may be kept; null where nobody says when what they are built from changes */
  record: ((visitor: string) => Recording) | null;
  /** whether this visitor is only told that the shop opens soon */
  isClosedFor(request: FastifyRequest): Promise<boolean>;
  /** somebody has got a page */
  onSeen(request: FastifyRequest): void;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Browsers ask every time, and are told that nothing has changed. A CDN may answer for half a minute by itself, and with the last
 * page for another one while it asks.
 */
const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';

/** Owners rename goods and take names and hosts back: a browser that remembered both ways would go round in circles. */
const REDIRECT_CACHING = 'no-cache';

/** Search engines come back then. */
const DAY_SECONDS = '86400';

export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  const { config, stores, storefront, development, sourcesFor, takeTurn, record, isClosedFor, onSeen } = options;
  // pages are made for this address, whatever host a request names, unless a store has that host
  const { origin, protocol } = new URL(config.server.publicUrl);
  const originOf = ({ host }: FastifyRequest): string =>
    stores.served().some((store) => store.host === host.toLowerCase()) ? `${protocol}//${host.toLowerCase()}` : origin;
  const cache = record && config.server.pageCacheMb > 0 ? createPageCache<Answer>(config.server.pageCacheMb) : null;

  async function render(request: Request, sources: PageSources): Promise<Answer & { isWhole: boolean }> {
    await takeTurn();
    const result = await (await storefront.current()).render(request, sources);
    if (result.kind === 'response') {
      const { status, headers } = result.response;
      const body = Buffer.from(await result.response.arrayBuffer());
      const caching = status >= 300 && status < 400 && { 'cache-control': REDIRECT_CACHING };
      return { status, headers: { ...caching, ...Object.fromEntries(headers) }, body, isWhole: false };
    }
    const headers = { ...pageHeaders(config, result.scripts, development), ...result.headers };
    return { status: result.status, headers, body: result.html, isWhole: result.isWhole };
  }

  /** A page that depends on its address alone: nothing else of the request is known here. */
  async function make(address: string, recording: Recording): Promise<Made<Answer>> {
    const { isWhole, ...answer } = await render(new Request(address), recording.sources);
    const entry = recording.finish();
    const isForAll = isWhole && answer.status === 200 && entry.isReusable;
    if (!isForAll) return { other: answer };
    return { page: { html: answer.body, headers: { ...answer.headers, 'cache-control': SHARED }, record: entry } };
  }

  async function sendComingSoon({ host, url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { comingSoonPage } = await storefront.current();
    const html = comingSoonPage({ host, pathname: url });
    const headers = { ...pageHeaders(config, [], development), 'x-robots-tag': 'noindex', 'retry-after': DAY_SECONDS };
    return reply.code(503).headers(headers).send(html);
  }

  /** `address`: where the page is, if not where it was asked for. */
  async function sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    address = originOf(request) + request.url,
  ): Promise<FastifyReply> {
    return send(request, reply, await render(toWebRequest(address, request, reply), sourcesFor(request.ip)));
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url, ip } = request;
    const own = originOf(request);
    const path = cache?.has(own + url) ? url : cache && (await storefront.current()).cachedAddress(url, request.host);
    if (!cache || !record || !path) return sendOwn(request, reply);
    const address = own + path;
    const found = await cache.find(address, () => make(address, record(ip)));
    if ('page' in found) return sendCached(request, reply, found.page);
    // a redirect takes the whole query along
    const isElsewhere = found.other.status < 400 && path !== url;
    return isElsewhere ? sendOwn(request, reply) : send(request, reply, found.other);
  }

  /** Bookmarks and search engines know a store below the shop's address, where it was until it got a host of its own. */
  function movedAddress({ host, url }: FastifyRequest): string | null {
    const [pathname = '/'] = url.split('?', 1);
    const served = stores.served();
    const moved = movedStore(served, { host, pathname });
    if (moved) return storeAddress(origin, moved.store, moved.rest) + url.slice(pathname.length);
    const mailed = mailedByClosed(served, storeCodes, pathname);
    return mailed && served[0] ? storeAddress(origin, served[0], mailed) + url.slice(pathname.length) : null;
  }

  const unlessClosed =
    (sendOpen: typeof sendOwn): typeof sendOwn =>
    async (request, reply, address) =>
      (await isClosedFor(request)) ? sendComingSoon(request, reply) : sendOpen(request, reply, address);
  const answer = unlessClosed(sendPage);

  app.setNotFoundHandler(async (request, reply) => {
    if (await storefront.handle?.(request, reply)) return reply.hijack();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send({ code: 405, result: 'Method not allowed' });
    const elsewhere = movedAddress(request);
    if (elsewhere) return reply.header('cache-control', REDIRECT_CACHING).redirect(elsewhere, 301);
    const sent = await answer(request, reply);
    if (request.method === 'GET' && (reply.statusCode === 200 || reply.statusCode === 304)) onSeen(request);
    return sent;
  });
  app.register(formPages(unlessClosed(sendOwn), stores, movedAddress));
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await pack(answer.body, encoding);
  return reply
    .code(answer.status)
    .headers({ ...answer.headers, ...encodingHeaders(encoding) })
    .send(body);
}

async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  const encoding = encodingFor(accepted);
  reply.headers(page.headers).headers(encodingHeaders(encoding)).header('etag', page.etag);
  return known?.includes(page.etag) ? reply.code(304).send() : reply.send(await page.body(encoding));
}

/** A closed connection aborts the loaders. */
function toWebRequest(address: string, request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.on('close', () => left.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  return new Request(address, {
    method: request.method,
    headers,
    signal: left.signal,
    ...(request.method === 'POST' ? { body: formOf(request, headers) } : {}),
  });
}

/** A form that was sent without anything in it is an empty one. */
function formOf({ body }: FastifyRequest, headers: Headers): string {
  if (typeof body === 'string') return body;
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return '';
}
