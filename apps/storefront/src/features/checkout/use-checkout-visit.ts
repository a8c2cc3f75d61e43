import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '#data/services.ts';
import { refreshLines } from '#features/cart/refresh-lines.ts';
import { useUi } from '#features/layout/ui-store.ts';
import { notify } from '#features/notifications/notifications-store.ts';
import { useT } from '#i18n/use-t.ts';
import type { Section } from './checkout-steps.ts';
import { enterCheckout } from './checkout-store.ts';

/** Entering, walking through and leaving the checkout. */

/** A transition would wait for parts of the page whose code is still to come. */
export const AT_ONCE = { flushSync: true };

/** True once the kept details are read. */
export function useEnteredCheckout(): boolean {
  const services = useServices();
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    const leave = enterCheckout(services.store.country);
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

export function useHomeWhenEmpty(isEmpty: boolean): void {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEmpty) return;
    notify({ type: 'info', message: t('checkout.emptyCart') });
    void navigate('/', { replace: true });
  }, [isEmpty, navigate, t]);
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
