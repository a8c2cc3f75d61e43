import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { preinit, preload, preloadModule } from 'react-dom';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as RouteError,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { AssetManifest } from '#app/asset-manifest.ts';
import { cachedAddress } from '#app/cached-address.ts';
import { comingSoonDocument, failureDocument } from '#app/failure-document.tsx';
import { type InitialState, type RouterData, writeState } from '#app/initial-state.ts';
import { offlineShell } from '#app/offline-shell.tsx';
import { createRoutes } from '#app/routes.tsx';
import { openFeed } from '#app/seo/product-feed.ts';
import { robotsText } from '#app/seo/robots.ts';
import { indexOfSitemaps, openSitemap } from '#app/seo/sitemaps.ts';
import type { PageSources, RenderResult, Storefront, StorefrontOptions } from '#app/storefront.ts';
import { configForStore } from '#config/own-texts.ts';
import type { RouteHandle } from '#config/route-handle.ts';
import { routeName } from '#config/route-name.ts';
import { storeAt } from '#config/store-place.ts';
import { isFromGateway } from '#data/api/from-gateway.ts';
import { createServices, loaderContext, type Services, ServicesContext } from '#data/services.ts';
import { loadAllMessages } from '#i18n/load-messages.ts';
import { loadNeutralMessages } from '#i18n/neutral-messages.ts';
import { replaceMessages } from '#i18n/translate.ts';
import type { Navigator, PageState } from '#router/browser-router.ts';
import { withoutPrefix } from '#router/location.ts';
import { RouterView } from '#router/router-view.tsx';
import { HEAD_SCRIPT } from '#shell/document/head-script.ts';
import { letterIcon, shopIcon } from '#shell/document/shop-icon.ts';
import { webManifest } from '#shell/document/web-manifest.ts';
import { offerRenderer } from './shared/rendered-once.tsx';

await loadAllMessages();
offerRenderer(renderToString);

const RETRY_AFTER_SECONDS = '5';

export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const { config, assets, sources, version, onError } = options;
  if (config.api.calls === 'vsf1') await loadNeutralMessages(config.stores.map(({ language }) => language));
  else for (const { language, storeCode } of config.stores) replaceMessages(language, config.texts?.[storeCode] ?? {});
  const home = new URL(config.publicUrl);
  const handlers = new Map<string, StaticHandler>();
  const handlerFor = (basename: string): StaticHandler => {
    let handler = handlers.get(basename);
    if (!handler) {
      const routes = createRoutes({ loadAreas: async () => {}, config });
      handler = createStaticHandler(routes, { basename });
      handlers.set(basename, handler);
    }
    return handler;
  };

  const servicesFor = (address: URL, { api, staticFile } = sources): Services => {
    const { store, prefix } = storeAt(config.stores, address);
    return createServices({
      config,
      store,
      prefix,
      version,
      transport: api,
      staticFile,
      side: 'server',
      report: onError,
    });
  };

  return {
    async render(request, { api, staticFile }) {
      let unavailable = false;
      const watched: PageSources['api'] = async (call) => {
        const answer = await api(call);
        if (isFromGateway(answer.status)) unavailable = true;
        return answer;
      };
      const services = servicesFor(new URL(request.url), { api: watched, staticFile });
      const handler = handlerFor(services.prefix || '/');
      const context = await handler.query(request, { requestContext: loaderContext(services) });
      if (context instanceof Response) return { kind: 'response', response: context };
      for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error);
      return renderPage(unavailable ? asUnavailable(context, request) : context, services, assets);
    },
    cachedAddress: (address, host) => cachedAddress(address, config, host),
    offlineShell: (store) => offlineShell({ config, version, store, assets }),
    failurePage(address, failure) {
      const { store } = storeAt(config.stores, address);
      return failureDocument({ shop: config.shop, store, assets, ...failure });
    },
    comingSoonPage(address) {
      const { store } = storeAt(config.stores, address);
      return comingSoonDocument({ shop: config.shop, store, assets });
    },
    webManifest: (store) => webManifest(store, config),
    iconAddress: () => shopIcon(config)?.src ?? '/icon.ico',
    letterIcon: () => letterIcon(config.shop),
    robots: (host) => robotsText(config, host),
    sitemapIndex: (host) => indexOfSitemaps(servicesFor(home), host),
    sitemap: (name) => openSitemap(servicesFor(home), name),
    feed: (name) => openFeed(servicesFor(home), name),
  };
}

/** A page that could do without the failed call stays as it is; one that has failed, and a form that was sent, can be tried again. */
function asUnavailable(context: StaticHandlerContext, { method }: Request): StaticHandlerContext {
  const failures = Object.entries(context.errors ?? {}).filter(([, error]) => !isRouteErrorResponse(error));
  if (failures.length === 0 && method === 'GET') return context;
  const errors = [
    ...Object.entries(context.errors ?? {}),
    ...failures.map(([id]) => [id, new RouteError(503, '', '')] as const),
  ];
  return { ...context, statusCode: 503, errors: context.errors && Object.fromEntries(errors) };
}

/** On the server an address is rendered once and never left. */
const standing = (prefix: string): Navigator => {
  const refuse = () => Promise.reject(new Error('The server does not navigate'));
  return { prefix, navigate: refuse, revalidate: refuse };
};

