import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '#data/services.ts';
import { isVirtual as isVirtualLine } from '#features/cart/cart-line.ts';
import { useCart } from '#features/cart/cart-store.ts';
import { refreshLines } from '#features/cart/refresh-lines.ts';
import { PageMeta } from '#features/layout/page-meta.tsx';
import { useUi } from '#features/layout/ui-store.ts';
import { notify } from '#features/notifications/notifications-store.ts';
import { useT } from '#i18n/use-t.ts';
import { Plates } from '#ui/plates.tsx';
import { CheckoutHelp } from './checkout-help.tsx';
import { completedSections } from './checkout-rules.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { type Section, sectionAfter, sectionOfHash, sectionsFor, shownSection } from './checkout-steps.ts';
import { enterCheckout, useCheckout } from './checkout-store.ts';
import { OrderSummary, OrderSummaryFold } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { useSectionSummaries } from './section-summaries.ts';
import { ShippingSection } from './shipping-section.tsx';

/** A transition would wait for parts of the page whose code is still to come. */
const AT_ONCE = { flushSync: true };

export function CheckoutPage() {
  const t = useT();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { lines, loaded } = useCart();
  const details = useCheckout();
  const isReady = useEnteredCheckout() && loaded;
  const isVirtual = lines.length > 0 && lines.every(isVirtualLine);
  const sections = sectionsFor(isVirtual);
  // what the browser keeps is unknown to the server, so the first render is always the first section
  const now = isReady
    ? shownSection(sections, completedSections(details, isVirtual), sectionOfHash(hash))
    : 'personalDetails';
  const summaries = useSectionSummaries(isVirtual);
  useHomeWhenEmpty(loaded && lines.length === 0);
  useFocusOnSection(now, isReady);
  useSectionInAddress(now, isReady && sectionOfHash(hash) !== now);

  const goTo = (section: Section) => void navigate({ hash: `#${section}` }, AT_ONCE);
  const stepLabel = (section: Section) => t(`checkout.step.${section}`);
  const nextLabel = { shipping: t('checkout.toShipping'), payment: t('checkout.toPayment') };
  const content = (section: Section) => {
    const next = sectionAfter(sections, section);
    const common = {
      onDone: () => goTo(next),
      nextLabel: next === 'shipping' || next === 'payment' ? nextLabel[next] : t('checkout.toReview'),
    };
    switch (section) {
      case 'personalDetails':
        return <PersonalSection {...common} />;
      case 'shipping':
        return <ShippingSection {...common} />;
      case 'payment':
        return <PaymentSection {...common} isVirtual={isVirtual} />;
      default:
        return <ReviewSection lines={lines} />;
    }
  };

  return (
    <div className="min-h-dvh bg-(--canvas-2)">
      <PageMeta title={t('checkout.title')} noIndex />
      <main id="main" className="wrap" tabIndex={-1}>
        <h1 className="sr">{t('checkout.title')}</h1>
        <div className="co__plates pt-6.5">
          <Plates
            label={t('checkout.steps')}
            steps={sections.map(stepLabel)}
            current={sections.indexOf(now)}
            doneLabel={t('checkout.stepDone')}
          />
        </div>
        <noscript>
          <p className="notice notice--warn mt3">{t('checkout.needsScript')}</p>
        </noscript>
        {now !== 'orderReview' && <OrderSummaryFold lines={lines} />}
        <div className="co max-[1099px]:grid-cols-1!">
          <div>
            {sections.map((section, index) => {
              const place = index - sections.indexOf(now);
              return (
                <CheckoutSection
                  key={section}
                  id={section}
                  title={section === 'orderReview' ? t('checkout.reviewTitle') : stepLabel(section)}
                  state={place < 0 ? 'done' : place === 0 ? 'now' : 'next'}
                  summary={summaries[section]}
                >
                  {place === 0 && content(section)}
                </CheckoutSection>
              );
            })}
          </div>
          {now === 'orderReview' ? <CheckoutHelp /> : <OrderSummary lines={lines} loaded={loaded} />}
        </div>
      </main>
    </div>
  );
}

/** True once the kept details are read. */
function useEnteredCheckout(): boolean {
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

function useHomeWhenEmpty(isEmpty: boolean): void {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEmpty) return;
    notify({ type: 'info', message: t('checkout.emptyCart') });
    void navigate('/', { replace: true });
  }, [isEmpty, navigate, t]);
}

/** Without it the section would change by itself as soon as its last field is filled. */
function useSectionInAddress(section: Section, isMissing: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isMissing) return;
    const options = { ...AT_ONCE, replace: true, preventScrollReset: true };
    // React cannot flush while it runs effects
    queueMicrotask(() => void navigate({ hash: `#${section}` }, options));
  }, [section, isMissing, navigate]);
}

/** After going on or back, keyboard and screen reader continue at the open section. */
function useFocusOnSection(section: Section, isReady: boolean): void {
  const last = useRef<Section | null>(null);
  useEffect(() => {
    if (!isReady) return;
    if (last.current && last.current !== section) document.getElementById(`${section}-title`)?.focus();
    last.current = section;
  }, [section, isReady]);
}
