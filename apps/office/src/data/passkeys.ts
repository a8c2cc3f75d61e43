import type { OfficeResult } from '@brixel/contract/office/office-types';
import { type Answer, call } from './call.ts';

/** Passkeys of this device. The library is fetched when somebody uses one. */

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** What the browser gives, or the failure where the person has turned away or the device has none that fits. */
async function orNone<T>(ask: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, result: await ask() };
  } catch {
    return { ok: false, code: 'NO_PASSKEY' };
  }
}

/** Signs in with a passkey. */
export async function answerWithPasskey(): Promise<Answer<OfficeResult<'session.passkey'>>> {
  const options = await call('session.passkeyOptions');
  if (!options.ok) return options;
  const given = await orNone(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: options.result });
  });
  return given.ok ? call('session.passkey', { body: { answer: given.result } }) : given;
}

/** Makes a passkey on this device and keeps it under a name. */
export async function createPasskey(name: string): Promise<Answer<OfficeResult<'me.passkeyAdd'>>> {
  const options = await call('me.passkeyOptions');
  if (!options.ok) return options;
  const made = await orNone(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: options.result });
  });
  return made.ok ? call('me.passkeyAdd', { body: { name, answer: made.result } }) : made;
}
