import { useEffect } from 'react';
import { useRouteHandle } from '#config/route-handle.ts';
import { startCart } from '#features/cart/start-cart.ts';
import { startCompare, startWishlist } from '#features/saved-lists/saved-lists.ts';
import { startSession } from '#features/session/session-store.ts';
import { hydrateOnInteraction } from '#hydration/hydrate-on-interaction.tsx';
import { endEarlyInput } from '#hydration/replay-early-input.ts';
import { Outlet } from '#router/router-view.tsx';
import { firstNotification } from '#shared/notifications/notifications-store.ts';
import { firstOpening } from '#shared/ui-store.ts';
import { ConsentGate } from '#shell/consent/consent-gate.tsx';
import { NavigationProgress } from '#shell/progress/navigation-progress.tsx';
import { Header, MinimalHeader } from './header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopStrip } from './top-strip.tsx';

const OfflineBar = hydrateOnInteraction(async () => (await import('./offline-bar.tsx')).OfflineBar);
const NewsletterBand = hydrateOnInteraction(
  async () => (await import('#features/newsletter/newsletter-band.tsx')).NewsletterBand,
);
const Footer = hydrateOnInteraction(async () => (await import('./footer.tsx')).Footer);
const LegalLine = hydrateOnInteraction(async () => (await import('./legal-links.tsx')).LegalLine);
const PanelHost = hydrateOnInteraction(async () => (await import('./panel-host.tsx')).PanelHost, firstOpening);

/** Loaded with the first notification at the latest. */
export const LazyToasts = hydrateOnInteraction(
  async () => (await import('#shared/notifications/toasts.tsx')).Toasts,
  firstNotification,
);

/** Everything around the page, by the layout of its route, and all panels above it. */
export function Shell() {
  const { layout, tabBar } = useRouteHandle();
  usePersistedStores();
  return (
    <>
      <NavigationProgress />
      <ConsentGate />
      {layout === 'default' && <TopStrip />}
      {layout !== 'empty' && <OfflineBar />}
      {layout === 'default' && <Header />}
      {layout === 'minimal' && <MinimalHeader />}
      <Outlet />
      {layout === 'default' ? (
        <>
          <NewsletterBand />
          <Footer />
        </>
      ) : (
        <LegalLine />
      )}
      {tabBar && <TabBar />}
      <PanelHost />
      <LazyToasts />
      <RouteAnnouncer />
    </>
  );
}

/** What the browser remembers is read after hydration: the first render must equal the server's. */
function usePersistedStores(): void {
  useEffect(() => {
    endEarlyInput();
    const stops = [startSession(), startCart(), startWishlist(), startCompare()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
