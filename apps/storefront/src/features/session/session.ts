import type { Profile } from '@brixel/contract/user';
import type { Outcome } from '#data/api/outcome.ts';
import { createUserCalls, type Registration, type UserCalls } from '#data/api/user-calls.ts';
import { pageServices } from '#data/page-services.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import { flushSendQueue } from '#data/send-queue/send-queue.ts';
import { forgetOrders } from '#data/storage/stored-orders.ts';
import { readUser, storeUser, type UserTokens } from '#data/storage/stored-user.ts';
import { leaveOnLogout } from '#features/cart/cart-actions.ts';
import { mergeOnLogin } from '#features/cart/cart-controller.ts';
import { forgetNewsletter } from '#features/newsletter/newsletter-store.ts';
import { forgetDetails } from '#features/order-details/order-details.ts';
import { compareList, wishlist } from '#features/saved-lists/saved-lists.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { showSession } from './session-store.ts';
import { loadOrders } from './use-orders.ts';

/** Logging in and out. A customer's calls take the token of `#data/storage/stored-user.ts`; the API itself renews it (`#data/api/authorized-api.ts`). */

const userCalls = async (): Promise<UserCalls> => createUserCalls((await pageServices).api);

export async function login(username: string, password: string): Promise<Outcome<Profile>> {
  const calls = await userCalls();
  const tokens = await calls.login(username.trim(), password);
  return tokens.ok ? beginSession(calls, tokens.result) : tokens;
}

/** Opens an account and logs in to it. */
export async function register(registration: Registration): Promise<Outcome<Profile>> {
  const calls = await userCalls();
  const made = await calls.create(registration);
  return made.ok ? login(registration.customer.email, registration.password) : made;
}

/** A session without its profile would be half a session: then there is none. */
async function beginSession(calls: UserCalls, tokens: UserTokens): Promise<Outcome<Profile>> {
  // the same customer again, after a change of the password: the tokens before have died with it
  const before = readUser();
  if (before) storeUser({ ...before, ...tokens });
  const profile = await calls.profile(tokens.token);
  storeUser(profile.ok ? { ...(readUser() ?? tokens), current: profile.result } : null);
  showSession();
  if (profile.ok) void mergeOnLogin();
  // orders of this customer may have waited for it
  if (profile.ok) flushSendQueue();
  // stored, so that they can be read offline
  if (profile.ok) void pageServices.then(({ api }) => loadOrders(api, 1));
  return profile;
}

/** What the customer's account is made of may have changed elsewhere. */
export async function refreshProfile(): Promise<Outcome<Profile>> {
  const profile = await (await userCalls()).profile();
  if (profile.ok) showProfile(profile.result);
  return profile;
}

export function showProfile(current: Profile): void {
  const user = readUser();
  // by the time of the answer somebody else may be logged in
  if (user?.current.id === current.id) storeUser({ ...user, current });
  showSession();
}

/** Nothing of the customer stays in this browser. `silent`: without a notification. */
export async function logout({ silent = false }: { silent?: boolean } = {}): Promise<void> {
  const { api, config } = await pageServices;
  // elsewhere a token simply runs out
  const ended = config.api.calls === 'all' ? createUserCalls(api).logout() : null;
  const email = readUser()?.current.email;
  storeUser(null);
  showSession();
  forgetOrders();
  if (email) forgetNewsletter(email);
  leaveOnLogout();
  wishlist.clear();
  compareList.clear();
  forgetDetails();
  await (await pageTasks()).dropCustomerTasks().catch(() => {});
  if (!silent) await notifyLoggedOut();
  await ended;
}

async function notifyLoggedOut(): Promise<void> {
  const { language } = await pageServices;
  await loadMessages(language, ['account']);
  notify({ type: 'success', message: translatorFor(language)('account.loggedOut') });
}
