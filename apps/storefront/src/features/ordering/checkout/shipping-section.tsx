import type { Profile } from '@brixel/contract/user';
import { Accordion } from '@brixel/ui/accordion.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { useState } from 'react';
import { useServices } from '#data/services.ts';
import type { Address } from '#features/forms/address.ts';
import { AddressFields } from '#features/forms/address-fields.tsx';
import { countriesOf } from '#features/forms/countries.ts';
import { NameFields } from '#features/forms/name-fields.tsx';
import { TextField } from '#features/forms/text-field.tsx';
import { type Form, useForm } from '#features/forms/use-form.ts';
import { type ShippingDetails, updateDetails, useCheckout } from '#features/order-details/order-details.ts';
import { saveProfile } from '#features/session/profile-task.ts';
import { customerOf, withAddress } from '#features/session/saved-addresses.ts';
import { useSession } from '#features/session/session-store.ts';
import type { Translate } from '#i18n/translate.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { AddressChoice } from './address-choice.tsx';
import { shippingRules } from './checkout-rules.ts';
import { SectionSubmit } from './checkout-section.tsx';
import { CourierChoice } from './delivery-choices.tsx';

export function ShippingSection({ nextLabel, onDone }: { nextLabel: string; onDone: () => void }) {
  const t = useT();
  const { config } = useServices();
  const profile = useSession((session) => session.profile);
  const values = useCheckout((state) => state.shippingDetails);
  const [isToBeSaved, setToBeSaved] = useState(false);
  const change = (changes: Partial<ShippingDetails>) => updateDetails('shippingDetails', changes);
  const form = useForm({
    name: 'checkout',
    values,
    change,
    rules: shippingRules,
    send: () => {
      if (profile && isToBeSaved) void saveAddress(profile, values, t);
      onDone();
      return null;
    },
  });
  return (
    <form {...form.formProps}>
      <AddressChoice name="savedAddress" values={values} change={change} countries={countriesOf(config, 'shipping')}>
        <div className="formgrid">
          <AddressFields form={form} kind="shipping" />
        </div>
        <MoreDetails form={form} values={values} />
        {profile && (
          <Checkbox className="mt2" checked={isToBeSaved} onChange={(event) => setToBeSaved(event.target.checked)}>
            {t('checkout.saveAddress')}
          </Checkbox>
        )}
      </AddressChoice>
      <CourierChoice chosen={values.shippingMethod} choose={(shippingMethod) => change({ shippingMethod })} />
      <SectionSubmit label={nextLabel} wrongFields={form.wrongFields} />
    </form>
  );
}

interface MoreDetailsProps {
  form: Pick<Form<ShippingDetails>, 'field'>;
  values: ShippingDetails;
}

/** What most parcels do without. */
function MoreDetails({ form, values }: MoreDetailsProps) {
  const t = useT();
  const hasMore = [values.firstName, values.lastName, values.state, values.phoneNumber].some(Boolean);
  return (
    <Accordion className="mt2" title={t('checkout.moreDetails')} open={hasMore}>
      <div className="formgrid">
        <NameFields
          first={form.field('firstName')}
          last={form.field('lastName')}
          kind="shipping"
          hint={t('checkout.recipientHint')}
          optional
        />
        <TextField
          className="c3"
          field={form.field('state')}
          label={t('checkout.state')}
          optional
          autoComplete="shipping address-level1"
        />
        <TextField
          className="c3"
          field={form.field('phoneNumber')}
          label={t('checkout.phone')}
          hint={t('checkout.phoneHint')}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
        />
      </div>
    </Accordion>
  );
}

/** Saves the address in the account. The order does not wait for it, nor depend on it. */
async function saveAddress(profile: Profile, address: Address, t: Translate): Promise<void> {
  const values = {
    ...address,
    firstName: address.firstName || profile.firstname,
    lastName: address.lastName || profile.lastname,
    company: '',
    taxId: '',
  };
  const saved = await saveProfile(customerOf(profile, { addresses: withAddress(profile, 'shipping', values) }));
  const isSaved = typeof saved === 'string' || saved.ok;
  notify(
    isSaved
      ? { type: 'success', message: t('checkout.addressSaved') }
      : { type: 'error', message: t('checkout.addressNotSaved') },
  );
}
