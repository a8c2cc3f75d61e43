import type { Profile } from '@brixel/contract/user';
import { cx } from '@brixel/ui/cx.ts';
import { inGroups } from '#features/ordering/placed/order-facts.ts';
import { useOrders } from '#features/session/use-orders.ts';
import { useT } from '#i18n/use-t.ts';
import { useDates } from '#shared/use-dates.ts';
import { AccountLayout } from '../account-layout.tsx';
import { CustomerOnly } from '../customer-only.tsx';

export function LoyaltyCardPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.loyalty')} path="/my-account/loyalty-card">
      <CustomerOnly holds={t('account.holds.loyalty')}>{(profile) => <LoyaltyPage profile={profile} />}</CustomerOnly>
    </AccountLayout>
  );
}

function LoyaltyPage({ profile }: { profile: Profile }) {
  const t = useT();
  const orders = useOrders();
  return (
    <>
      <LoyaltyCard profile={profile} orders={orders.step === 'done' ? orders.result.total_count : null} />
      <p className="soft max-w-[60ch]">{t('account.loyaltyText')}</p>
    </>
  );
}

const STUDS = 10;

/** A stud for each order; after ten the row begins anew. */
const filledStuds = (orders: number): number => (orders === 0 ? 0 : ((orders - 1) % STUDS) + 1);

interface LoyaltyCardProps {
  profile: Profile;
  /** null until they are counted */
  orders: number | null;
}

/** The customer's card: its number, since when, and how many orders there have been. It promises nothing. */
export function LoyaltyCard({ profile, orders }: LoyaltyCardProps) {
  const t = useT();
  const { day } = useDates();
  const filled = filledStuds(orders ?? 0);
  return (
    <section className="loyal" aria-labelledby="account-loyalty">
      <div className="row row--between">
        <h2 id="account-loyalty" className="text-(length:--fs-h3)">
          {t('account.loyalty')}
        </h2>
        <span className="s num">{t('account.loyaltyNumber', { number: inGroups(String(profile.id)) })}</span>
      </div>
      <div className="loyal__studs" aria-hidden="true">
        {Array.from({ length: STUDS }, (_, index) => (
          <i key={index} className={cx(index < filled && 'on')} />
        ))}
      </div>
      <p className="s">
        {orders !== null && `${t('account.loyaltyOrders', { n: orders })} `}
        {t('account.loyaltySince', { date: day(profile.created_at) })}
      </p>
    </section>
  );
}
