import { FLAT_SHIPPING } from '@brixel/commerce/cart-totals';
import { toEuros } from '@brixel/commerce/money';
import { useFormat, useT } from '#i18n/use-t.ts';
import type { Section } from './checkout-steps.ts';
import { type Address, useCheckout } from './checkout-store.ts';

const fullName = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const addressLine = (address: Address): string =>
  [
    fullName(address),
    `${address.streetAddress} ${address.apartmentNumber}`.trim(),
    `${address.zipCode} ${address.city}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');

/** One line for each completed section. */
export function useSectionSummaries(isVirtual: boolean): Record<Section, string> {
  const t = useT();
  const { price } = useFormat();
  const { personalDetails, shippingDetails, paymentDetails } = useCheckout();
  const method = t(`checkout.pay.${paymentDetails.paymentMethod}`);
  const hasOwnAddress = isVirtual || !paymentDetails.sameAsShipping;
  const company = paymentDetails.forCompany ? `${paymentDetails.company}, ` : '';
  return {
    personalDetails: t('checkout.sumPerson', {
      name: fullName(personalDetails),
      email: personalDetails.emailAddress,
    }),
    shipping: t('checkout.sumShipping', {
      address: addressLine(shippingDetails),
      price: price(toEuros(FLAT_SHIPPING)),
    }),
    payment:
      hasOwnAddress || company
        ? t('checkout.sumPaymentOther', {
            method,
            address: company + addressLine(hasOwnAddress ? paymentDetails : shippingDetails),
          })
        : t('checkout.sumPayment', { method }),
    orderReview: '',
  };
}
