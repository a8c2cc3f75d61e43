import '#styles/app.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type DataRouteObject, matchRoutes, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router';
import { type InitialState, type RouterData, readState, STATE_NAME } from '#app/initial-state.ts';
import { createRoutes } from '#app/routes.tsx';
import { storeAt } from '#config/store-place.ts';
import type { Language } from '#config/text-areas.ts';
import { log } from '#data/log.ts';
import { offerServices } from '#data/page-services.ts';
import { createServices, loaderContext, type Services, ServicesContext } from '#data/services.ts';
import { activityOrIdle } from '#hydration/visitor-activity.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { replaceMessages } from '#i18n/translate.ts';
import { createBrowserRouter, type Router, type RouterSetup } from '#router/browser-router.ts';
import { resolveLazy } from '#router/load-routes.ts';
import { RouterProvider } from '#router/router-view.tsx';
import { notify } from '#shared/notifications/notifications-store.ts';
import { STARTED } from '#shell/document/head-script.ts';

/** Pages in view must be complete before hydration, or the first render would differ from the server's. */
async function resolveMatchedRoutes(routes: DataRouteObject[], prefix: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, prefix || '/') ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
}

function hydrationData({ loaderData, actionData, errors }: RouterData): NonNullable<RouterSetup['hydrationData']> {
  const entries = Object.entries(errors ?? {}).map(([id, { status, message }]) => [
    id,
    status === null ? new Error(message) : new RouteError(status, '', message),
  ]);
  return {
    loaderData: loaderData ?? {},
    actionData: actionData ?? null,
    errors: errors ? Object.fromEntries(entries) : null,
  };
}

const loadNeutral = async (language: Language): Promise<void> =>
  (await import('#i18n/neutral-messages.ts')).loadNeutralMessages([language]);

async function start(state: InitialState): Promise<void> {
  const { config, version, router: data } = state;
  const { store, prefix } = storeAt(config.stores, window.location);
  const texts = config.texts?.[store.storeCode];
  if (texts) replaceMessages(store.language, texts);
  const services = createServices({
    config,
    store,
    prefix,
    version,
    transport: async (call) => (await import('#data/api/browser-transport.ts')).browserTransport(config.api)(call),
    staticFile: async (path) => (await fetch(path)).json(),
    side: 'browser',
    pageCategories: data?.loaderData?.root?.categories,
    report: (error) => log(String(error)),
    onFailure: (message) => notify({ type: 'error', message }),
    onSessionEnd: async (reason) => (await import('#features/session/session-end.ts')).explainEnd(reason, services),
  });
  offerServices(services);
  const routes = createRoutes({
    loadAreas: (areas) => loadMessages(store.language, areas),
    config,
  });
  await Promise.all([
    loadMessages(store.language, ['core']),
    config.api.calls === 'vsf1' && loadNeutral(store.language),
    data && resolveMatchedRoutes(routes, prefix),
  ]);

  const router = createBrowserRouter({
    routes,
    prefix,
    getContext: () => loaderContext(services),
    ...(data && { hydrationData: hydrationData(data) }),
  });
  const tree = (
    <StrictMode>
      <ServicesContext value={services}>
        <RouterProvider router={router} />
      </ServicesContext>
    </StrictMode>
  );
  if (data) startTransition(() => void hydrateRoot(document, tree));
  else await (await import('#shell/offline/mount-shell.ts')).mountShell(router, tree);
  window.dispatchEvent(new Event(STARTED));
  void later(router, services);
}

/** Loaded at the first activity, or when the page is idle. */
async function later(router: Router, services: Services): Promise<void> {
  await activityOrIdle();
  const code = await import('#app/after-first-view.ts').catch(() => null);
  code?.afterFirstView(router, services);
}

declare global {
  interface Window {
    [STATE_NAME]: unknown;
  }
}

/** The visitor went back before the code had loaded: the address has changed, but the document is of the previous one. */
function isOutrun(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  const withoutHash = (url: string): string => url.replace(/#.*/, '');
  // some browsers have no address here
  return !!arrival?.name.startsWith('http') && withoutHash(arrival.name) !== withoutHash(location.href);
}

if (isOutrun()) location.reload();
else await start(readState(window[STATE_NAME]));
