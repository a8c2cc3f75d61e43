import { Button } from '@brixel/ui/button.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { ArrowRightIcon } from '@brixel/ui/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { dismissMessage } from '#shared/notifications/notifications-store.ts';
import { closePanels, useUi } from '#shared/ui-store.ts';
import { clearCart } from '../cart-actions.ts';
import { useCart } from '../cart-store.ts';
import { refreshLines, refreshMosaics } from '../lines/refresh-lines.ts';
import { CartTotalsList } from '../totals/cart-totals-list.tsx';
import { useServerTotals } from '../totals/totals-in-view.ts';
import { useCartCount } from '../use-cart-count.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CouponField } from './coupon-field.tsx';
import { onEscape } from './on-escape.ts';

/** The cart as a drawer over the page. */
export function Microcart() {
  const t = useT();
  const services = useServices();
  const open = useUi((state) => state.microcart);
  const lines = useCart((state) => state.lines);
  const { text: count } = useCartCount();
  const totals = useServerTotals();
  /** one line at a time */
  const [edited, setEdited] = useState<string | null>(null);

  useEffect(() => {
    if (!open) return setEdited(null);
    const abort = new AbortController();
    // offline or too slow: the stored prices stay, the checkout asks again
    refreshLines(services, abort.signal).catch(() => {});
    void refreshMosaics(services);
    return () => abort.abort();
  }, [open, services]);

  // the cart shows what was added; on small screens the message would lie over it
  const added = t('catalog.added');
  useEffect(() => {
    if (open) dismissMessage(added);
  }, [open, added]);

  const isEmpty = lines.length === 0;
  const title = (
    <>
      {t('cart.title')} {!isEmpty && <span className="muted font-medium">{count}</span>}
    </>
  );
  return (
    <Drawer
      open={open}
      onClose={closePanels}
      title={title}
      closeLabel={t('cart.close')}
      footer={isEmpty ? undefined : <CartFooter />}
    >
      {isEmpty ? (
        <CartEmpty />
      ) : (
        <>
          <ul aria-label={t('cart.lines')}>
            {lines.map((line) => (
              <CartLineRow
                key={line.line_key}
                line={line}
                totals={totals}
                isEditing={edited === line.line_key}
                onEdit={(isEditing) => setEdited(isEditing ? line.line_key : null)}
              />
            ))}
          </ul>
          <CouponField />
          <ClearCart />
        </>
      )}
    </Drawer>
  );
}

/** Takes everything out at once; asks first, as for a single line. */
function ClearCart() {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const ask = (next: boolean): void => {
    setIsAsking(next);
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  const clear = (): void => {
    const drawer = box.current?.closest('dialog');
    clearCart();
    requestAnimationFrame(() => drawer?.querySelector<HTMLElement>('.empty a')?.focus());
  };

  return (
    <div ref={box}>
      {isAsking ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons are what is operated
        <div className="line line--confirm" onKeyDown={onEscape(() => ask(false))}>
          <span className="s" role="alert">
            {t('cart.confirmClear')}
          </span>
          <Button size="s" onClick={() => ask(false)}>
            {t('cart.keep')}
          </Button>
          <Button size="s" variant="danger" onClick={clear}>
            {t('cart.clearNow')}
          </Button>
        </div>
      ) : (
        <button type="button" className="link s" onClick={() => ask(true)}>
          {t('cart.clear')}
        </button>
      )}
    </div>
  );
}

function CartFooter() {
  const t = useT();
  return (
    <>
      <CartTotalsList />
      <Button variant="cta" size="l" block className="mt2" href="/checkout">
        {t('catalog.toCheckout')} <ArrowRightIcon />
      </Button>
      <Button variant="ghost" block className="mt1" onClick={closePanels}>
        {t('catalog.continue')}
      </Button>
    </>
  );
}
