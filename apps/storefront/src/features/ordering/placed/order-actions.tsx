import type { OrderView } from '@brixel/contract/order';
import { Button, type ButtonProps } from '@brixel/ui/button.tsx';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { WITHDRAWAL_PATH } from '#config/paths.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useT } from '#i18n/use-t.ts';

/** Browsers without scripts print from their menu. */
export function PrintButton({ size = 'm' }: Pick<ButtonProps, 'size'>) {
  const t = useT();
  if (!useHydrated()) return null;
  return (
    <Button size={size} onClick={() => window.print()}>
      {t('orders.print')}
    </Button>
  );
}

/** Invoices and credit notes as files. */
export function InvoiceLinks({ order: { invoices } }: { order: OrderView }) {
  const t = useT();
  if (!invoices?.length) return null;
  return (
    <ul className="order__files">
      {invoices.map(({ number, kind, url }) => (
        <li key={number}>
          <a className="link row s b" href={url} download>
            <DownloadIcon size={16} /> {t(kind === 'invoice' ? 'orders.invoice' : 'orders.creditNote', { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the withdrawal function with the order filled in: nothing has to be typed twice. */
export function WithdrawalLink({ order }: { order: OrderView }) {
  const t = useT();
  if (!order.can_withdraw || order.withdrawn_at) return null;
  return (
    <p>
      <Link className="link s" href={`${WITHDRAWAL_PATH}?order=${encodeURIComponent(order.order_id)}`}>
        {t('orders.withdraw')}
      </Link>
    </p>
  );
}
