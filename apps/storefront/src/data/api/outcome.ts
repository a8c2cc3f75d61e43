import type { EndpointName } from '@brixel/contract/endpoint-routes';
import type { EndpointResult } from '@brixel/contract/endpoint-types';
import type { Api, CallInput } from './api.ts';
import { isUnreachable } from './api-error.ts';

/** `NO_ANSWER`: nobody knows whether the call has arrived. `refusal`: the failure as it came, not checked. */
export type Outcome<T> = { ok: true; result: T } | { ok: false; code: number; message: string; refusal?: unknown };
export const NO_ANSWER = 0;

/** With what came beside the result. */
export type Answered<T> = Outcome<T> & ({ ok: true; meta: Record<string, unknown> } | { ok: false });

/** Nothing may hang for ever: while one tab waits, the others do. */
const TIMEOUT_MS = 15_000;

/** vue-storefront-api answers some refusals of the platform with 500, and their own code inside. */
function innerCode(result: unknown): number | null {
  const code = typeof result === 'object' && result !== null && 'code' in result ? result.code : null;
  return typeof code === 'number' && code >= 400 && code < 500 ? code : null;
}

/** A call whose every failure is a value, a broken connection too; the caller shows it to the shopper. */
export async function outcomeOf<Name extends EndpointName>(
  api: Api,
  name: Name,
  input: CallInput<Name>,
): Promise<Answered<EndpointResult<Name>>> {
  try {
    const answer = await api.call(name, { ...input, silent: true, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return answer;
    if (isUnreachable(answer.result)) return { ok: false, code: NO_ANSWER, message: answer.message };
    return {
      ok: false,
      code: innerCode(answer.result) ?? answer.code,
      message: answer.message,
      refusal: answer.result,
    };
  } catch {
    return { ok: false, code: NO_ANSWER, message: '' };
  }
}
