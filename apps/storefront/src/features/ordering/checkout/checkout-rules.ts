import { accepted, atMost, checkForm, optional, password8, type Rules, required } from '@brixel/commerce/form-rules';
import { notGuessable } from '@brixel/commerce/password-rules';
import { postalText } from '@brixel/commerce/sign-rules';
import { ADDRESS_LIMITS } from '@brixel/contract/address-rules';
import {
  addressRules,
  companyRules,
  emailRules,
  nameRules,
  phoneRules,
  recipientRules,
} from '#features/forms/address-rules.ts';
import type {
  CheckoutState,
  PaymentDetails,
  PersonalDetails,
  ShippingDetails,
} from '#features/order-details/order-details.ts';
import type { Completed } from './checkout-steps.ts';

/** Which fields of each section must hold what. */

export const personalRules = ({ createAccount }: PersonalDetails): Rules<PersonalDetails> => ({
  firstName: nameRules,
  lastName: nameRules,
  emailAddress: emailRules,
  ...(createAccount
    ? { password: [required, password8, notGuessable<PersonalDetails>(({ emailAddress }) => emailAddress)] }
    : {}),
});

export const shippingRules: Rules<ShippingDetails> = {
  ...addressRules,
  firstName: recipientRules,
  lastName: recipientRules,
  phoneNumber: phoneRules,
};

export function paymentRules(
  { sameAsShipping, forCompany }: PaymentDetails,
  isVirtual: boolean,
): Rules<PaymentDetails> {
  return {
    ...(sameAsShipping && !isVirtual ? {} : addressRules),
    ...(forCompany ? { ...companyRules, reference: [optional(postalText), atMost(ADDRESS_LIMITS.reference)] } : {}),
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
