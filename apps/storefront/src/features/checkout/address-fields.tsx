import { storeViews } from '@brixel/contract/stores';
import { useT } from '#i18n/use-t.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { Address } from './checkout-store.ts';
import { TextField } from './text-field.tsx';
import type { SectionForm } from './use-section-form.ts';

/** Parcels go to the countries that have a store. */
const COUNTRIES = Object.values(storeViews).map(({ country }) => country);

export interface AddressFieldsProps {
  form: Pick<SectionForm<Address>, 'field'>;
  /** tells the browser which of its stored addresses to offer */
  kind: 'shipping' | 'billing';
}

/** Street, town and country; the order of the fields is that of an envelope. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const t = useT();
  const country = form.field('country');
  return (
    <>
      <TextField
        className="c4"
        field={form.field('streetAddress')}
        label={t('checkout.street')}
        autoComplete={`${kind} address-line1`}
      />
      <TextField
        className="c2"
        field={form.field('apartmentNumber')}
        label={t('checkout.houseNumber')}
        autoComplete={`${kind} address-line2`}
      />
      <TextField
        className="c2"
        field={form.field('zipCode')}
        label={t('checkout.zip')}
        inputMode="numeric"
        autoComplete={`${kind} postal-code`}
      />
      <TextField
        className="c4"
        field={form.field('city')}
        label={t('checkout.city')}
        autoComplete={`${kind} address-level2`}
      />
      <Field className="c6" id={country.id} label={t('checkout.country')} error={country.error} required>
        <Select
          name={country.name}
          value={country.value}
          autoComplete={`${kind} country`}
          onChange={(event) => country.onChange(event.target.value)}
          onBlur={country.onBlur}
        >
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {t(`checkout.country.${code}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
