import { z } from 'zod';
import { ADDRESS_LIMITS, hasPostcodeOfCountry, MIN_POSTCODE_LENGTH, WRONG_POSTCODE } from './address-rules.ts';
import { MOST_DEVICE_TOKENS } from './device-tokens.ts';
import { addressLine, personName } from './plain-text.ts';

/** Customers and their accounts, as both halves exchange them. */

const id = z.number().int();
const text = (most: number) => z.string().trim().max(most);
const idText = z.union([z.string().max(20), z.number().transform(String)]);
const optionalLine = (most: number) =>
  z
    .union([addressLine(most), z.number().transform(String)])
    .nullish()
    .transform((value) => value ?? '');

export const MIN_PASSWORD_LENGTH = 8;
/** Long enough for any phrase; what is longer only makes the shop calculate. */
export const MAX_PASSWORD_LENGTH = 200;

const email = z.email().max(ADDRESS_LIMITS.email);
const newPassword = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);

const region = z.object({
  region_code: text(20).nullish(),
  region: text(100).nullish(),
  region_id: z.union([z.number(), z.string().max(20)]).nullish(),
});

/** As clients send it: at most a shipping and a billing address. */
export const addressInput = z
  .strictObject({
    id: idText.nullish(),
    customer_id: idText.nullish(),
    firstname: personName(ADDRESS_LIMITS.name),
    lastname: personName(ADDRESS_LIMITS.name),
    street: z.array(addressLine(ADDRESS_LIMITS.street).min(1)).min(2).max(4).describe('street and house number'),
    postcode: addressLine(ADDRESS_LIMITS.postcode)
      .min(MIN_POSTCODE_LENGTH)
      .describe('of the form that the country uses'),
    city: addressLine(ADDRESS_LIMITS.city).min(1),
    country_id: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('two capital letters'),
    region: region.nullish(),
    region_id: z.union([z.number(), z.string().max(20)]).nullish(),
    company: optionalLine(ADDRESS_LIMITS.company),
    telephone: optionalLine(ADDRESS_LIMITS.phone),
    vat_id: optionalLine(ADDRESS_LIMITS.taxId).refine(
      (value) => value === '' || value.length >= 3,
      'must have at least 3 signs',
    ),
    default_shipping: z.boolean().nullish(),
    default_billing: z.boolean().nullish(),
  })
  .refine(hasPostcodeOfCountry, WRONG_POSTCODE);
export type AddressInput = z.output<typeof addressInput>;

const customAttribute = z.object({ attribute_code: text(100), value: z.union([z.string().max(500), z.null()]) });

export const profileInput = z.object({
  email,
  firstname: personName(ADDRESS_LIMITS.name),
  lastname: personName(ADDRESS_LIMITS.name),
  addresses: z.array(addressInput).max(2).nullish(),
  custom_attributes: z.array(customAttribute).max(5).nullish(),
});
export type ProfileInput = z.output<typeof profileInput>;

const notLookedAt = z.unknown().optional();
const presentPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);

/** Older clients send a whole profile back: read-only fields are ignored, and anything else is refused. */
export const profileUpdate = z.strictObject({
  ...profileInput.shape,
  id: notLookedAt,
  group_id: notLookedAt,
  groupToken: notLookedAt,
  store_id: notLookedAt,
  website_id: notLookedAt,
  created_at: notLookedAt,
  updated_at: notLookedAt,
  created_in: notLookedAt,
  disable_auto_group_change: notLookedAt,
  default_shipping: notLookedAt,
  default_billing: notLookedAt,
  extension_attributes: notLookedAt,
});

/** Another e-mail address is a matter of the account's safety: it takes the password. */
export const profileUpdateInput = z
  .object({ customer: profileUpdate, currentPassword: presentPassword.optional() })
  .meta({ examples: [{ customer: { email: 'marlene@example.de', firstname: 'Marlene', lastname: 'Kaiser' } }] });

export type ProfileUpdateInput = z.output<typeof profileUpdateInput>;

/** Why another e-mail address was refused; `code` of the result. */
export const PASSWORD_NEEDED = 'PASSWORD_NEEDED';
export const WRONG_PASSWORD = 'WRONG_PASSWORD';

export const loginInput = z
  .object({
    username: text(254).min(1),
    password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
    deviceTokens: z
      .array(z.string().max(200))
      .max(MOST_DEVICE_TOKENS)
      .optional()
      .describe('that this device was given at earlier logins: it is let in also while its account is being attacked'),
  })
  .meta({ examples: [{ username: 'marlene@example.de', password: 'ein langes Kennwort' }] });

export const registrationInput = z.object({ customer: profileInput, password: newPassword }).meta({
  examples: [
    {
      customer: { email: 'marlene@example.de', firstname: 'Marlene', lastname: 'Kaiser' },
      password: 'ein langes Kennwort',
    },
  ],
});

export const passwordChangeInput = z
  .object({ currentPassword: presentPassword, newPassword })
  .meta({ examples: [{ currentPassword: 'ein langes Kennwort', newPassword: 'ein neues langes Kennwort' }] });

export const passwordResetInput = z
  .object({
    id: z.union([z.string().max(20), z.number()]),
    token: z.string().min(1).max(200),
    password: newPassword,
    confirmation: z.string().max(MAX_PASSWORD_LENGTH),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: 'Passwords must be identical',
  })
  .meta({
    examples: [{ id: 7, token: 'of-the-mail', password: 'ein langes Kennwort', confirmation: 'ein langes Kennwort' }],
  });

const address = z.object({
  id,
  customer_id: id,
  firstname: z.string(),
  lastname: z.string(),
  street: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  country_id: z.string(),
  region: z.object({ region_code: z.string().nullable(), region: z.string().nullable(), region_id: id }),
  region_id: id,
  company: z.string().optional(),
  telephone: z.string(),
  vat_id: z.string().optional(),
  default_shipping: z.literal(true).optional(),
  default_billing: z.literal(true).optional(),
});
export type CustomerAddress = z.infer<typeof address>;

/** The keys `default_shipping` and `default_billing` are present only where there is such an address. */
export const profile = z.object({
  id,
  group_id: id,
  groupToken: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  store_id: id,
  website_id: id,
  created_at: z.string(),
  updated_at: z.string(),
  created_in: z.string(),
  disable_auto_group_change: id,
  default_shipping: z.string().optional(),
  default_billing: z.string().optional(),
  addresses: z.array(address),
  custom_attributes: z.array(customAttribute).optional(),
  extension_attributes: z
    .object({
      email_confirmed: z.boolean().describe('whether the customer has shown that mail to `email` arrives'),
      pending_email: z.string().optional().describe('takes the place of `email` once it is confirmed'),
      own_prices: z.literal(true).optional().describe('the group pays other prices than everybody: ext/own-prices'),
    })
    .optional(),
});
export type Profile = z.infer<typeof profile>;
