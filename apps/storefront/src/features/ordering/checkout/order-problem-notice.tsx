import { toEuros } from '@brixel/commerce/money';
import type { OrderRefusal } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { Notice, type Tone } from '@brixel/ui/notice.tsx';
import type { ReactNode } from 'react';
import { useCart } from '#features/cart/cart-store.ts';
import { couponProblemText } from '#features/cart/coupon-problem.ts';
import { hasRunOut } from '#features/cart/lines/mosaic-line.ts';
import { MosaicLineNote } from '#features/cart/lines/mosaic-line-note.tsx';
import { useTotals } from '#features/cart/totals/totals-in-view.ts';
import { isUnavailable, mostOf } from '#features/cart-line/cart-line.ts';
import { dropAccountWish } from '#features/order-details/order-details.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { openPanel } from '#shared/ui-store.ts';
import type { OrderProblem } from './use-place-order.ts';

/** Why there is no order yet, and what can be done about it. */
export function OrderProblemNotice({ problem }: { problem: OrderProblem }) {
  const t = useT();
  switch (problem.kind) {
    case 'refused':
      return <RefusalNotice {...problem.refusal} />;
    case 'no-answer':
      return <Problem title={t('checkout.noAnswer')} text={t('checkout.noAnswerText')} />;
    case 'not-checked':
      return <Problem title={t('checkout.notChecked')} text={t('checkout.notCheckedText')} />;
    case 'needs-connection':
      return (
        <Problem title={t('checkout.needsConnection')} text={t('checkout.needsConnectionText')}>
          <SectionLink section="payment" />
        </Problem>
      );
    case 'not-saved':
      return <Problem tone="bad" title={t('checkout.notSaved')} text={t('checkout.notSavedText')} />;
    case 'unpaid':
      return (
        <Problem title={t('checkout.unpaid')} text={t('checkout.unpaidText', { number: problem.order.orderNumber })}>
          <SectionLink section="payment" />
        </Problem>
      );
    case 'login-ended':
      return (
        <Problem title={t('checkout.loginEnded')} text={t('checkout.loginEndedText')}>
          <LoginButton />
        </Problem>
      );
    case 'account-exists':
      return (
        <Problem title={t('checkout.accountExists')} text={t('checkout.accountExistsText')}>
          <LoginButton />
          <GuestButton />
        </Problem>
      );
    case 'account-failed':
      return (
        <Problem title={t('checkout.accountFailed')} text={t('checkout.nothingOrdered')}>
          <GuestButton />
        </Problem>
      );
    default:
      return (
        <Problem tone="bad" title={t('checkout.internalValidation')} text={t('checkout.nothingOrdered')}>
          <SectionLink section="personalDetails" />
        </Problem>
      );
  }
}

/** The shop has refused the order. */
function RefusalNotice({ code, coupon, lines, limit = 0 }: OrderRefusal) {
  const t = useT();
  const { price } = useFormat();
  const total = price(toEuros(useTotals().grandTotal));
  const why = ofCustomer(coupon) ? `${couponProblemText(t, coupon)} ` : '';
  switch (code) {
    case 'NOT_AVAILABLE':
      return <UnavailableNotice refused={lines} />;
    case 'MOSAIC_GONE':
      return <RunOutNotice />;
    case 'PRICE_CHANGED':
      return <Problem title={t('checkout.priceChanged', { total })} text={t('checkout.priceChangedText')} />;
    case 'COUPON_GONE':
      return <Problem title={t('checkout.couponGone', { total })} text={`${why}${t('checkout.priceChangedText')}`} />;
    case 'VOUCHER_GONE':
      return <Problem title={t('checkout.voucherGone', { total })} text={t('checkout.priceChangedText')} />;
    case 'COUNTRY_NOT_SERVED':
      return (
        <Problem tone="bad" title={t('checkout.countryNotServed')} text={t('checkout.nothingOrdered')}>
          <SectionLink section="shipping" />
        </Problem>
      );
    case 'SHOP_CLOSED':
      return <Problem title={t('checkout.shopClosed')} text={t('checkout.shopClosedText')} />;
    case 'TOO_MANY_ORDERS':
      return <Problem title={t('checkout.tooManyOrders')} text={t('checkout.tooManyOrdersText')} />;
    case 'UNPAID_LIMIT':
      return (
        <Problem title={t('checkout.unpaidLimit')} text={t('checkout.unpaidLimitText', { limit: price(limit) })} />
      );
    case 'PAYMENT_NOT_POSSIBLE':
      return (
        <Problem tone="bad" title={t('checkout.paymentNotPossible')} text={t('checkout.nothingOrdered')}>
          <SectionLink section="payment" />
        </Problem>
      );
    default:
      return (
        <Problem tone="bad" title={t('checkout.internalValidation')} text={t('checkout.nothingOrdered')}>
          <SectionLink section="personalDetails" />
        </Problem>
      );
  }
}

