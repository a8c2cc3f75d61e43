import type { Rules } from '@brixel/commerce/form-rules';
import type { Profile } from '@brixel/contract/user';
import { TextButton } from '@brixel/ui/text-button.tsx';
import { useState } from 'react';
import { useServices } from '#data/services.ts';
import { AddressFields } from '#features/forms/address-fields.tsx';
import { addressRules, nameRules, phoneRules } from '#features/forms/address-rules.ts';
import { NameFields } from '#features/forms/name-fields.tsx';
import { TextField } from '#features/forms/text-field.tsx';
import { useSendingForm } from '#features/forms/use-sending-form.ts';
import {
  type AddressValues,
  customerOf,
  savedAddress,
  valuesOf,
  withAddress,
} from '#features/session/saved-addresses.ts';
import { useT } from '#i18n/use-t.ts';
import { FormFailure } from './form-failure.tsx';
import { PrivacyLine } from './privacy-line.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { useSaveProfile } from './use-save-profile.ts';
import { WrittenAddress } from './written-address.tsx';

const RULES: Rules<AddressValues> = {
  firstName: nameRules,
  lastName: nameRules,
  ...addressRules,
  phoneNumber: phoneRules,
};

/** Where parcels go. Without an address the form is open. */
export function ShippingDetails({ profile }: { profile: Profile }) {
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
  const { store } = useServices();
  const save = useSaveProfile(onDone);
  const initial = valuesOf(savedAddress(profile, 'shipping'), profile, store.country);
  const form = useSendingForm('shipping', initial, RULES, (values) =>
    save(customerOf(profile, { addresses: withAddress(profile, 'shipping', values) })),
  );
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
