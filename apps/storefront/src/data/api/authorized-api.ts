import { tryLock } from '#data/storage/locks.ts';
import { readUser, storeUser } from '#data/storage/stored-user.ts';
import { type Api, type ApiSetup, createApi } from './api.ts';
import { authorizedTransport } from './authorized-transport.ts';
import { createTokenRefresh, type SessionEnd } from './token-refresh.ts';

/** The API as browsers use it: callers that pass a customer's token need not care how long it lives. */

export interface AuthorizedSetup extends ApiSetup {
  /** a session could not be renewed; the stored login is already removed */
  onSessionEnd?: (reason: SessionEnd) => void;
}

/** All calls of a customer wait for it. */
const TIMEOUT_MS = 15_000;

export function createAuthorizedApi(setup: AuthorizedSetup): Api {
  const plain = createApi(setup);
  const refresh = createTokenRefresh({
    read: readUser,
    store(tokens) {
      const user = readUser();
      if (user) storeUser({ ...user, ...tokens });
    },
    refresh: (refreshToken) =>
      plain.call('refreshToken', { body: { refreshToken }, silent: true, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    lock: tryLock('brixel-token'),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    end(reason) {
      storeUser(null);
      setup.onSessionEnd?.(reason);
    },
    settings: setup.config.users,
  });
  return createApi({ ...setup, transport: authorizedTransport(setup.transport, refresh) });
}
