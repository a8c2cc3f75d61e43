import { Link } from '@brixel/ui/link.tsx';
import { ORDERS_PATH } from '#config/paths.ts';
import type { useOrders } from '#features/session/use-orders.ts';
import { useT } from '#i18n/use-t.ts';
import { OrdersTable } from './orders-table.tsx';

const MOST_SHOWN = 4;

/** Left out where there is none, or none could be loaded: the list of orders says why. */
export function LatestOrders({ loaded }: { loaded: ReturnType<typeof useOrders> }) {
  const t = useT();
  if (loaded.step !== 'done' || loaded.result.items.length === 0) return null;
  return (
    <section aria-labelledby="account-latest">
      <div className="section__head mb-3">
        <h2 id="account-latest">{t('account.latestOrders')}</h2>
        <Link className="link s b" href={ORDERS_PATH}>
          {t('account.allOrders')}
        </Link>
      </div>
      <OrdersTable orders={loaded.result.items.slice(0, MOST_SHOWN)} />
    </section>
  );
}
