import type { Profile } from '@brixel/contract/user';
import { useOrders } from '#features/session/use-orders.ts';
import { AddressTile } from './address-tile.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { LoyaltyCard } from './loyalty-card.tsx';
import { NewsletterTile } from './newsletter-tile.tsx';
import { OwnData } from './own-data.tsx';
import { ProfileTile } from './profile-tile.tsx';

export function AccountOverview({ profile }: { profile: Profile }) {
  const orders = useOrders();
  return (
    <>
      <LoyaltyCard profile={profile} orders={orders.step === 'done' ? orders.result.total_count : null} />
      <div className="tiles">
        <ProfileTile profile={profile} />
        <AddressTile profile={profile} />
        <NewsletterTile profile={profile} />
      </div>
      <LatestOrders loaded={orders} />
      <OwnData profile={profile} />
    </>
  );
}
