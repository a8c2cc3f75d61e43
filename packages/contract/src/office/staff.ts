import { z } from 'zod';
import { ADDRESS_LIMITS } from '../address-rules.ts';
import { personName } from '../plain-text.ts';
import { MAX_PASSWORD_LENGTH } from '../user.ts';
import { officeLanguages } from './office-languages.ts';
import { roles } from './roles.ts';
import { MIN_STAFF_PASSWORD_LENGTH } from './staff-limits.ts';

/** The people of the office, as both halves exchange them. */

/** A row of a table; the databases store 32 bits. */
export const rowId = z.coerce.number<string | number>().int().min(1).max(2_147_483_647);
export const role = z.enum(roles);
export const language = z.enum(officeLanguages);
export const staffEmail = z.email().max(ADDRESS_LIMITS.email);
export const staffName = personName(ADDRESS_LIMITS.name);
export const presentPassword = z.string().min(1).max(MAX_PASSWORD_LENGTH);
export const newPassword = z.string().min(MIN_STAFF_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH);

export const me = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role,
  language,
  second_factor: z.object({ totp: z.boolean(), passkeys: z.number().int() }),
});
export type Me = z.infer<typeof me>;

export const staffMember = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role,
  second_factor: z.boolean(),
  disabled: z.boolean(),
  seen_at: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const invitation = z.object({
  id: z.number().int(),
  email: z.string(),
  role,
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const staffSession = z.object({
  id: z.string(),
  device: z.string().describe('browser and system, as the browser named them'),
  created_at: z.string(),
  seen_at: z.string(),
  current: z.boolean(),
});
export type StaffSession = z.infer<typeof staffSession>;
