import { hash } from 'node:crypto';
import type { Platform } from '@brixel/platform/platform';
import type { ApiAnswer, ApiCall } from '@brixel/storefront/data/api/transport';
import type { FastifyInstance } from 'fastify';

/** An answer of the platform, with a digest that tells it from others. */
export interface PlatformAnswer extends ApiAnswer {
  readonly digest: string;
}

/** Calls of the platform in this process, not over a socket. */
export interface PlatformCalls {
  ask(call: ApiCall): Promise<PlatformAnswer>;
}

/** What surrounds pages, such as menus and the colours that there are goods in: nearly every page needs it, and it is the same for long. */
const REPEATED =
  /^\/api\/catalog\/[^/]+\/(?:(?:attribute|category|cms_block|cms_hierarchy)\/_search\?|product\/_search\?(?:.*&)?size=0(?:&|$))/;
const MOST_REPEATED = 500;

const isSearch = ({ method, path, headers }: ApiCall): boolean =>
  method === 'GET' && headers === undefined && path.startsWith('/api/catalog/');

type Searching = Pick<Platform, 'search'> & { catalog: Pick<Platform['catalog'], 'version'> };

export function createPlatformCalls(app: FastifyInstance, { search, catalog }: Searching): PlatformCalls {
  let repeated = { version: '', answers: new Map<string, Promise<PlatformAnswer>>() };

  async function inject({ method, path, body, headers, visitor }: ApiCall): Promise<Answer> {
    const { statusCode, payload } = await app.inject({
      method,
      url: path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(visitor ? { remoteAddress: visitor } : {}),
    });
    return new Answer(statusCode, payload);
  }

  async function answerTo(call: ApiCall): Promise<Answer> {
    const found = isSearch(call) ? await search(call.path) : null;
    return found === null ? inject(call) : new Answer(200, found);
  }

  /** Once for each version of the catalogue; many share the result, so nobody may change it. */
  function askOnce(call: ApiCall): Promise<PlatformAnswer> {
    const now = catalog.version;
    if (repeated.version !== now || repeated.answers.size >= MOST_REPEATED)
      repeated = { version: now, answers: new Map() };
    const { answers } = repeated;
    const known = answers.get(call.path);
    if (known) return known;
    const asked = answerTo(call).then((answer) => answer.freeze());
    answers.set(call.path, asked);
    const keepIfCurrent = ({ status }: PlatformAnswer): unknown =>
      status === 200 && catalog.version === now ? null : answers.delete(call.path);
    asked.then(keepIfCurrent, () => answers.delete(call.path));
    return asked;
  }

  return {
    ask: (call) => (isSearch(call) && REPEATED.test(call.path) ? askOnce(call) : answerTo(call)),
  };
}

class Answer implements PlatformAnswer {
  readonly status: number;
  readonly #payload: string;
  #json: unknown;
  #digest = '';

  constructor(status: number, payload: string) {
    this.status = status;
    this.#payload = payload;
  }

  get json(): unknown {
    this.#json ??= JSON.parse(this.#payload);
    return this.#json;
  }

  get digest(): string {
    this.#digest ||= `${this.status} ${hash('sha1', this.#payload, 'base64')}`;
    return this.#digest;
  }

  freeze(): this {
    deepFreeze(this.json);
    return this;
  }
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
