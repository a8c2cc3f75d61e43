import { type Rule, type Rules, required } from '@brixel/commerce/form-rules';
import type { Profile } from '@brixel/contract/user';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { useState } from 'react';
import { useServices } from '#data/services.ts';
import { AddressFields } from '#features/forms/address-fields.tsx';
import { addressRules, companyRules, emailRules, nameRules } from '#features/forms/address-rules.ts';
import { usualCountry } from '#features/forms/countries.ts';
import { EmailField } from '#features/forms/email-field.tsx';
import { NameFields } from '#features/forms/name-fields.tsx';
import { PasswordInput } from '#features/forms/password-input.tsx';
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
import { FormFailure, PrivacyLine, SaveButtons } from '../form-parts.tsx';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileValues extends AddressValues {
  email: string;
  currentPassword: string;
}

const PERSON: Rules<ProfileValues> = { firstName: nameRules, lastName: nameRules, email: emailRules };
const COMPANY: Rules<ProfileValues> = { ...PERSON, ...companyRules, ...addressRules };

/** Name, e-mail address, and the company that invoices go to. */
export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useT();
  const services = useServices();
  const save = useSaveProfile(onDone);
  const billing = savedAddress(profile, 'billing');
  const [forCompany, setForCompany] = useState(Boolean(billing?.company));
  const initial: ProfileValues = {
    ...valuesOf(billing, profile, usualCountry(services)),
    firstName: profile.firstname,
    lastName: profile.lastname,
    email: profile.email,
    currentPassword: '',
  };
  // an API that confirms no addresses asks for no password either
  const confirms = profile.extension_attributes?.email_confirmed !== undefined;
  const isOther = (email: string): boolean => confirms && email.trim().toLowerCase() !== profile.email;
  const needed: Rule<ProfileValues> = (value, { email }) => (isOther(email) ? required(value, null) : null);
  const rules = { ...(forCompany ? COMPANY : PERSON), currentPassword: [needed] };
  const form = useForm({
    name: 'profile',
    values: initial,
    rules,
    send: (values) => {
      const person = { firstname: values.firstName.trim(), lastname: values.lastName.trim() };
      const changed = forCompany || billing?.company;
      return save(
        customerOf(profile, {
          ...person,
          email: values.email.trim(),
          ...(changed ? { addresses: withAddress(profile, 'billing', forCompany ? values : null) } : {}),
        }),
        isOther(values.email) ? values.currentPassword : undefined,
      );
    },
  });
  const email = form.field('email');
  return (
    <form {...form.formProps} className="stack mt2">
      <FormFailure failure={form.failure} />
      <div className="formgrid">
        <NameFields first={form.field('firstName')} last={form.field('lastName')} />
        <EmailField className="c6" field={email} />
      </div>
      {isOther(email.value) && (
        <>
          <p className="soft s" role="status">
            {t('account.emailNeedsPassword')}
          </p>
          <PasswordInput
            field={form.field('currentPassword')}
            label={t('account.currentPassword')}
            kind="current-password"
          />
        </>
      )}
      <Checkbox checked={forCompany} onChange={(event) => setForCompany(event.target.checked)}>
        {t('account.forCompany')}
      </Checkbox>
      {forCompany && (
        <div className="formgrid">
          <TextField
            className="c4"
            field={form.field('company')}
            label={t('account.company')}
            autoComplete="billing organization"
          />
          <TextField className="c2" field={form.field('taxId')} label={t('account.taxId')} autoComplete="off" />
          <AddressFields form={form} kind="billing" />
        </div>
      )}
      <PrivacyLine />
      <SaveButtons isSending={form.isSending} onCancel={onDone} />
    </form>
  );
}
