import type { Cost } from './derive-key.ts';
import { type MagentoPassword, readMagentoPassword, type UnusableHash } from './magento-password.ts';

/** The spellings in which passwords are stored. */

export interface OwnPassword {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

/** `none`: no password is right, and the customer asks for a new one by mail. */
export type StoredPassword =
  | ({ kind: 'own' } & OwnPassword)
  | ({ kind: 'magento' } & MagentoPassword)
  | { kind: 'none' };

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The usual spelling, which names its parameters: they can be raised without making old hashes worthless. */
export const ownSpelling = ({ cost: { memory, passes, parallelism }, salt, key }: OwnPassword): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;

const OWN_SPELLING = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const MAGENTO_PREFIX = '$magento$';

/** Of customers who came without a password that can be checked. */
export const NO_PASSWORD = '$none$';

/** How a hash of Magento is stored, or why it is not. */
export function magentoSpelling(hash: string): string | UnusableHash {
  const text = hash.trim();
  const read = readMagentoPassword(text);
  return typeof read === 'string' ? read : MAGENTO_PREFIX + text;
}

export function readStoredPassword(stored: string): StoredPassword {
  if (stored.startsWith(MAGENTO_PREFIX)) {
    const read = readMagentoPassword(stored.slice(MAGENTO_PREFIX.length));
    return typeof read === 'string' ? { kind: 'none' } : { kind: 'magento', ...read };
  }
  const [, memory, passes, parallelism, salt = '', key = ''] = OWN_SPELLING.exec(stored) ?? [];
  if (!memory) return { kind: 'none' };
  return {
    kind: 'own',
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

/** Whether it is stored in another way than passwords of this shop are. */
export const isOutdated = (stored: string): boolean => readStoredPassword(stored).kind !== 'own';