const pageOf = (context: StaticHandlerContext, prefix: string): PageState => {
  const { location, matches, loaderData, actionData, errors } = context;
  const pathname = withoutPrefix(location.pathname, prefix) ?? location.pathname;
  return { type: 'POP', location: { ...location, pathname }, matches, loaderData, actionData, errors, scroll: 'keep' };
};

async function renderPage(
  context: StaticHandlerContext,
  services: Services,
  assets: AssetManifest,
): Promise<RenderResult> {
  const route = context.matches.at(-1)?.route;
  const areas = (route?.handle as RouteHandle | undefined)?.areas ?? [];
  const modules = [
    ...(assets.preload.entry ?? []),
    ...(assets.preload[route?.id ?? ''] ?? []),
    ...['core', ...areas].flatMap((area) => assets.preload[`text:${services.language}/${area}`] ?? []),
  ];
  const state: InitialState = {
    config: configForStore(services.config, services.store.storeCode),
    storeView: { storeCode: services.store.storeCode },
    version: services.version,
    route: {
      name: routeName(route?.id ?? 'page-not-found', context.loaderData[route?.id ?? '']),
      path: context.location.pathname,
    },
    router: routerData(context),
  };
  const tree = (
    <ServicesContext value={services}>
      <RouterView navigator={standing(services.prefix)} page={pageOf(context, services.prefix)} next={null} />
    </ServicesContext>
  );
  const css = [...assets.css, ...(assets.pageCss[route?.id ?? ''] ?? [])];
  const headers = {
    ...Object.fromEntries(context.loaderHeaders[route?.id ?? ''] ?? []),
    ...(context.statusCode === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
  };
  const stateScript = writeState(state);
  let isWhole = true;
  const frame = { assets: { ...assets, css }, modules, stateScript };
  const onError = (error: unknown): void => {
    isWhole = false;
    services.report(error);
  };
  const atOnce = renderAtOnce(tree, frame);
  const inTime = atOnce ?? (await renderInTime(tree, frame, onError));
  // by now all code is there; a page is to have the same bytes from the first time on
  const html = atOnce ?? renderAtOnce(tree, frame) ?? inTime;
  return { kind: 'html', status: context.statusCode, headers, html, scripts: [HEAD_SCRIPT, stateScript], isWhole };
}

/** Errors are sent to the browser without message and stack, which may contain internals. */
function routerData({ loaderData, actionData, errors }: StaticHandlerContext): RouterData {
  const entries = Object.entries(errors ?? {}).map(([id, error]) => [
    id,
    { status: isRouteErrorResponse(error) ? error.status : null, message: '' },
  ]);
  return { loaderData, actionData, errors: errors ? Object.fromEntries(entries) : null };
}

interface Frame {
  assets: AssetManifest;
  modules: string[];
  stateScript: string;
}

/** Around the page, not beside it: siblings would change the ids that React makes, and hydration would not match. */
function WithAssets({ assets, modules, children }: Pick<Frame, 'assets' | 'modules'> & { children: React.ReactNode }) {
  for (const href of assets.css) preinit(href, { as: 'style', precedence: 'default' });
  for (const href of assets.fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const href of modules) preloadModule(href, { as: 'script' });
  return children;
}

/** What React writes in place of a section that has failed, or whose code is not there yet. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';

const entryLink = ({ entry }: AssetManifest, attributes = ''): string =>
  `<link rel="modulepreload" ${attributes}href="${entry}"/>`;

/**
 * At once, or null where a part of the page cannot be. Quicker than the stream, which encodes every attribute by itself; so the
 * text is encoded in one go, and what React leaves to the stream is put in as bytes.
 */
function renderAtOnce(tree: React.ReactNode, { assets, modules, stateScript }: Frame): Buffer | null {
  let html: string;
  try {
    html = renderToString(
      <WithAssets assets={assets} modules={[assets.entry, ...modules]}>
        {tree}
      </WithAssets>,
    );
  } catch {
    return null;
  }
  if (html.includes(UNFINISHED) || !html.endsWith(END)) return null;
  const bytes = encoded(html);
  const link = entryLink(assets);
  const place = bytes.indexOf(link);
  const start = `<script>${stateScript}</script><script type="module" src="${assets.entry}" async=""></script>`;
  return Buffer.concat([
    Buffer.from('<!DOCTYPE html>'),
    bytes.subarray(0, place),
    // the entry must not compete with style sheets and pictures
    Buffer.from(entryLink(assets, 'fetchPriority="low" ')),
    bytes.subarray(place + link.length, -END.length),
    Buffer.from(start + END),
  ]);
}

/** As much as any page takes; it grows with those that take more. */
let room = Buffer.allocUnsafeSlow(0);

/** In room that the next page uses again: memory of its own for each page would be collected as garbage. */
function encoded(html: string): Buffer {
  const most = html.length * MOST_BYTES;
  if (room.length < most) room = Buffer.allocUnsafeSlow(most);
  return room.subarray(0, room.write(html));
}

/** that UTF-8 takes for a unit of a string */
const MOST_BYTES = 3;

/** Waits for everything, and tells of what fails. */
function renderInTime(tree: React.ReactNode, frame: Frame, onError: (error: unknown) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<WithAssets {...frame}>{tree}</WithAssets>, {
      bootstrapModules: [frame.assets.entry],
      bootstrapScriptContent: frame.stateScript,
      // loaders have awaited everything, so the page comes in one piece, without scripts that put parts in place
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(buffer(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
  });
}
