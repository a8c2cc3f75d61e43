import type { Profile } from '@brixel/contract/user';
import { Link } from '@brixel/ui/link.tsx';
import { SHIPPING_PATH } from '#config/paths.ts';
import { savedAddress } from '#features/session/saved-addresses.ts';
import { useT } from '#i18n/use-t.ts';
import { WrittenAddress } from './written-address.tsx';

export function AddressTile({ profile }: { profile: Profile }) {
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
