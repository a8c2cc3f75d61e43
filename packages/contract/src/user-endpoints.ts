import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import { orderHistory } from './order.ts';
import { ORDER_HISTORY_SIZE } from './order-limits.ts';
import {
  loginInput,
  passwordChangeInput,
  passwordResetInput,
  profile,
  profileUpdateInput,
  registrationInput,
} from './user.ts';
import { ownReviews } from './written-review.ts';

/** The calls of customers' accounts. Login and refresh carry the refresh token in `meta.refreshToken`. */

const storeCode = z.string().max(20).optional();
const token = z.string().max(4000).optional().describe('better sent as Authorization: Bearer');
const open = z.object({ storeCode });
const ofCustomer = z.object({ token, storeCode });
const unauthorized = { 401: 'the token is not valid, or no longer' };
const limited = { 429: 'too many attempts' };
const count = (initial: number, most: number) =>
  z
    .union([z.literal('').transform(() => initial), z.coerce.number<string | number>().int().min(1).max(most)])
    .optional()
    .transform((value) => value ?? initial);
const resetMail = z.object({ email: z.email().max(254) }).meta({ examples: [{ email: 'marlene@example.de' }] });

export const userEndpoints = {
  login: defineEndpoint(endpointRoutes.login, {
    tag: 'Accounts',
    summary:
      'Log in; the token lives for minutes, meta.refreshToken renews it, meta.deviceToken names this device next time',
    query: open,
    body: loginInput,
    result: z.string(),
    noStore: true,
    failures: { 401: 'e-mail address or password is wrong', ...limited },
  }),
  createUser: defineEndpoint(endpointRoutes.createUser, {
    tag: 'Accounts',
    summary: 'Open an account',
    query: open,
    body: registrationInput,
    result: profile,
    noStore: true,
    failures: { 409: 'there is an account with this e-mail address', ...limited },
  }),
  refreshToken: defineEndpoint(endpointRoutes.refreshToken, {
    tag: 'Accounts',
    summary:
      'A new token for a refresh token; meta.refreshToken takes its place. Who keeps the older one may use it on; once the newer one was used, the older one ends the login',
    query: open,
    body: z.object({ refreshToken: z.string().min(1).max(400) }),
    result: z.string(),
    noStore: true,
    failures: unauthorized,
  }),
  logout: defineEndpoint(endpointRoutes.logout, {
    tag: 'Accounts',
    summary: 'End this login; one that has ended already is no failure',
    query: ofCustomer,
    result: z.literal(true),
    noStore: true,
  }),
  resetPassword: defineEndpoint(endpointRoutes.resetPassword, {
    tag: 'Accounts',
    summary: 'Send a link for a new password; the answer does not tell whether there is such an account',
    query: open,
    body: resetMail,
    result: z.literal(true),
    noStore: true,
    failures: limited,
  }),
  resetPasswordOlder: defineEndpoint(endpointRoutes.resetPasswordOlder, {
    tag: 'Accounts',
    summary: 'The same under the name that older clients know',
    query: open,
    body: resetMail,
    result: z.literal(true),
    noStore: true,
    failures: limited,
  }),
  setPassword: defineEndpoint(endpointRoutes.setPassword, {
    tag: 'Accounts',
    summary:
      'Set a new password with the id and the token of a reset mail; the token works once. meta.deviceToken is for the login',
    query: open,
    body: passwordResetInput,
    result: z.literal(true),
    noStore: true,
    failures: { 403: 'the link is not valid, or no longer', ...limited },
  }),
  createPassword: defineEndpoint(endpointRoutes.createPassword, {
    tag: 'Accounts',
    summary: 'The same in the words of newer Vue Storefront clients',
    query: open,
    body: z.object({
      email: z.email().max(254),
      newPassword: registrationInput.shape.password,
      resetToken: z.string().min(1).max(200),
    }),
    result: z.literal(true),
    noStore: true,
    failures: { 403: 'the link is not valid, or no longer', ...limited },
  }),
  changePassword: defineEndpoint(endpointRoutes.changePassword, {
    tag: 'Accounts',
    summary: 'Change the password; ends every other login',
    query: ofCustomer,
    body: passwordChangeInput,
    result: z.literal(true),
    noStore: true,
    failures: { ...unauthorized, 403: 'the current password is wrong', ...limited },
  }),
  readProfile: defineEndpoint(endpointRoutes.readProfile, {
    tag: 'Accounts',
    summary: 'The customer whose token it is',
    query: ofCustomer,
    result: profile,
    noStore: true,
    failures: unauthorized,
  }),
  updateProfile: defineEndpoint(endpointRoutes.updateProfile, {
    tag: 'Accounts',
    summary:
      'Change name, addresses and e-mail address; another e-mail address takes currentPassword and counts once it is confirmed',
    query: ofCustomer,
    body: profileUpdateInput,
    result: profile,
    noStore: true,
    failures: {
      ...unauthorized,
      403: 'an address is somebody else’s; with another e-mail address also PASSWORD_NEEDED or WRONG_PASSWORD',
      409: 'there is another account with this e-mail address',
      ...limited,
    },
  }),
  confirmEmail: defineEndpoint(endpointRoutes.confirmEmail, {
    tag: 'Accounts',
    summary: 'Confirm an e-mail address with the token of the mail; repeatable',
    query: open,
    body: z.object({ token: z.string().min(1).max(200) }),
    result: z.object({ email: z.string() }),
    noStore: true,
    failures: {
      404: 'the link is not valid, or no longer',
      409: 'there is another account with this e-mail address by now',
      ...limited,
    },
  }),
  sendConfirmation: defineEndpoint(endpointRoutes.sendConfirmation, {
    tag: 'Accounts',
    summary: 'Mail the link once more, if an e-mail address is still to be confirmed',
    query: ofCustomer,
    result: z.literal(true),
    noStore: true,
    failures: { ...unauthorized, ...limited },
  }),
  cancelEmailChange: defineEndpoint(endpointRoutes.cancelEmailChange, {
    tag: 'Accounts',
    summary: 'Keep the e-mail address: the one that is still to be confirmed is dropped, and its link with it',
    query: ofCustomer,
    result: profile,
    noStore: true,
    failures: unauthorized,
  }),
  orderHistory: defineEndpoint(endpointRoutes.orderHistory, {
    tag: 'Accounts',
    summary: 'The customer’s orders, newest first',
    query: z.object({ token, storeCode, pageSize: count(ORDER_HISTORY_SIZE, 100), currentPage: count(1, 100_000) }),
    result: orderHistory,
    noStore: true,
    failures: unauthorized,
  }),
  ownReviews: defineEndpoint(endpointRoutes.ownReviews, {
    tag: 'Accounts',
    summary: 'The reviews that the customer has written, newest first, also those that the shop has not published',
    query: z.object({ token, storeCode, pageSize: count(100, 100), currentPage: count(1, 100_000) }),
    result: ownReviews,
    noStore: true,
    failures: unauthorized,
  }),
  exportData: defineEndpoint(endpointRoutes.exportData, {
    tag: 'Accounts',
    summary: 'Everything the shop keeps about the customer',
    query: ofCustomer,
    result: z.record(z.string(), z.unknown()),
    noStore: true,
    failures: unauthorized,
  }),
  deleteAccount: defineEndpoint(endpointRoutes.deleteAccount, {
    tag: 'Accounts',
    summary: 'Close the account; orders stay as long as tax law asks, without a link to it',
    query: ofCustomer,
    body: z.object({ password: z.string().min(1).max(200) }),
    result: z.literal(true),
    noStore: true,
    failures: { ...unauthorized, 403: 'the password is wrong', ...limited },
  }),
} as const;
