import { useCart } from '#features/cart/cart-store.ts';
import { openPanel } from '#features/layout/ui-store.ts';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { CenterPage } from './center-page.tsx';

/** Back from the payment service without having paid. */
export function PaymentCancelled({ orderId }: { orderId: string }) {
  const t = useT();
  const isCartEmpty = useCart(({ loaded, lines }) => loaded && lines.length === 0);
  return (
    <CenterPage
      title={t('checkout.cancelled')}
      banner="empty"
      actions={
        isCartEmpty ? (
          <Button variant="cta" size="l" href="/">
            {t('checkout.keepBrowsing')}
          </Button>
        ) : (
          <>
            <Button variant="cta" size="l" href="/checkout">
              {t('checkout.backToCheckout')}
            </Button>
            <Button size="l" onClick={() => openPanel('microcart')}>
              {t('checkout.openCart')}
            </Button>
          </>
        )
      }
    >
      <p>{t(isCartEmpty ? 'checkout.cancelledEmpty' : 'checkout.cancelledText')}</p>
      <p className="s num">{t('checkout.cancelledOrder', { id: orderId })}</p>
    </CenterPage>
  );
}

/** Orders are kept by the browser that placed them; this one has none with that number. */
export function UnknownOrder({ orderId }: { orderId: string }) {
  const t = useT();
  return (
    <CenterPage
      title={t('checkout.unknownOrder')}
      banner="not-found"
      actions={
        <>
          <Button variant="cta" size="l" href="/i/bestellstatus">
            {t('checkout.askOrder')}
          </Button>
          <Button size="l" href="/i/hilfe-kontakt">
            {t('layout.help')}
          </Button>
        </>
      }
    >
      <p>{t('checkout.unknownOrderText', { id: orderId })}</p>
    </CenterPage>
  );
}
