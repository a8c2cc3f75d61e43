import '#pages/settings/schemas-without-eval.ts';
import { ADDRESS_LIMITS } from '@brixel/contract/address-rules';
import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { orderAddress, type WrittenAddress } from '@brixel/contract/order';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '#data/call.ts';
import { type Translate, useT } from '#i18n/i18n.ts';
import { useCountries } from '#pages/settings/country-names.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

const FIELDS = [
  'company',
  'firstname',
  'lastname',
  'street',
  'postcode',
  'city',
  'region',
  'country_id',
  'telephone',
  'vat_id',
] as const;
type FieldName = (typeof FIELDS)[number];
type Draft = Record<FieldName, string>;
type Mistakes = Partial<Record<FieldName, string>>;

const LENGTHS: Partial<Record<FieldName, number>> = {
  company: ADDRESS_LIMITS.company,
  firstname: ADDRESS_LIMITS.name,
  lastname: ADDRESS_LIMITS.name,
  street: ADDRESS_LIMITS.street,
  postcode: ADDRESS_LIMITS.postcode,
  city: ADDRESS_LIMITS.city,
  telephone: ADDRESS_LIMITS.phone,
  vat_id: ADDRESS_LIMITS.taxId,
};
const OPTIONAL: readonly FieldName[] = ['company', 'region', 'telephone', 'vat_id'];

const draftOf = (address: WrittenAddress): Draft => ({
  company: address.company ?? '',
  firstname: address.firstname,
  lastname: address.lastname,
  street: address.street.join(' '),
  postcode: address.postcode,
  city: address.city,
  region: address.region ?? '',
  country_id: address.country_id,
  telephone: address.telephone ?? '',
  vat_id: address.vat_id ?? '',
});

/** Lines of a street that nobody has touched stay as they are. */
const addressOf = (draft: Draft, before: WrittenAddress) => ({
  ...draft,
  street: draft.street === before.street.join(' ') ? before.street : [draft.street],
});

/** By the rules of the checkout. */
function mistakesOf(draft: Draft, before: WrittenAddress, t: Translate): Mistakes {
  const { error } = orderAddress.safeParse(addressOf(draft, before));
  const mistakes: Mistakes = {};
  for (const { path } of error?.issues ?? []) {
    const field = FIELDS.find((name) => name === path[0]) ?? 'postcode';
    mistakes[field] ??= t(draft[field].trim() === '' ? 'field.required' : 'addresses.wrong');
  }
  return mistakes;
}

interface AddressDialogProps {
  order: OfficeOrder['order'];
  onClose: () => void;
  onDone: () => void;
}

/** Corrects where an order goes, and whom it is billed to, before it is sent. */
export function AddressDialog({ order, onClose, onDone }: AddressDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const billedTo = order.billing_address;
  const sentTo = order.extension_attributes.shipping_assignments[0]?.shipping.address;
  const wasSame = sentTo !== undefined && JSON.stringify(draftOf(sentTo)) === JSON.stringify(draftOf(billedTo));
  const [shipping, setShipping] = useState(() => sentTo && draftOf(sentTo));
  const [billing, setBilling] = useState(() => draftOf(billedTo));
  const [isSame, setSame] = useState(wasSame);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const paidBy = isSame && shipping ? shipping : billing;
  const mistakes = {
    shipping: shipping && sentTo ? mistakesOf(shipping, sentTo, t) : {},
    billing: isSame ? {} : mistakesOf(billing, billedTo, t),
  };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (Object.keys({ ...mistakes.shipping, ...mistakes.billing }).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const number = order.increment_id;
    const body = {
      shipping: shipping && sentTo ? addressOf(shipping, sentTo) : null,
      billing: addressOf(paidBy, billedTo),
    };
    if ((await mutation.run(() => call('orders.addresses', { params: { number }, body }))) === null) return;
    toast({ text: t('addresses.saved', { number }) });
    onDone();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={t('addresses.title', { number: order.increment_id })}
      closeLabel={t('common.close')}
    >
      <form ref={form} className="stack" noValidate onSubmit={(event) => void save(event)}>
        {shipping && (
          <AddressFields
            legend={t('orders.shipTo')}
            draft={shipping}
            mistakes={isTried ? mistakes.shipping : {}}
            onChange={(changed) => setShipping({ ...shipping, ...changed })}
          />
        )}
        {shipping && (
          <Checkbox checked={isSame} onChange={({ target }) => setSame(target.checked)}>
            {t('orders.sameAddress')}
          </Checkbox>
        )}
        {!isSame && (
          <AddressFields
            legend={t('orders.billTo')}
            draft={billing}
            mistakes={isTried ? mistakes.billing : {}}
            onChange={(changed) => setBilling({ ...billing, ...changed })}
          />
        )}
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="solid" type="submit" loading={mutation.isBusy}>
            {t('addresses.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface AddressFieldsProps {
  legend: string;
  draft: Draft;
  mistakes: Mistakes;
  onChange: (changed: Partial<Draft>) => void;
}

function AddressFields({ legend, draft, mistakes, onChange }: AddressFieldsProps) {
  const t = useT();
  const countries = useCountries();
  return (
    <fieldset className="addressform">
      <legend className="b">{legend}</legend>
      {FIELDS.map((name) => (
        <Field
          key={name}
          className={`is-${name}`}
          label={t(`addresses.${name}`)}
          error={mistakes[name]}
          {...(OPTIONAL.includes(name) && { optionalLabel: t('orders.optional') })}
        >
          {name === 'country_id' ? (
            <Select value={draft.country_id} onChange={({ target }) => onChange({ country_id: target.value })}>
              {countries.all.map((country) => (
                <option key={country.code} value={country.code}>
                  {country.name}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              value={draft[name]}
              maxLength={LENGTHS[name] ?? 100}
              autoComplete="off"
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
