import type { EndpointName } from '@brixel/contract/endpoint-routes';
import type { OrderHistory } from '@brixel/contract/order';
import { ORDER_HISTORY_SIZE } from '@brixel/contract/order-limits';
import type { Profile, profileInput } from '@brixel/contract/user';
import type { OwnReviews } from '@brixel/contract/written-review';
import type { z } from 'zod';
import { readDevices, storeDevice } from '#data/storage/stored-devices.ts';
import { customerToken, type UserTokens } from '#data/storage/stored-user.ts';
import type { Api, CallInput } from './api.ts';
import { completeHistory } from './complete-order.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The calls around accounts. All but the first seven are made by the customer who is logged in. */

/** As it is sent. */
export type CustomerInput = z.input<typeof profileInput>;

export interface Registration {
  customer: CustomerInput;
  password: string;
}

/** With a link of the platform, which says whose it is. */
export interface NewPassword {
  id: string;
  token: string;
  password: string;
  confirmation: string;
}

/** With a link as other APIs mail it: whose it is, the customer says. */
export interface CreatedPassword {
  email: string;
  resetToken: string;
  newPassword: string;
}

export interface ConfirmedEmail {
  email: string;
}

export interface UserCalls {
  login(username: string, password: string): Promise<Outcome<UserTokens>>;
  create(registration: Registration): Promise<Outcome<Profile>>;
  /** a mail with a link, if there is such an account */
  requestReset(email: string): Promise<Outcome<boolean>>;
  setPassword(password: NewPassword): Promise<Outcome<boolean>>;
  createPassword(password: CreatedPassword): Promise<Outcome<boolean>>;
  /** with the token of the mail */
  confirmEmail(token: string): Promise<Outcome<ConfirmedEmail>>;
  /** `token`: of a login that is not stored yet */
  profile(token?: string): Promise<Outcome<Profile>>;
  /** `currentPassword`: for another e-mail address */
  update(customer: CustomerInput, currentPassword?: string): Promise<Outcome<Profile>>;
  /** mails the link once more */
  sendConfirmation(): Promise<Outcome<boolean>>;
  cancelEmailChange(): Promise<Outcome<Profile>>;
  changePassword(currentPassword: string, newPassword: string): Promise<Outcome<boolean>>;
  orders(page: number): Promise<Outcome<OrderHistory>>;
  /** the newest hundred */
  reviews(): Promise<Outcome<OwnReviews>>;
  exportData(): Promise<Outcome<Record<string, unknown>>>;
  deleteAccount(password: string): Promise<Outcome<boolean>>;
  logout(): Promise<Outcome<boolean>>;
}

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

export function createUserCalls(api: Api): UserCalls {
  const call = <Name extends EndpointName>(name: Name, input: CallInput<Name>) => outcomeOf(api, name, input);
  const asCustomer = <Name extends EndpointName>(name: Name, input: CallInput<Name>) =>
    call(name, { token: customerToken(), ...input });

  return {
    async login(username, password) {
      const deviceTokens = readDevices();
      // an API that gives none is sent none
      const device = deviceTokens.length > 0 && { deviceTokens };
      const answer = await call('login', { body: { username, password, ...device } });
      if (!answer.ok) return answer;
      const { refreshToken, deviceToken } = answer.meta;
      storeDevice(deviceToken);
      const tokens = { token: answer.result, refreshToken: typeof refreshToken === 'string' ? refreshToken : null };
      return { ok: true, result: tokens };
    },
    create: (registration) => call('createUser', { body: registration }),
    async requestReset(email) {
      const asked = await call('resetPassword', { body: { email } });
      // whether there is such an account is nobody's business
      return !asked.ok && asked.code === NOT_FOUND ? { ok: true, result: true } : asked;
    },
    async setPassword(password) {
      const answer = await call('setPassword', { body: password });
      if (answer.ok) storeDevice(answer.meta.deviceToken);
      return answer;
    },
    createPassword: (password) => call('createPassword', { body: password }),
    confirmEmail: (token) => call('confirmEmail', { body: { token } }),
    profile: (token) => asCustomer('readProfile', token ? { token } : {}),
    update: (customer, currentPassword) => asCustomer('updateProfile', { body: { customer, currentPassword } }),
    sendConfirmation: () => asCustomer('sendConfirmation', {}),
    cancelEmailChange: () => asCustomer('cancelEmailChange', {}),
    async changePassword(currentPassword, newPassword) {
      const changed = await asCustomer('changePassword', { body: { currentPassword, newPassword } });
      // elsewhere a wrong password is no right to be here; a token that has run out was renewed before
      return !changed.ok && changed.code === UNAUTHORIZED ? { ...changed, code: FORBIDDEN } : changed;
    },
    async orders(currentPage) {
      const listed = await asCustomer('orderHistory', { query: { pageSize: ORDER_HISTORY_SIZE, currentPage } });
      return listed.ok ? { ok: true, result: completeHistory(listed.result) } : listed;
    },
    reviews: () => asCustomer('ownReviews', {}),
    exportData: () => asCustomer('exportData', {}),
    deleteAccount: (password) => asCustomer('deleteAccount', { body: { password } }),
    logout: () => asCustomer('logout', {}),
  };
}
