import { OFFICE_API_ROOT, OFFICE_HEADER, OFFICE_HEADER_VALUE } from '@brixel/contract/office/office-paths';
import { type OfficeCall, officeRoutes } from '@brixel/contract/office/office-routes';
import type { OfficeInput, OfficeResult } from '@brixel/contract/office/office-types';
import { attemptsLeft, type Failure, failureOf } from './failure.ts';
import { signedInAgain } from './session.ts';

/** What came of a call: expected failures are values with the code of their sentence in the dictionary. */
export type Answer<T> = { ok: true; result: T } | { ok: false; code: Failure; left?: number | null };

type Arguments<Name extends OfficeCall> =
  Partial<OfficeInput<Name>> extends OfficeInput<Name> ? [input?: OfficeInput<Name>] : [input: OfficeInput<Name>];

interface Parts {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
}

/** Nothing may seem to hang for ever. */
const TIMEOUT_MS = 20_000;

/** Calls that people make who are not signed in yet; their 401 says that something was wrong, not that the session has ended. */
const isPublic = (name: OfficeCall): boolean => /^(?:session|invitation)\./.test(name);

/** The address of a call, also for links that the browser itself follows. */
export function callAddress<Name extends OfficeCall>(name: Name, ...[input]: Arguments<Name>): string {
  const { params = {}, query = {} }: Parts = input ?? {};
  const path = officeRoutes[name].path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params[key])));
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return `${OFFICE_API_ROOT}${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}

/**
 * A call of the office by its name. Where the session has ended, the person is asked to sign in over the page and the call is made
 * again, so that nothing that was typed is lost: a call that is refused so has changed nothing.
 */
export async function call<Name extends OfficeCall>(
  name: Name,
  ...given: Arguments<Name>
): Promise<Answer<OfficeResult<Name>>> {
  const answer = await send(name, ...given);
  if (answer.ok || answer.code !== 'SIGNED_OUT' || isPublic(name)) return answer;
  await signedInAgain();
  return call(name, ...given);
}

async function send<Name extends OfficeCall>(
  name: Name,
  ...given: Arguments<Name>
): Promise<Answer<OfficeResult<Name>>> {
  const { body }: Parts = given[0] ?? {};
  try {
    const response = await fetch(callAddress(name, ...given), {
      method: officeRoutes[name].method,
      headers: {
        [OFFICE_HEADER]: OFFICE_HEADER_VALUE,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const envelope: unknown = await response.json().catch(() => null);
    return response.ok && isEnvelope<OfficeResult<Name>>(envelope)
      ? { ok: true, result: envelope.result }
      : { ok: false, code: failureOf(response.status, envelope), left: attemptsLeft(envelope) };
  } catch {
    return { ok: false, code: 'NO_CONNECTION' };
  }
}

const isEnvelope = <T>(json: unknown): json is { result: T } =>
  typeof json === 'object' && json !== null && 'result' in json;
