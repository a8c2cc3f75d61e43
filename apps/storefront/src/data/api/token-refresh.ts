import type { UserSettings } from '#config/public-config.ts';
import { BUSY, type TryLock } from '#data/storage/locks.ts';
import type { UserTokens } from '#data/storage/stored-user.ts';
import type { ApiResult } from './api.ts';
import { ApiError } from './api-error.ts';

/** How a token that has died is replaced: once for all calls and all tabs that find it dead. */

/** `refused`: the refresh token has died too; `broken`: the API gives tokens that it does not take. */
export type SessionEnd = 'refused' | 'broken';

export interface RefreshPorts {
  /** the tokens of this browser, whichever tab has stored them */
  read(): UserTokens | null;
  store(tokens: UserTokens): void;
  refresh(refreshToken: string): Promise<ApiResult<string>>;
  lock: TryLock;
  pause(ms: number): Promise<void>;
  /** nobody is to be logged in any more */
  end(reason: SessionEnd): void;
  settings: UserSettings;
}

export interface TokenRefresh {
  /** as whom a call goes out now; waits while this tab is being given a new token */
  current(): Promise<string | null>;
  /** what to go on with instead of a token that was answered with 401; null: the session has ended */
  renew(dead: string): Promise<string | null>;
  /** a call was let in: the next token may expire as well */
  accepted(): void;
}

const LOOK_AGAIN_MS = 1000;
/** Codes of an API that has no time just now; the others mean no. */
const isForLater = (code: number): boolean => code >= 500 || code === 408 || code === 429;

export function createTokenRefresh({ read, store, lock, pause, settings, ...ports }: RefreshPorts): TokenRefresh {
  let attempts = 0;
  let underway: Promise<string | null> | null = null;

  function end(reason: SessionEnd): null {
    attempts = 0;
    ports.end(reason);
    return null;
  }

  async function exchange({ refreshToken }: UserTokens): Promise<string | null> {
    if (!refreshToken || !settings.autoRefresh) return end('refused');
    if (attempts >= settings.maxAttempts) return end('broken');
    const answer = await ports.refresh(refreshToken);
    // the session is not to blame for a busy API
    if (!answer.ok && isForLater(answer.code)) throw new ApiError(answer.message, answer.code);
    if (!answer.ok) return end('refused');
    if (typeof answer.result !== 'string') return end('broken');
    attempts += 1;
    const { refreshToken: next } = answer.meta;
    store({ token: answer.result, refreshToken: typeof next === 'string' ? next : refreshToken });
    return answer.result;
  }

  /** One tab exchanges; the others look every second whether it has. */
  async function takeTurns(dead: string): Promise<string | null> {
    for (;;) {
      const turn = await lock(async () => {
        const tokens = read();
        return tokens?.token === dead ? exchange(tokens) : (tokens?.token ?? null);
      });
      if (turn !== BUSY) return turn;
      await pause(LOOK_AGAIN_MS);
    }
  }

  return {
    async current() {
      await underway?.catch(() => {});
      return read()?.token ?? null;
    },
    async renew(dead) {
      const tokens = read();
      if (tokens?.token !== dead) return tokens?.token ?? null;
      underway ??= takeTurns(dead).finally(() => {
        underway = null;
      });
      return underway;
    },
    accepted() {
      attempts = 0;
    },
  };
}
