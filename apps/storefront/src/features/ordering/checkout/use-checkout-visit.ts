import { useEffect, useRef, useState } from 'react';
import { orderPath, savedOrderPath } from '#config/paths.ts';
import { type Services, useServices } from '#data/services.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { refreshLines } from '#features/cart/lines/refresh-lines.ts';
import { countriesOf, usualCountry } from '#features/forms/countries.ts';
import { enterCheckout, isInCheckout, useCheckout } from '#features/order-details/order-details.ts';
import { useSession } from '#features/session/session-store.ts';
import { useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { useUi } from '#shared/ui-store.ts';
import { pageOrders } from '../saved-orders/page-orders.ts';
import type { Section } from './checkout-steps.ts';
import { prefilled } from './customer-details.ts';
import { askDelivery, recallOffer } from './delivery-offer.ts';
import { type Destination, type DestinationFacts, destinationOf } from './destination.ts';

/** Entering, walking through and leaving the checkout. */

/** A transition would wait for parts of the page whose code is still to come. */
export const AT_ONCE = { flushSync: true };

/** True once the stored details are read. */
export function useEnteredCheckout(): boolean {
  const services = useServices();
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    const leave = enterCheckout(usualCountry(services));
    useUi.setState({ checkoutMode: true });
    setEntered(true);
    const request = new AbortController();
    // prices of yesterday may be shown when the catalogue cannot be reached; they are checked again with the order
    refreshLines(services, request.signal).catch(() => {});
    return () => {
      leave();
      request.abort();
      useUi.setState({ checkoutMode: false });
    };
  }, [services]);
  return entered;
}

/** An empty cart leads home, and where it is empty because it was ordered, by whichever tab, to its order. */
export function useLeaveWhenEmpty(isEmpty: boolean): void {
  const t = useT();
  const navigate = useNavigate();
  const services = useServices();
  useEffect(() => {
    if (!isEmpty) return;
    const leave = (path: string | null): void => {
      if (path === null) notify({ type: 'info', message: t('checkout.emptyCart') });
      void navigate(path ?? '/', { replace: true });
    };
    void justOrdered(services).then(leave);
  }, [isEmpty, navigate, t, services]);
}

/** The page of the order that has emptied the cart a moment ago. */
async function justOrdered(services: Services): Promise<string | null> {
  const { epoch, endedBy } = useCart.getState();
  if (endedBy && isInCheckout(endedBy.at, Date.now())) return orderPath(endedBy.id);
  const saved = await pageOrders(services).savedOf(epoch - 1);
  return saved === null ? null : savedOrderPath(saved);
}

/** Asks for delivery and totals as soon as the country is known, and once more where a shop wants to know the address. */
export function useDelivery(isReady: boolean, facts: DestinationFacts): void {
  const services = useServices();
  const destination = useCheckout((state) => JSON.stringify(destinationOf(services.config, state, facts)));
  useEffect(() => {
    if (!isReady) return;
    recallOffer(services);
    const wanted: Destination = JSON.parse(destination);
    // without an answer the shop's own methods stand
    if (wanted.country) askDelivery(services, wanted).catch(() => {});
  }, [services, isReady, destination]);
}

/** A customer finds the fields filled, also after a login on the way. */
export function usePrefilled(isReady: boolean): void {
  const { config } = useServices();
  const profile = useSession((session) => session.profile);
  useEffect(() => {
    if (!isReady || !profile) return;
    const canSendTo = (country: string) => countriesOf(config, 'shipping').includes(country);
    useCheckout.setState((details) => prefilled(details, profile, canSendTo));
  }, [isReady, profile, config]);
}

/** Without it the section would change by itself as soon as its last field is filled. */
export function useSectionInAddress(section: Section, isMissing: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isMissing) return;
    const options = { ...AT_ONCE, replace: true, preventScrollReset: true };
    // React cannot flush while it runs effects
    queueMicrotask(() => void navigate({ hash: `#${section}` }, options));
  }, [section, isMissing, navigate]);
}

/** After going on or back, keyboard and screen reader continue at the open section. */
export function useFocusOnSection(section: Section, isReady: boolean): void {
  const last = useRef<Section | null>(null);
  useEffect(() => {
    if (!isReady) return;
    if (last.current && last.current !== section) document.getElementById(`${section}-title`)?.focus();
    last.current = section;
  }, [section, isReady]);
}
