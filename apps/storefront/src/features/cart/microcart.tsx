import { useEffect } from 'react';
import { useServices } from '#data/services.ts';
import { closePanels, useUi } from '#features/layout/ui-store.ts';
import { useT } from '#i18n/use-t.ts';
import { Drawer } from '#ui/drawer.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { CartFooter } from './cart-footer.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { cartQuantity, useCart } from './cart-store.ts';
import { refreshLines } from './refresh-lines.ts';

/** The cart as a drawer over the page. */
export function Microcart() {
  const t = useT();
  const services = useServices();
  const open = useUi((state) => state.microcart);
  const lines = useCart((state) => state.lines);
  const quantity = useCart(cartQuantity);

  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    // offline or too slow: the stored prices stay, the checkout asks again
    refreshLines(services, abort.signal).catch(() => {});
    return () => abort.abort();
  }, [open, services]);

  const isEmpty = lines.length === 0;
  const title = (
    <>
      {t('cart.title')} {!isEmpty && <span className="muted font-medium">{t('cart.pieces', { n: quantity })}</span>}
    </>
  );
  return (
    <Drawer
      open={open}
      onClose={closePanels}
      title={title}
      closeLabel={t('cart.close')}
      footer={isEmpty ? undefined : <CartFooter lines={lines} />}
    >
      {isEmpty ? (
        <CartEmpty />
      ) : (
        <ul aria-label={t('cart.lines')}>
          {lines.map((line) => (
            <CartLineRow key={line.key} line={line} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
