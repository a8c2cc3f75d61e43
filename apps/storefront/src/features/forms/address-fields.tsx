import { splitStreet } from '@brixel/commerce/split-street';
import { hasPostcodeForm } from '@brixel/contract/address-rules';
import { Field, Select } from '@brixel/ui/field.tsx';
import { useServices } from '#data/services.ts';
import type { Address } from '#features/forms/address.ts';
import { useT } from '#i18n/use-t.ts';
import { hasHouseNumbers } from './address-rules.ts';
import { type CountryKind, countriesOf } from './countries.ts';
import { TextField } from './text-field.tsx';
import type { Form } from './use-form.ts';

/** By their names in the store's language. */
function useCountries(kind: CountryKind): { code: string; name: string }[] {
  const { config, store } = useServices();
  const { locale } = store;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return countriesOf(config, kind)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

export interface AddressFieldsProps {
  form: Pick<Form<Address>, 'field'>;
  /** which of its stored addresses the browser offers */
  kind: CountryKind;
}

/** Street, town and country; the order of the fields is that of an envelope. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const t = useT();
  const country = form.field('country');
  const street = form.field('streetAddress');
  const house = form.field('apartmentNumber');
  /** Browsers fill in, and many people write, both in one line. */
  const split = (): void => {
    const parts = house.value.trim() === '' && splitStreet(street.value);
    if (!parts) return;
    street.onChange(parts.street);
    house.onChange(parts.houseNumber);
  };
  const leaveStreet = (): void => {
    street.onBlur();
    split();
  };
  const countries = useCountries(kind);
  return (
    <>
      <TextField
        className="c4"
        field={{ ...street, onBlur: leaveStreet }}
        label={t('checkout.street')}
        autoComplete={`${kind} address-line1`}
      />
      <TextField
        className="c2"
        field={house}
        onFocus={split}
        label={t('checkout.houseNumber')}
        optional={!hasHouseNumbers(country.value)}
        autoComplete={`${kind} address-line2`}
      />
      <TextField
        className="c2"
        field={form.field('zipCode')}
        label={t('checkout.zip')}
        inputMode={hasPostcodeForm(country.value) ? 'numeric' : 'text'}
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
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