/** Only the order knows who the customer is: nothing has hinted at these before. */
const ofCustomer = (problem: OrderRefusal['coupon']): problem is 'USED_BY_CUSTOMER' | 'NOT_FIRST_ORDER' =>
  problem === 'USED_BY_CUSTOMER' || problem === 'NOT_FIRST_ORDER';

/** Of a box only the order knows that a part of it is short: it has no stock of its own. */
function UnavailableNotice({ refused = [] }: { refused: OrderRefusal['lines'] }) {
  const t = useT();
  const lines = useCart((state) => state.lines);
  const short = lines.filter(isUnavailable);
  const boxes = refused.flatMap(({ sku, available, part }) => {
    const line = lines.find((one) => one.sku === sku);
    return line && part ? [{ key: line.line_key, name: line.name, n: available, part }] : [];
  });
  return (
    <Problem tone="bad" title={t('cart.someUnavailable')} text={t('checkout.unavailableText')}>
      {short.map((line) => (
        <b key={line.line_key} className="block w-full">
          {line.stock.inStock
            ? t('checkout.left', { name: line.name, n: mostOf(line) })
            : t('checkout.noneLeft', { name: line.name })}
        </b>
      ))}
      {boxes.map(({ key, name, n, part }) => (
        <b key={key} className="block w-full">
          {n > 0 ? t('checkout.leftForPart', { name, n, part }) : t('checkout.noneLeftForPart', { name, part })}
        </b>
      ))}
      <Button size="s" aria-haspopup="dialog" onClick={() => openPanel('microcart')}>
        {t('checkout.editCartLabel')}
      </Button>
    </Problem>
  );
}

/** As soon as all are renewed, or have left the cart, the order can be sent. */
function RunOutNotice() {
  const t = useT();
  const gone = useCart((state) => state.lines).filter((line) => hasRunOut(line));
  if (gone.length === 0) return <Problem tone="ok" title={t('checkout.mosaicsBack')} text={t('checkout.orderAgain')} />;
  return (
    <Problem tone="bad" title={t('checkout.mosaicGone')} text={t('checkout.mosaicGoneText')}>
      {gone.map((line) => (
        <span key={line.line_key} className="block w-full">
          <b>{line.name}</b>
          <MosaicLineNote line={line} />
        </span>
      ))}
    </Problem>
  );
}

/** A reason why there is no order, with the ways out of it. */

interface ProblemProps {
  tone?: Tone;
  title: string;
  text: string;
  /** what can be done */
  children?: ReactNode;
}

function Problem({ tone = 'warn', title, text, children }: ProblemProps) {
  return (
    <Notice tone={tone} className="mt3" title={title}>
      {text}
      {children && <span className="row row--l mt2">{children}</span>}
    </Notice>
  );
}

function SectionLink({ section }: { section: 'personalDetails' | 'shipping' | 'payment' }) {
  const t = useT();
  return (
    <Button size="s" href={`#${section}`}>
      {t('checkout.checkDetails')}
    </Button>
  );
}

function LoginButton() {
  const t = useT();
  return (
    <Button size="s" aria-haspopup="dialog" onClick={() => openAuth('login')}>
      {t('checkout.login')}
    </Button>
  );
}

function GuestButton() {
  const t = useT();
  return (
    <Button size="s" variant="ghost" onClick={dropAccountWish}>
      {t('checkout.asGuest')}
    </Button>
  );
}
