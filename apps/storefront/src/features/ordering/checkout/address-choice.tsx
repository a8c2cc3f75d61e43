import type { Profile } from '@brixel/contract/user';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { type ReactNode, useState } from 'react';
import { type Address, NO_ADDRESS } from '#features/forms/address.ts';
import { savedAddress } from '#features/session/saved-addresses.ts';
import { useSession } from '#features/session/session-store.ts';
import { useT } from '#i18n/use-t.ts';
import { addressOf, isSamePlace } from './customer-details.ts';
import { addressLine, fullName } from './section-summaries.ts';

export interface AddressChoiceProps {
  /** of the group of choices */
  name: string;
  values: Address;
  change: (address: Address) => void;
  countries: readonly string[];
  /** the fields of another address */
  children: ReactNode;
}

/** Customers choose one of their addresses or enter another one; guests have only the fields. */
export function AddressChoice({ name, values, change, countries, children }: AddressChoiceProps) {
  const t = useT();
  const profile = useSession((session) => session.profile);
  const saved = profile ? addressesOf(profile).filter(({ country }) => countries.includes(country)) : [];
  const chosen = saved.find((address) => isSamePlace(address, values));
  const [isOther, setOther] = useState(false);
  if (saved.length === 0) return children;
  const showsFields = isOther || !chosen;
  return (
    <>
      <fieldset className="stack stack--s">
        <legend className="label mb-2.5">{t('checkout.savedAddresses')}</legend>
        {saved.map((address) => (
          <RadioChoice
            key={addressLine(address)}
            name={name}
            checked={!showsFields && address === chosen}
            onChange={() => {
              setOther(false);
              change(address);
            }}
            title={fullName(address)}
            sub={addressLine({ ...address, firstName: '', lastName: '' })}
          />
        ))}
        <RadioChoice
          name={name}
          checked={showsFields}
          onChange={() => {
            setOther(true);
            change({ ...NO_ADDRESS, country: values.country });
          }}
          title={t('checkout.otherAddress')}
        />
      </fieldset>
      {showsFields && <div className="mt3">{children}</div>}
    </>
  );
}

function addressesOf(profile: Profile): Address[] {
  const shipping = savedAddress(profile, 'shipping');
  const billing = savedAddress(profile, 'billing');
  return [
    ...(shipping ? [addressOf(profile, 'shipping')] : []),
    ...(billing && billing !== shipping ? [addressOf(profile, 'billing')] : []),
  ];
}
