import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from '../concurrency-limit.ts';

export interface Passwords {
  /** Null where too many wait already. */
  hash(password: string): Promise<string | null>;
  /** `stored` is null where there is no such account: that takes as long, and nothing is right. */
  check(password: string, stored: string | null): Promise<'right' | 'wrong' | 'busy'>;
}

export interface Cost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/** Runs on the thread pool, not on the event loop. */
export type Derive = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>;

/** OWASP's minimum; about 30 ms of a core. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Two of the four threads of the pool stay free for everything else; a longer queue would mean seconds of waiting, so it is refused. */
const CAPACITY = { atOnce: 2, waiting: 60 };

const argon2id = promisify(argon2);
const deriveKey: Derive = (password, salt, cost) =>
  // One password, however a keyboard composes its accents.
  argon2id('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: HASH_BYTES, ...cost });

export function createPasswords(derive: Derive = deriveKey): Passwords {
  const limit = createConcurrencyLimit(CAPACITY);
  return {
    hash: (password) =>
      limit(async () => {
        const salt = randomBytes(SALT_BYTES);
        return encode(COST, salt, await derive(password, salt, COST));
      }),
    async check(password, stored) {
      const { cost, salt, key } = stored === null ? nobody() : decode(stored);
      const derived = await limit(() => derive(password, salt, cost));
      if (!derived) return 'busy';
      return stored !== null && timingSafeEqual(derived, key) ? 'right' : 'wrong';
    },
  };
}

interface StoredHash {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

const nobody = (): StoredHash => ({ cost: COST, salt: randomBytes(SALT_BYTES), key: Buffer.alloc(HASH_BYTES) });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The usual spelling, which names its parameters: they can be raised without making old hashes worthless. */
const encode = ({ memory, passes, parallelism }: Cost, salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;

const SPELLING = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function decode(stored: string): StoredHash {
  const [, memory, passes, parallelism, salt = '', key = ''] = SPELLING.exec(stored) ?? [];
  if (!memory) throw new Error('A stored password hash cannot be read');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}
