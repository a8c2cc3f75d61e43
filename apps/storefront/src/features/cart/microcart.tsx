import { Drawer } from '@brixel/ui/drawer.tsx';
import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { dismissMessage } from '#shared/notifications/notifications-store.ts';
import { closePanels, useUi } from '#shared/ui-store.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartFooter } from './cart-footer.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { useCart } from './cart-store.ts';
import { ClearCart } from './clear-cart.tsx';
import { CouponField } from './coupon-field.tsx';
import { refreshLines } from './refresh-lines.ts';
import { refreshMosaics } from './refresh-mosaics.ts';
import { useCartCount } from './use-cart-count.ts';
import { useServerTotals } from './use-totals.ts';

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
