import { toEuros } from '@brixel/commerce/money';
import type { OrderRefusal } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { hasRunOut } from '#features/cart/mosaic-line.ts';
import { MosaicLineNote } from '#features/cart/mosaic-line-note.tsx';
import { useTotals } from '#features/cart/use-totals.ts';
import { isUnavailable, mostOf } from '#features/cart-line/cart-line.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { openPanel } from '#shared/ui-store.ts';
import { Problem, SectionLink } from './problem.tsx';

/** The shop has refused the order. */
export function RefusalNotice({ code, limit = 0 }: OrderRefusal) {
  const t = useT();
  const { price } = useFormat();
  const total = price(toEuros(useTotals().grandTotal));
  switch (code) {
    case 'NOT_AVAILABLE':
      return <UnavailableNotice />;
    case 'MOSAIC_GONE':
      return <RunOutNotice />;
    case 'PRICE_CHANGED':
      return <Problem title={t('checkout.priceChanged', { total })} text={t('checkout.priceChangedText')} />;
    case 'COUPON_GONE':
      return <Problem title={t('checkout.couponGone', { total })} text={t('checkout.priceChangedText')} />;
    case 'COUNTRY_NOT_SERVED':
      return (
        <Problem tone="bad" title={t('checkout.countryNotServed')} text={t('checkout.nothingOrdered')}>
          <SectionLink section="shipping" />
        </Problem>
      );
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

function UnavailableNotice() {
  const t = useT();
  const short = useCart((state) => state.lines).filter(isUnavailable);
  return (
    <Problem tone="bad" title={t('cart.someUnavailable')} text={t('checkout.unavailableText')}>
      {short.map((line) => (
        <b key={line.line_key} className="block w-full">
          {line.stock.inStock
            ? t('checkout.left', { name: line.name, n: mostOf(line) })
            : t('checkout.noneLeft', { name: line.name })}
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
