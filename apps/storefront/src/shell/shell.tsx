import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useRouteHandle } from '#config/route-handle.ts';
import { offerServices } from '#data/page-services.ts';
import { useServices } from '#data/services.ts';
import { startCart } from '#features/cart/start-cart.ts';
import { startCompare, startWishlist } from '#features/saved-lists/saved-lists.ts';
import { startSession } from '#features/session/session-store.ts';
import { deferred } from '#hydration/deferred.tsx';
import { endEarlyInput } from '#hydration/replay-early-input.ts';
import { DeferredToasts } from '#shared/notifications/deferred-toasts.ts';
import { firstOpening } from '#shared/ui-store.ts';
import { ConsentGate } from '#shell/consent/consent-gate.tsx';
import { NavigationProgress } from '#shell/progress/navigation-progress.tsx';
import { Header } from './header.tsx';
import { MinimalHeader } from './minimal-header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopStrip } from './top-strip.tsx';

const OfflineBar = deferred(async () => (await import('./offline-bar.tsx')).OfflineBar);
const NewsletterBand = deferred(async () => (await import('#features/newsletter/newsletter-band.tsx')).NewsletterBand);
const Footer = deferred(async () => (await import('./footer.tsx')).Footer);
const LegalLine = deferred(async () => (await import('./legal-line.tsx')).LegalLine);
const PanelHost = deferred(async () => (await import('./panel-host.tsx')).PanelHost, firstOpening);

/** What stands around the page, by the layout its route asks for, and everything that can open above it. */
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
      <DeferredToasts />
      <RouteAnnouncer />
    </>
  );
}

/** What the browser remembers is read after hydration: the first render must equal the server's. */
function usePersistedStores(): void {
  const services = useServices();
  useEffect(() => {
    offerServices(services);
    endEarlyInput();
    const stops = [startSession(), startCart(), startWishlist(), startCompare()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [services]);
}
