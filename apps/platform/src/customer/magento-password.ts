import { createHash } from 'node:crypto';
import type { Derive } from './derive-key.ts';

/** Passwords as Magento has stored them: `hash:salt:versions`, or `hash:salt` and a bare hash in its first edition. */

interface SlowStep {
  kind: 'argon2id';
  bytes: number;
  passes: number;
  /** KiB */
  memory: number;
}
type Step = { kind: 'md5' | 'sha256' } | SlowStep;

export interface MagentoPassword {
  key: Buffer;
  salt: string;
  /** one after another, each on what the one before it gave as hexadecimal digits: older hashes were wrapped into better ones */
  steps: readonly Step[];
}

/** Unknown: of another kind, such as bcrypt. Too costly: its numbers would make every attempt to log in a burden. */
export type UnusableHash = 'UNKNOWN' | 'TOO_COSTLY';

/** Magento's own numbers: those that libsodium calls interactive. */
const USUAL: SlowStep = { kind: 'argon2id', bytes: 32, passes: 2, memory: 65_536 };
const MOST = { bytes: 64, passes: 4, memory: USUAL.memory, steps: 4, slowSteps: 1 };
/** What argon2 can work with. */
const LEAST = { bytes: 16, memory: 8 };

const QUICK_BYTES = { md5: 16, sha256: 32 } as const;
const SALT_BYTES = 16;
const BYTES_IN_KIB = 1024;

const SPELLING = /^((?:[\da-f]{2}){16,128})(?::([\x21-\x39\x3b-\x7e]{0,128})(?::([\d:_]{1,100}))?)?$/;
const AGNOSTIC = /^3_(\d{1,12})_(\d{1,12})_(\d{1,15})$/;

export function readMagentoPassword(text: string): MagentoPassword | UnusableHash {
  const [, hex, salt = '', versions] = SPELLING.exec(text) ?? [];
  if (hex === undefined) return 'UNKNOWN';
  const key = Buffer.from(hex, 'hex');
  const steps = versions === undefined ? stepsByLength(key) : versions.split(':').map(readStep);
  const known = steps.filter((step) => step !== null);
  const last = known.at(-1);
  if (!last || known.length < steps.length || bytesOf(last) !== key.length) return 'UNKNOWN';
  const slow = known.filter((step) => step.kind === 'argon2id');
  if (slow.some(isTooSmall) || (slow.length > 0 && salt === '')) return 'UNKNOWN';
  if (known.length > MOST.steps || slow.length > MOST.slowSteps || slow.some(isTooCostly)) return 'TOO_COSTLY';
  return { key, salt, steps: known };
}

function stepsByLength(key: Buffer): Step[] {
  const kind = (['md5', 'sha256'] as const).find((known) => QUICK_BYTES[known] === key.length);
  return kind ? [{ kind }] : [];
}

function readStep(version: string): Step | null {
  if (version === '0') return { kind: 'md5' };
  if (version === '1') return { kind: 'sha256' };
  if (version === '2') return USUAL;
  const [, bytes, passes, memory] = AGNOSTIC.exec(version) ?? [];
  return bytes === undefined
    ? null
    : {
        kind: 'argon2id',
        bytes: Number(bytes),
        passes: Number(passes),
        memory: Math.floor(Number(memory) / BYTES_IN_KIB),
      };
}

const bytesOf = (step: Step): number => (step.kind === 'argon2id' ? step.bytes : QUICK_BYTES[step.kind]);

const isTooSmall = ({ bytes, passes, memory }: SlowStep): boolean =>
  bytes < LEAST.bytes || passes < 1 || memory < LEAST.memory;
const isTooCostly = ({ bytes, passes, memory }: SlowStep): boolean =>
  bytes > MOST.bytes || passes > MOST.passes || memory > MOST.memory;

/** Whether it takes about as long as a password of ours. */
export const isSlow = ({ steps }: MagentoPassword): boolean => steps.some(({ kind }) => kind === 'argon2id');

/** What the password gives when it is treated as the stored one was. */
export async function deriveMagentoKey(
  password: string,
  { salt, steps }: MagentoPassword,
  derive: Derive,
): Promise<Buffer> {
  let message = password;
  for (const step of steps) message = (await take(step, message, salt, derive)).toString('hex');
  return Buffer.from(message, 'hex');
}

async function take(step: Step, message: string, salt: string, derive: Derive): Promise<Buffer> {
  if (step.kind !== 'argon2id')
    return createHash(step.kind)
      .update(salt + message)
      .digest();
  const { bytes, passes, memory } = step;
  return derive(message, saltOf(salt), { memory, passes, parallelism: 1 }, bytes);
}

/** Its beginning, or a shorter one repeated. */
const saltOf = (salt: string): Buffer =>
  Buffer.from(salt.repeat(Math.ceil(SALT_BYTES / salt.length))).subarray(0, SALT_BYTES);
