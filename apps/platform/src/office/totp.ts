import { createHmac, randomBytes } from 'node:crypto';

/** One-time codes of an app (RFC 6238): six digits, SHA-1, thirty seconds, which is what every app knows. */

const SECRET_BYTES = 20;
const DIGITS = 6;
const STEP_SECONDS = 30;
/** Clocks may differ by so many steps, before and after. */
const TOLERANCE = 1;

export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** What a QR code for the app holds. */
export function totpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / STEP_SECONDS);

export function codeOf(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a code belongs to; null for a wrong one, and for one of a step that has been used already. */
export function stepOfCode(secret: string, code: string, now: number, usedStep: number | null): number | null {
  const present = stepAt(now);
  for (let step = present - TOLERANCE; step <= present + TOLERANCE; step += 1) {
    if (step > (usedStep ?? -1) && codeOf(secret, step) === code) return step;
  }
  return null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
