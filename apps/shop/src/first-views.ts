import { categoryPath, type LinkRules } from '@brixel/commerce/links';
import type { Platform } from '@brixel/platform/platform';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { drawPicturesAhead } from './pictures-ahead.ts';

/** Children of the root: what the menu shows. */
const MAIN_LEVEL = 2;
/** The first visitors after a start are not to compete with it. */
const REST_MS = 2_000;
const PICTURE_FORMATS = 'image/avif,image/webp,*/*';

export interface FirstViewsContext {
  catalog: Platform['catalog'];
  links: LinkRules;
  isBusy: () => boolean;
  log: FastifyBaseLogger;
}

/** Home and the main categories; other stores show the same pictures. */
function firstPages({ catalog, links }: FirstViewsContext): string[] {
  const [first] = catalog.stores;
  const main = (first ? catalog.all(first, 'category') : [])
    .filter(({ level, is_active, include_in_menu }) => level === MAIN_LEVEL && is_active && include_in_menu)
    .sort((a, b) => a.position - b.position);
  return ['/', ...main.map((category) => categoryPath(category, links))];
}

/** Draws the pictures of the first views in the background. Gives the function that stops it. */
export function drawFirstViews(app: FastifyInstance, context: FirstViewsContext): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    const start = performance.now();
    const pictures = await drawPicturesAhead({
      pages: firstPages(context),
      async readPage(url) {
        const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
        return statusCode === 200 ? body : null;
      },
      async draw(url) {
        await app.inject({ url, headers: { accept: PICTURE_FORMATS } });
      },
      isBusy: context.isBusy,
      signal,
    });
    context.log.info({ pictures, seconds: Math.round((performance.now() - start) / 1000) }, 'first views are drawn');
  }

  const timer = setTimeout(() => {
    run().catch((err: unknown) => {
      if (!signal.aborted) context.log.warn({ err }, 'pictures could not be drawn ahead');
    });
  }, REST_MS);
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
