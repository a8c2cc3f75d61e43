import type { Address } from '#features/forms/address.ts';
import { useCheckout } from '#features/order-details/order-details.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import type { Section } from './checkout-steps.ts';
import { useCourierName, usePaymentName } from './delivery-choices.tsx';
import { chosenCourier, chosenPayment, useOfferedCouriers, useOfferedMethods } from './delivery-offer.ts';

export const fullName = ({ firstName, lastName }: Pick<Address, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export const addressLine = (address: Address): string =>
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
  const method = usePaymentName()(chosenPayment(useOfferedMethods(), paymentDetails.paymentMethod, isVirtual));
  const courierName = useCourierName();
  const courier = chosenCourier(useOfferedCouriers(), shippingDetails.shippingMethod);
  const hasOwnAddress = isVirtual || !paymentDetails.sameAsShipping;
  const company = paymentDetails.forCompany ? `${paymentDetails.company}, ` : '';
  return {
    personalDetails: t('checkout.sumPerson', {
      name: fullName(personalDetails),
      email: personalDetails.emailAddress,
    }),
    shipping: courier
      ? t('checkout.sumShipping', {
          address: addressLine(shippingDetails),
          method: courierName(courier),
          price: price(courier.price_incl_tax),
        })
      : addressLine(shippingDetails),
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
