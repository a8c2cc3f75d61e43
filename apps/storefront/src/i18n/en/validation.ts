import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/validation.ts';

export const messages = {
  'validation.required': 'Field is required',
  'validation.greaterThanZero': 'Must be greater than 0',
  'validation.quantityAboveZero': 'Quantity must be above 0',
  'validation.quantityBelow': 'Quantity must be below {quantity}',
  'validation.quantityInteger': 'Quantity must be positive integer',
  'validation.quantityStays': 'The quantity stays at {n}.',
  'validation.name2': 'Name must have at least 2 letters',
  'validation.name3': 'Name must have at least 3 letters',
  'validation.email': 'Please provide valid e-mail address.',
  'validation.emailMeant': 'Did you mean {meant}?',
  'validation.password8': 'Password must have at least 8 letters.',
  'validation.passwordsEqual': 'Passwords must be identical',
  'validation.passwordCommon': 'Many people use this password, so it is easy to guess. Please choose another one.',
  'validation.passwordIsEmail': 'Your e-mail address is easy to guess. Please choose another password.',
  'validation.taxId3': 'Tax ID (tax identification number) must have at least 3 letters.',
  'validation.zip3': 'Zip-code must have at least 3 letters.',
  'validation.zip5': 'The postcode has five digits.',
  'validation.tooLong': 'This is too long: {n} characters at most.',
  'validation.nameSigns': 'Names consist of letters only.',
  'validation.nameLink': 'A name must not contain a web address.',
  'validation.addressSigns': 'This sign cannot be printed on a parcel.',
  'validation.phone': 'Please provide a valid phone number.',
  'validation.terms': 'You must accept the terms and conditions.',
  'validation.maxQuantity': 'Only {maxQuantity} products of this type are available!',
} satisfies SameKeys<typeof German>;
