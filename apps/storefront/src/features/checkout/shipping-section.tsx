import { FLAT_SHIPPING } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Accordion } from '#ui/accordion.tsx';
import { RadioChoice } from '#ui/radio-choice.tsx';
import { AddressFields } from './address-fields.tsx';
import { shippingRules } from './checkout-rules.ts';
import { updateDetails, useCheckout } from './checkout-store.ts';
import { SectionSubmit } from './section-submit.tsx';
import { TextField } from './text-field.tsx';
import { useSectionForm } from './use-section-form.ts';

export function ShippingSection({ nextLabel, onDone }: { nextLabel: string; onDone: () => void }) {
  const t = useT();
  const { price } = useFormat();
  const values = useCheckout((state) => state.shippingDetails);
  const form = useSectionForm(values, shippingRules, (changes) => updateDetails('shippingDetails', changes), onDone);
  const hasMore = [values.firstName, values.lastName, values.state, values.phoneNumber].some(Boolean);
  return (
    <form {...form.formProps}>
      <div className="formgrid">
        <AddressFields form={form} kind="shipping" />
      </div>
      <Accordion className="mt2" title={t('checkout.moreDetails')} open={hasMore}>
        <div className="formgrid">
          <TextField
            className="c3"
            field={form.field('firstName')}
            label={t('checkout.firstName')}
            hint={t('checkout.recipientHint')}
            optional
            autoComplete="shipping given-name"
          />
          <TextField
            className="c3"
            field={form.field('lastName')}
            label={t('checkout.lastName')}
            optional
            autoComplete="shipping family-name"
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
      <fieldset className="mt4">
        <legend className="label mb-2.5">{t('checkout.shippingMethod')}</legend>
        <RadioChoice
          name="shippingMethod"
          defaultChecked
          title={t('checkout.courier')}
          aside={<span className="price">{price(toEuros(FLAT_SHIPPING))}</span>}
          sub={t('checkout.courierNote')}
        />
      </fieldset>
      <SectionSubmit label={nextLabel} summary={form.summary} />
    </form>
  );
}
