import { authorizedTransport } from '#data/api/authorized-transport.ts';
import { createTokenRefresh, type SessionEnd } from '#data/api/token-refresh.ts';
import type { ApiAnswer, ApiTransport } from '#data/api/transport.ts';
import type { UserTokens } from '#data/storage/stored-user.ts';
import { BUSY, type TryLock } from '../storage/locks.ts';

/** An API whose refresh tokens work once and end the whole login when they are used again, and a browser with tabs. */

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface TokenApi {
  /** how many refreshes it was asked for */
  refreshes: number;
  /** calls without a token that were answered */
  guests: number;
  expire(): void;
  /** as if logged out elsewhere */
  endLogin(): void;
  /** next: it is given out, and not taken */
  spoilNextToken(): void;
  down: boolean;
}

interface Settings {
  autoRefresh?: boolean;
  latency?: () => number;
}

export function createBrowser({ autoRefresh = true, latency = () => 50 }: Settings = {}) {
  let stored: UserTokens | null = { token: 'token-0', refreshToken: 'refresh-0' };
  let valid: string | null = 'token-0';
  let refreshable: string | null = 'refresh-0';
  let spoilt = false;
  let counter = 0;
  const ends: SessionEnd[] = [];

  const api: TokenApi = {
    refreshes: 0,
    guests: 0,
    down: false,
    expire: () => {
      valid = null;
    },
    endLogin: () => {
      valid = null;
      refreshable = null;
    },
    spoilNextToken: () => {
      spoilt = true;
    },
  };

  const answer = (code: number, result: unknown): ApiAnswer => ({ status: code, json: { code, result } });
  const transport: ApiTransport = async ({ headers }) => {
    await pause(latency());
    if (api.down) throw new TypeError('Failed to fetch');
    const token = headers?.authorization?.replace('Bearer ', '');
    if (!token) api.guests += 1;
    const isLetIn = !token || token === valid;
    await pause(latency());
    return isLetIn ? answer(200, 'done') : answer(401, 'unauthorized');
  };

  async function refresh(refreshToken: string) {
    await pause(latency());
    if (api.down) throw new TypeError('Failed to fetch');
    api.refreshes += 1;
    if (refreshToken !== refreshable) {
      api.endLogin();
      return { ok: false as const, code: 401, message: 'unauthorized', result: '' };
    }
    counter += 1;
    refreshable = `refresh-${counter}`;
    valid = spoilt ? null : `token-${counter}`;
    await pause(latency());
    return { ok: true as const, code: 200, result: `token-${counter}`, meta: { refreshToken: refreshable } };
  }

  let held = false;
  const lock: TryLock = async (work) => {
    if (held) return BUSY;
    held = true;
    try {
      return await work();
    } finally {
      held = false;
    }
  };

  const openTab = () => {
    const machine = createTokenRefresh({
      read: () => stored,
      store: (tokens) => {
        stored = tokens;
      },
      refresh,
      lock,
      pause,
      end(reason) {
        stored = null;
        ends.push(reason);
      },
      settings: { autoRefresh, maxAttempts: 1 },
    });
    const send = authorizedTransport(transport, machine);
    return {
      call: () => send({ method: 'GET', path: '/api/user/me', headers: { authorization: 'Bearer any' } }),
      callAsGuest: () => send({ method: 'GET', path: '/api/cart/pull' }),
    };
  };
  return { api, ends, openTab, isLoggedIn: () => stored !== null };
}
