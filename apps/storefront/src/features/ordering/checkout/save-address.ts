import type { Profile } from '@brixel/contract/user';
import type { Address } from '#features/forms/address.ts';
import { saveProfile } from '#features/session/profile-task.ts';
import { customerOf, withAddress } from '#features/session/saved-addresses.ts';
import type { Translate } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';

/** Keeps the address in the account. The order does not wait for it, nor depend on it. */
export async function saveAddress(profile: Profile, address: Address, t: Translate): Promise<void> {
  const values = {
    ...address,
    firstName: address.firstName || profile.firstname,
    lastName: address.lastName || profile.lastname,
    company: '',
    taxId: '',
  };
  const saved = await saveProfile(customerOf(profile, { addresses: withAddress(profile, 'shipping', values) }));
  const isKept = saved === 'queued' || saved.ok;
  notify(
    isKept
      ? { type: 'success', message: t('checkout.addressSaved') }
      : { type: 'error', message: t('checkout.addressNotSaved') },
  );
}
