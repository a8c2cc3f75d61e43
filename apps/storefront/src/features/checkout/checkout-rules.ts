import { checkForm, email, name2, optional, type Rules, required, taxId3, zip3 } from '@brixel/commerce/form-rules';
import type { Completed } from './checkout-steps.ts';
import type { CheckoutState, PaymentDetails, PersonalDetails, ShippingDetails } from './checkout-store.ts';

/** Which fields of each section must hold what. */

export const personalRules: Rules<PersonalDetails> = {
  firstName: [required, name2],
  lastName: [required, name2],
  emailAddress: [required, email],
};

const addressRules = {
  streetAddress: [required],
  apartmentNumber: [required],
  zipCode: [required, zip3],
  city: [required],
  country: [required],
} satisfies Rules<ShippingDetails>;

/** The recipient is the shopper unless another name is given. */
export const shippingRules: Rules<ShippingDetails> = {
  ...addressRules,
  firstName: [optional(name2)],
  lastName: [optional(name2)],
};

export function paymentRules(
  { sameAsShipping, forCompany }: PaymentDetails,
  isVirtual: boolean,
): Rules<PaymentDetails> {
  return {
    ...(sameAsShipping && !isVirtual ? {} : addressRules),
    ...(forCompany ? { company: [required, name2], taxId: [required, taxId3] } : {}),
  };
}

const isFine = (errors: object): boolean => Object.keys(errors).length === 0;

export function completedSections(state: CheckoutState, isVirtual: boolean): Completed {
  const { personalDetails, shippingDetails, paymentDetails } = state;
  return {
    personalDetails: isFine(checkForm(personalDetails, personalRules)),
    shipping: isVirtual || isFine(checkForm(shippingDetails, shippingRules)),
    payment: isFine(checkForm(paymentDetails, paymentRules(paymentDetails, isVirtual))),
    orderReview: false,
  };
}
