import { isPlainPayment } from '@brixel/commerce/cart/delivery-choice';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useAllCalls, useServices } from '#data/services.ts';
import { useTotals } from '#features/cart/totals/totals-in-view.ts';
import { AddressFields } from '#features/forms/address-fields.tsx';
import { countriesOf } from '#features/forms/countries.ts';
import { TextField } from '#features/forms/text-field.tsx';
import { useForm } from '#features/forms/use-form.ts';
import { updateDetails, useCheckout } from '#features/order-details/order-details.ts';
import { useT } from '#i18n/use-t.ts';
import { useOnline } from '#shared/use-online.ts';
import { AddressChoice } from './address-choice.tsx';
import { paymentRules } from './checkout-rules.ts';
import { SectionSubmit } from './checkout-section.tsx';
import { PaymentChoice } from './delivery-choices.tsx';
import { chosenPayment, useOfferedMethods } from './delivery-offer.ts';

export interface PaymentSectionProps {
  isVirtual: boolean;
  nextLabel: string;
  onDone: () => void;
}

export function PaymentSection({ isVirtual, nextLabel, onDone }: PaymentSectionProps) {
  const t = useT();
  const { config } = useServices();
  const hasAllCalls = useAllCalls();
  const values = useCheckout((state) => state.paymentDetails);
  const change = (changes: Partial<typeof values>) => updateDetails('paymentDetails', changes);
  const offered = useOfferedMethods();
  const isOnline = useOnline();
  const { grandTotal, voucher } = useTotals();
  const isPaid = voucher !== undefined && grandTotal === 0;
  const isPossible =
    offered.length > 0 && (isOnline || isPlainPayment(chosenPayment(offered, values.paymentMethod, isVirtual)));
  const form = useForm({
    name: 'checkout',
    values,
    change,
    rules: paymentRules(values, isVirtual),
    send: () => {
      // the choice itself shows why
      if (isPossible) onDone();
      return null;
    },
  });
  const hasOwnAddress = isVirtual || !values.sameAsShipping;
  return (
    <form {...form.formProps}>
      <div className="stack stack--s">
        {!isVirtual && (
          <Checkbox
            checked={values.sameAsShipping}
            onChange={(event) => change({ sameAsShipping: event.target.checked })}
          >
            {t('checkout.sameAddress')}
          </Checkbox>
        )}
        <Checkbox checked={values.forCompany} onChange={(event) => change({ forCompany: event.target.checked })}>
          {t('checkout.companyInvoice')}
        </Checkbox>
      </div>
      {values.forCompany && (
        <div className="formgrid mt2">
          <TextField
            className="c3"
            field={form.field('company')}
            label={t('checkout.company')}
            autoComplete="billing organization"
          />
          <TextField className="c3" field={form.field('taxId')} label={t('checkout.taxId')} autoComplete="off" />
          {hasAllCalls && (
            <TextField
              optional
              field={form.field('reference')}
              label={t('checkout.reference')}
              hint={t('checkout.referenceHint')}
              autoComplete="off"
            />
          )}
        </div>
      )}
      {hasOwnAddress && (
        <fieldset className="mt3">
          <legend className="label mb-2.5">{t('checkout.billingAddress')}</legend>
          <AddressChoice
            name="savedBillingAddress"
            values={values}
            change={change}
            countries={countriesOf(config, 'billing')}
          >
            <div className="formgrid">
              <AddressFields form={form} kind="billing" />
            </div>
          </AddressChoice>
        </fieldset>
      )}
      {isPaid ? (
        <Notice tone="ok" className="mt3" title={t('checkout.paidByVoucher')} />
      ) : (
        <PaymentChoice
          isVirtual={isVirtual}
          chosen={values.paymentMethod}
          choose={(paymentMethod) => change({ paymentMethod })}
        />
      )}
      <SectionSubmit label={nextLabel} wrongFields={form.wrongFields} />
    </form>
  );
}
