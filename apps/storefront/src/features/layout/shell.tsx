import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useRouteHandle } from '#app/route-handle.ts';
import { offerServices } from '#data/page-services.ts';
import { useServices } from '#data/services.ts';
import { startSession } from '#features/account/session-store.ts';
import { startCart } from '#features/cart/cart-store.ts';
import { startCompare } from '#features/compare/compare-store.ts';
import { ConsentGate } from '#features/consent/consent-gate.tsx';
import { DeferredToasts } from '#features/notifications/deferred-toasts.ts';
import { NavigationProgress } from '#features/progress/navigation-progress.tsx';
import { startWishlist } from '#features/wishlist/wishlist-store.ts';
import { deferred } from './deferred.tsx';
import { Header } from './header.tsx';
import { endEarlyInput } from './keep-input.ts';
import { MinimalHeader } from './minimal-header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopStrip } from './top-strip.tsx';
import { firstOpening } from './ui-store.ts';

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
