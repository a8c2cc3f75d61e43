import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import type { Cost, Derive } from './derive-key.ts';
import { deriveMagentoKey, isSlow } from './magento-password.ts';
import { type OwnPassword, ownSpelling, readStoredPassword, type StoredPassword } from './stored-password.ts';

export interface Passwords {
  /** Null where too many wait already. */
  hash(password: string): Promise<string | null>;
  /** `stored` is null where there is no such account: that takes as long, and nothing is right. */
  check(password: string, stored: string | null): Promise<'right' | 'wrong' | 'busy'>;
}

/** OWASP's minimum; about 30 ms of a core. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Two of the four threads of the pool stay free for everything else; a longer queue would mean seconds of waiting, so it is refused. */
const CAPACITY = { atOnce: 2, waiting: 60 };

const argon2id = promisify(argon2);
const deriveKey: Derive = (message, salt, cost, bytes) =>
  argon2id('argon2id', { message, nonce: salt, tagLength: bytes, ...cost });

/** One password, however a keyboard composes its accents. */
const composed = (password: string): string => password.normalize('NFKC');

export function createPasswords(derive: Derive = deriveKey): Passwords {
  const limit = createConcurrencyLimit(CAPACITY);
  const ownKey = (password: string, { cost, salt, key }: OwnPassword): Promise<Buffer> =>
    derive(composed(password), salt, cost, key.length);

  async function isRight(password: string, stored: StoredPassword): Promise<boolean> {
    if (stored.kind === 'own') return timingSafeEqual(await ownKey(password, stored), stored.key);
    // What is quick must not tell by its time that there is such an account.
    if (stored.kind === 'none' || !isSlow(stored)) await ownKey(password, nobody());
    return stored.kind === 'magento' && timingSafeEqual(await deriveMagentoKey(password, stored, derive), stored.key);
  }

  return {
    hash: (password) =>
      limit(async () => {
        const salt = randomBytes(SALT_BYTES);
        const key = await derive(composed(password), salt, COST, HASH_BYTES);
        return ownSpelling({ cost: COST, salt, key });
      }),
    async check(password, stored) {
      const read: StoredPassword = stored === null ? { kind: 'none' } : readStoredPassword(stored);
      const right = await limit(() => isRight(password, read));
      if (right === null) return 'busy';
      return right ? 'right' : 'wrong';
    },
  };
}

const nobody = (): OwnPassword => ({ cost: COST, salt: randomBytes(SALT_BYTES), key: Buffer.alloc(HASH_BYTES) });
