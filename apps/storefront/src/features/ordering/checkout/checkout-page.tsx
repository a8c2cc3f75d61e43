import { isVirtualCart } from '@brixel/commerce/cart/cart-facts';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { Plates } from '@brixel/ui/plates.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { useCheckout } from '#features/order-details/order-details.ts';
import { useT } from '#i18n/use-t.ts';
import { useLocation, useNavigate } from '#router/hooks.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { CheckoutHelp } from './checkout-help.tsx';
import { completedSections } from './checkout-rules.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { type Section, sectionAfter, sectionOfHash, sectionsFor, shownSection } from './checkout-steps.ts';
import { OrderSummary, OrderSummaryFold } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { useSectionSummaries } from './section-summaries.ts';
import { ShippingSection } from './shipping-section.tsx';
import {
  AT_ONCE,
  useDelivery,
  useEnteredCheckout,
  useFocusOnSection,
  useLeaveWhenEmpty,
  usePrefilled,
  useSectionInAddress,
} from './use-checkout-visit.ts';

export function CheckoutPage() {
  const t = useT();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { lines, loaded } = useCart();
  const details = useCheckout();
  const isEmpty = loaded && lines.length === 0;
  const isReady = useEnteredCheckout() && loaded && !isEmpty;
  const isVirtual = isVirtualCart(lines.map(({ type_id }) => type_id));
  const sections = sectionsFor(isVirtual);
  // what the browser stores is unknown to the server, so the first render is always the first section
  const now = isReady
    ? shownSection(sections, completedSections(details, isVirtual), sectionOfHash(hash))
    : 'personalDetails';
  const summaries = useSectionSummaries(isVirtual);
  useLeaveWhenEmpty(isEmpty);
  usePrefilled(isReady);
  useDelivery(isReady, { isVirtual, hasAddress: sections.indexOf(now) > sections.indexOf('shipping') });
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

  if (isEmpty) return <Leaving />;
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

/** What comes next is on its way; an order without goods is nothing to look at. */
function Leaving() {
  const t = useT();
  return (
    <main id="main" className="wrap grid min-h-dvh place-items-center" tabIndex={-1}>
      <PageMeta title={t('checkout.title')} noIndex />
      <h1 className="sr">{t('checkout.title')}</h1>
      <PixelLoader label={t('checkout.loading')} />
    </main>
  );
}
