import type { OrderView } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { RefreshIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useServices } from '#data/services.ts';
import { addLine } from '#features/cart/cart-actions.ts';
import { useCart } from '#features/cart/cart-store.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { openPanel } from '#shared/ui-store.ts';
import { findReorder, type Reorder } from './reorder.ts';

const heldOf = ({ key }: CartLine): number => useCart.getState().lines.find((line) => line.key === key)?.qty ?? 0;

/** Puts the lines back into the cart at the prices of today, and says what is missing. */
export function ReorderButton({ order }: { order: OrderView }) {
  const t = useT();
  const services = useServices();
  const [isBusy, setBusy] = useState(false);

  const tell = ({ lines, missing, fewer }: Reorder): void => {
    const gaps = [
      ...missing.map((name) => t('account.reorderMissing', { name })),
      ...fewer.map(({ name, qty }) => t('account.reorderFewer', { name, n: qty })),
    ];
    const message = t('account.reordered', { n: lines.length });
    if (gaps.length === 0) notify({ type: 'success', message });
    else notify({ type: 'warning', message, detail: gaps.join(' '), hasNoTimeout: true });
  };
  const reorder = async (): Promise<void> => {
    setBusy(true);
    try {
      const again = await findReorder(order, services, heldOf);
      for (const line of again.lines) addLine(line);
      tell(again);
      if (again.lines.length > 0) openPanel('microcart');
    } catch {
      notify({ type: 'error', message: t('account.noLine') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={isBusy} onClick={() => void reorder()}>
      <RefreshIcon /> {t('account.reorder')}
    </Button>
  );
}
