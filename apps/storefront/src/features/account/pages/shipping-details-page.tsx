import type { Rules } from '@brixel/commerce/form-rules';
import type { CustomerAddress, Profile } from '@brixel/contract/user';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import { useServices } from '#data/services.ts';
import { AddressFields } from '#features/forms/address-fields.tsx';
import { addressRules, nameRules, phoneRules } from '#features/forms/address-rules.ts';
import { usualCountry } from '#features/forms/countries.ts';
import { NameFields } from '#features/forms/name-fields.tsx';
import { TextField } from '#features/forms/text-field.tsx';
import { useForm } from '#features/forms/use-form.ts';
import {
  type AddressValues,
  customerOf,
  savedAddress,
  valuesOf,
  withAddress,
} from '#features/session/saved-addresses.ts';
import { useT } from '#i18n/use-t.ts';
import { AccountLayout } from '../account-layout.tsx';
import { CustomerOnly } from '../customer-only.tsx';
import { FormFailure, PrivacyLine, SaveButtons } from '../form-parts.tsx';
import { useSaveProfile } from '../profile/use-save-profile.ts';

export function ShippingDetailsPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.shippingDetails')} path="/my-account/shipping-details">
      <CustomerOnly holds={t('account.holds.shipping')}>
        {(profile) => <ShippingDetails profile={profile} />}
      </CustomerOnly>
    </AccountLayout>
  );
}

const RULES: Rules<AddressValues> = {
  firstName: nameRules,
  lastName: nameRules,
  ...addressRules,
  phoneNumber: phoneRules,
};

/** Where parcels go. Without an address the form is open. */
function ShippingDetails({ profile }: { profile: Profile }) {
  const t = useT();
  const address = savedAddress(profile, 'shipping');
  const [isEditing, setEditing] = useState(false);
  if (!address || isEditing) {
    return (
      <ShippingForm
        profile={profile}
        {...(address ? { onCancel: () => setEditing(false) } : {})}
        onDone={() => setEditing(false)}
      />
    );
  }
  return (
    <section className="panel">
      <WrittenAddress address={address} />
      {address.telephone && <p className="soft num">{address.telephone}</p>}
      <p className="mt2">
        <TextButton onClick={() => setEditing(true)}>{t('account.edit')}</TextButton>
      </p>
    </section>
  );
}

interface ShippingFormProps {
  profile: Profile;
  onDone: () => void;
  onCancel?: () => void;
}

function ShippingForm({ profile, onDone, onCancel }: ShippingFormProps) {
  const t = useT();
  const services = useServices();
  const save = useSaveProfile(onDone);
  const initial = valuesOf(savedAddress(profile, 'shipping'), profile, usualCountry(services));
  const form = useForm({
    name: 'shipping',
    values: initial,
    rules: RULES,
    send: (values) => save(customerOf(profile, { addresses: withAddress(profile, 'shipping', values) })),
  });
  return (
    <form {...form.formProps} className="panel stack">
      <FormFailure failure={form.failure} />
      <div className="formgrid">
        <NameFields first={form.field('firstName')} last={form.field('lastName')} kind="shipping" />
        <AddressFields form={form} kind="shipping" />
        <TextField
          className="c6"
          field={form.field('phoneNumber')}
          label={t('account.phone')}
          hint={t('account.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
          optional
        />
      </div>
      <PrivacyLine />
      <SaveButtons isSending={form.isSending} {...(onCancel ? { onCancel } : {})} />
    </form>
  );
}

/** As on an envelope. */
export function WrittenAddress({ address }: { address: CustomerAddress }) {
  const { store } = useServices();
  const country = new Intl.DisplayNames([store.locale], { type: 'region' }).of(address.country_id);
  return (
    <address className="soft mt1 not-italic">
      {address.firstname} {address.lastname}
      <br />
      {address.street.join(' ')}
      <br />
      {address.postcode} {address.city}
      <br />
      {country}
    </address>
  );
}
