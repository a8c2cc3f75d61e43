import { Notice } from '@brixel/ui/notice.tsx';
import type { KeptLine } from '#features/cart/cart-state.ts';
import { CartTotalsList } from '#features/cart/cart-totals-list.tsx';
import { useT } from '#i18n/use-t.ts';
import { useOnline } from '#shared/use-online.ts';
import { OrderForm } from './order-form.tsx';
import { SummaryLines } from './summary-lines.tsx';

/** Everything once more, and directly below it the button that orders it: between them stands nothing. */
export function ReviewSection({ lines }: { lines: readonly KeptLine[] }) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <>
      <div role="status">{!isOnline && <Notice tone="warn">{t('checkout.offlineOrder')}</Notice>}</div>
      <div className={isOnline ? '-mt-2.5' : undefined}>
        <SummaryLines lines={lines} />
      </div>
      <div className="mt-4 ml-auto max-w-[420px]">
        <CartTotalsList />
      </div>
      <OrderForm />
    </>
  );
}
