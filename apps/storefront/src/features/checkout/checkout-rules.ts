import {
  accepted,
  checkForm,
  email,
  name2,
  optional,
  password8,
  type Rules,
  required,
  taxId3,
  zip3,
} from '@brixel/commerce/form-rules';
import { personName, phone, postalText } from '@brixel/commerce/sign-rules';
import type { Completed } from './checkout-steps.ts';
import type { CheckoutState, PaymentDetails, PersonalDetails, ShippingDetails } from './checkout-store.ts';

/** Which fields of each section must hold what. */

export const personalRules = ({ createAccount }: PersonalDetails): Rules<PersonalDetails> => ({
  firstName: [required, name2, personName],
  lastName: [required, name2, personName],
  emailAddress: [required, email],
  ...(createAccount ? { password: [required, password8] } : {}),
});

const addressRules = {
  streetAddress: [required, postalText],
  apartmentNumber: [required, postalText],
  zipCode: [required, zip3],
  city: [required, postalText],
  country: [required],
} satisfies Rules<ShippingDetails>;

/** The recipient is the shopper unless another name is given. */
export const shippingRules: Rules<ShippingDetails> = {
  ...addressRules,
  firstName: [optional(name2), personName],
  lastName: [optional(name2), personName],
  phoneNumber: [optional(phone)],
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

export interface ReviewChoices {
  terms: boolean;
}

export const reviewRules: Rules<ReviewChoices> = { terms: [accepted] };

const isFine = (errors: object): boolean => Object.keys(errors).length === 0;

export function completedSections(state: CheckoutState, isVirtual: boolean): Completed {
  const { personalDetails, shippingDetails, paymentDetails } = state;
  return {
    personalDetails: isFine(checkForm(personalDetails, personalRules(personalDetails))),
    shipping: isVirtual || isFine(checkForm(shippingDetails, shippingRules)),
    payment: isFine(checkForm(paymentDetails, paymentRules(paymentDetails, isVirtual))),
    orderReview: false,
  };
}
