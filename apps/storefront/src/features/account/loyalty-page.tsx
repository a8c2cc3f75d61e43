import type { Profile } from '@brixel/contract/user';
import { useOrders } from '#features/session/use-orders.ts';
import { useT } from '#i18n/use-t.ts';
import { LoyaltyCard } from './loyalty-card.tsx';

export function LoyaltyPage({ profile }: { profile: Profile }) {
  const t = useT();
  const orders = useOrders();
  return (
    <>
      <LoyaltyCard profile={profile} orders={orders.step === 'done' ? orders.result.total_count : null} />
      <p className="soft max-w-[60ch]">{t('account.loyaltyText')}</p>
    </>
  );
}
