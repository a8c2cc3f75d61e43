import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Call, html, isJson, type Json, Refusal, type Routes, result } from './answer.ts';
import { cartRoutes } from './cart-routes.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { answerGraphql } from './graphql.ts';
import { createMagento, type Magento } from './magento.ts';
import { orderRoutes } from './order-routes.ts';
import { otherRoutes } from './other-routes.ts';
import { drawPicture } from './pictures.ts';
import { userRoutes } from './user-routes.ts';

/**
 * vue-storefront-api 1.12 before Magento 2 and Elasticsearch 7, over real HTTP. It answers what the original answers and has no call
 * that the original does not have; where settings of the original change its answers, there is a switch.
 */
export interface Vsf1Api {
  url: string;
  /** every call so far, such as `GET /api/cart/pull?cartId=…` */
  calls: string[];
  magento: Magento;
  switches: Switches;
  close(): Promise<void>;
}

export interface Switches {
  /** where the token of a customer is looked for; the original's default is the query, and then there only */
  tokenIn: 'query' | 'header';
  /** false: only Elasticsearch bodies are understood, as before 1.12 */
  searchQueries: boolean;
  /** false: prices of products stay as they were entered */
  taxes: boolean;
  orderSchema: boolean;
  serverQueue: boolean;
  orderDates: 'without-zone' | 'invalid';
  importedAccounts: boolean;
  numbersAsText: boolean;
  segments: boolean;
  /** a part of the path: such calls fail with a page of HTML */
  broken: string | null;
  /** a part of the path: such calls are carried out, and then answered with a page of HTML */
  lost: string | null;
  /** a part of the path: such calls are answered after a second */
  slow: string | null;
}

const usual: Switches = {
  tokenIn: 'query',
  searchQueries: true,
  taxes: true,
  orderSchema: false,
  serverQueue: false,
  orderDates: 'without-zone',
  importedAccounts: false,
  numbersAsText: false,
  segments: true,
  broken: null,
  lost: null,
  slow: null,
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link',
};
const SLOW_MS = 1000;

export async function startVsf1Api(given: Partial<Switches> = {}): Promise<Vsf1Api> {
  const switches = { ...usual, ...given };
  const magento = createMagento();
  const calls: string[] = [];
  const routes: Routes = {
    ...catalogRoutes(switches),
    ...cartRoutes(magento, switches),
    ...userRoutes(magento, switches),
    ...orderRoutes(magento, switches, switches),
    ...otherRoutes(magento),
  };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (method === 'OPTIONS') {
      const headers = request.headers['access-control-request-headers'] ?? '';
      response.writeHead(204, {
        ...CORS,
        'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
        'access-control-allow-headers': headers,
      });
      return void response.end();
    }
    calls.push(`${method} ${url}`);
    const body = await bodyOf(request);
    if (switches.slow !== null && url.includes(switches.slow)) await pause(SLOW_MS);
    const token =
      switches.tokenIn === 'header' ? (request.headers.authorization ?? '').replace('Bearer ', '') : undefined;
    const isAt = (part: string | null): boolean => part !== null && url.includes(part);
    const carriedOut = isAt(switches.broken)
      ? html(500, 'Internal Server Error')
      : await answerTo(routes, { method, url, body, token });
    const answer = isAt(switches.lost) ? html(502, 'Bad Gateway') : carriedOut;
    response.writeHead(answer.status, { ...CORS, 'content-type': answer.type }).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    magento,
    switches,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const parsed: unknown = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
  return isJson(parsed) ? parsed : {};
}

interface Request {
  method: string;
  url: string;
  body: Json;
  token: string | undefined;
}

async function answerTo(routes: Routes, { method, url, body, token }: Request): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(url, 'http://api');
  if (pathname === '/img' || pathname.startsWith('/img/')) return drawPicture(pathname, query);
  if (/^\/graphql(\/|$)/.test(pathname) && method === 'POST') return answerGraphql(pathname, body);
  const path = pathname.replace(/^\/api(?=\/)/, '');
  const handler = path === pathname ? undefined : handlerOf(routes, method, path);
  if (!handler) return html(404, `Cannot ${method} ${pathname}`);
  const call: Call = { method, path, url, query, body, token: token ?? query.get('token') ?? '' };
  try {
    return await handler(call);
  } catch (error) {
    if (error instanceof Refusal) return result(error.message, error.code);
    throw error;
  }
}

function handlerOf(routes: Routes, method: string, path: string) {
  const exact = `${method} ${path.replace(/\/$/, '')}`;
  const [, handler] =
    Object.entries(routes).find(([name]) => name === exact) ??
    Object.entries(routes).find(([name]) => name.endsWith('/') && `${method} ${path}`.startsWith(name)) ??
    [];
  return handler;
}
