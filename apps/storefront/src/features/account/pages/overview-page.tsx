import type { Profile } from '@brixel/contract/user';
import { Link } from '@brixel/ui/link.tsx';
import { ORDERS_PATH, SHIPPING_PATH } from '#config/paths.ts';
import { useAllCalls } from '#data/services.ts';
import { savedAddress } from '#features/session/saved-addresses.ts';
import { useSession } from '#features/session/session-store.ts';
import { useOrders } from '#features/session/use-orders.ts';
import { useT } from '#i18n/use-t.ts';
import { AccountLayout } from '../account-layout.tsx';
import { CustomerOnly } from '../customer-only.tsx';
import { OrdersTable } from '../orders/orders-table.tsx';
import { OwnData } from '../profile/own-data.tsx';
import { ProfileTile } from '../profile/profile-tile.tsx';
import { LoyaltyCard } from './loyalty-card-page.tsx';
import { NewsletterTile } from './newsletter-page.tsx';
import { WrittenAddress } from './shipping-details-page.tsx';

export function OverviewPage() {
  const t = useT();
  const name = useSession(({ profile }) => profile?.firstname);
  return (
    <AccountLayout
      title={t('account.title')}
      path="/my-account"
      {...(name ? { heading: t('account.hello', { name }) } : {})}
    >
      <CustomerOnly holds={t('account.holds.profile')}>
        {(profile) => <AccountOverview profile={profile} />}
      </CustomerOnly>
    </AccountLayout>
  );
}

function AccountOverview({ profile }: { profile: Profile }) {
  const orders = useOrders();
  const hasAllCalls = useAllCalls();
  return (
    <>
      {hasAllCalls && (
        <LoyaltyCard profile={profile} orders={orders.step === 'done' ? orders.result.total_count : null} />
      )}
      <div className="tiles">
        <ProfileTile profile={profile} />
        <AddressTile profile={profile} />
        <NewsletterTile profile={profile} />
      </div>
      <LatestOrders loaded={orders} />
      {hasAllCalls && <OwnData profile={profile} />}
    </>
  );
}

function AddressTile({ profile }: { profile: Profile }) {
  const t = useT();
  const address = savedAddress(profile, 'shipping');
  return (
    <section className="panel" aria-labelledby="account-address">
      <div className="row row--between">
        <h2 id="account-address" className="text-(length:--fs-h3)">
          {t('account.shippingDetails')}
        </h2>
        <Link className="link b" href={SHIPPING_PATH} aria-describedby="account-address">
          {t(address ? 'account.edit' : 'account.enter')}
        </Link>
      </div>
      {address ? <WrittenAddress address={address} /> : <p className="soft mt1">{t('account.noAddress')}</p>}
    </section>
  );
}

const MOST_SHOWN = 4;

/** Empty without orders or where they could not be loaded; the list of orders gives the reason. */
function LatestOrders({ loaded }: { loaded: ReturnType<typeof useOrders> }) {
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
