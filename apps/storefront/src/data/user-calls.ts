import type { OrderHistory } from '@brixel/contract/order';
import { ORDER_HISTORY_SIZE } from '@brixel/contract/order-limits';
import type { Profile, profileInput } from '@brixel/contract/user';
import type { z } from 'zod';
import type { EndpointName } from '#app/public-config.ts';
import type { Api, CallOptions } from './api.ts';
import { type Answered, type Outcome, outcomeOf } from './outcome.ts';
import { customerToken, type UserTokens } from './stored-user.ts';

/** The calls around accounts. All but the first five are made by the customer who is logged in. */

/** As it is sent. */
export type CustomerInput = z.input<typeof profileInput>;

export interface Registration {
  customer: CustomerInput;
  password: string;
}

export interface NewPassword {
  /** both of the link in the mail */
  id: string;
  token: string;
  password: string;
  confirmation: string;
}

export interface UserCalls {
  login(username: string, password: string): Promise<Outcome<UserTokens>>;
  create(registration: Registration): Promise<Outcome<Profile>>;
  /** a mail with a link, if there is such an account */
  requestReset(email: string): Promise<Outcome<boolean>>;
  setPassword(password: NewPassword): Promise<Outcome<boolean>>;
  /** `token`: of a login that is not kept yet */
  profile(token?: string): Promise<Outcome<Profile>>;
  update(customer: CustomerInput): Promise<Outcome<Profile>>;
  changePassword(currentPassword: string, newPassword: string): Promise<Outcome<boolean>>;
  orders(page: number): Promise<Outcome<OrderHistory>>;
  exportData(): Promise<Outcome<Record<string, unknown>>>;
  deleteAccount(password: string): Promise<Outcome<boolean>>;
  logout(): Promise<Outcome<boolean>>;
}

export function createUserCalls(api: Api): UserCalls {
  const call = <T>(name: EndpointName, options: CallOptions): Promise<Answered<T>> => outcomeOf(api, name, options);
  const asCustomer = <T>(name: EndpointName, options: CallOptions = {}): Promise<Outcome<T>> =>
    call(name, { token: customerToken(), ...options });

  return {
    async login(username, password) {
      const answer = await call<string>('userLogin', { body: { username, password } });
      if (!answer.ok) return answer;
      const { refreshToken } = answer.meta;
      const tokens = { token: answer.result, refreshToken: typeof refreshToken === 'string' ? refreshToken : null };
      return { ok: true, result: tokens };
    },
    create: (registration) => call('userCreate', { body: registration }),
    requestReset: (email) => call('userResetPassword', { body: { email } }),
    setPassword: (password) => call('userSetPassword', { body: password }),
    profile: (token) => asCustomer('userMe', token ? { token } : {}),
    update: (customer) => asCustomer('userMe', { body: { customer } }),
    changePassword: (currentPassword, newPassword) =>
      asCustomer('userChangePassword', { body: { currentPassword, newPassword } }),
    orders: (currentPage) => asCustomer('userOrderHistory', { query: { pageSize: ORDER_HISTORY_SIZE, currentPage } }),
    exportData: () => asCustomer('userExport'),
    deleteAccount: (password) => asCustomer('userDelete', { body: { password } }),
    logout: () => asCustomer('userLogout', { method: 'POST' }),
  };
}
