import { useT } from '#i18n/use-t.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { BankIcon, CreditCardIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioChoice } from '#ui/radio-choice.tsx';
import { AddressFields } from './address-fields.tsx';
import { paymentRules } from './checkout-rules.ts';
import { PAYMENT_CODES, updateDetails, useCheckout } from './checkout-store.ts';
import { SectionSubmit } from './section-submit.tsx';
import { TextField } from './text-field.tsx';
import { useSectionForm } from './use-section-form.ts';

const ICONS = { iways_paypalplus_payment: CreditCardIcon, banktransfer: BankIcon };

export interface PaymentSectionProps {
  isVirtual: boolean;
  nextLabel: string;
  onDone: () => void;
}

export function PaymentSection({ isVirtual, nextLabel, onDone }: PaymentSectionProps) {
  const t = useT();
  const values = useCheckout((state) => state.paymentDetails);
  const change = (changes: Partial<typeof values>) => updateDetails('paymentDetails', changes);
  const form = useSectionForm(values, paymentRules(values, isVirtual), change, onDone);
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
        </div>
      )}
      {hasOwnAddress && (
        <fieldset className="mt3">
          <legend className="label mb-2.5">{t('checkout.billingAddress')}</legend>
          <div className="formgrid">
            <AddressFields form={form} kind="billing" />
          </div>
        </fieldset>
      )}
      <fieldset className="stack stack--s mt3">
        <legend className="label mb-2.5">{t('checkout.paymentMethod')}</legend>
        {PAYMENT_CODES.map((code) => {
          const Icon = ICONS[code];
          const isChosen = values.paymentMethod === code;
          return (
            <div key={code} className="stack stack--s">
              <RadioChoice
                name="paymentMethod"
                value={code}
                checked={isChosen}
                onChange={() => change({ paymentMethod: code })}
                title={t(`checkout.pay.${code}`)}
                sub={t(`checkout.pay.${code}.sub`)}
                aside={<Icon />}
              />
              {isChosen && <Notice>{t(`checkout.pay.${code}.info`)}</Notice>}
            </div>
          );
        })}
      </fieldset>
      <SectionSubmit label={nextLabel} summary={form.summary} />
    </form>
  );
}
