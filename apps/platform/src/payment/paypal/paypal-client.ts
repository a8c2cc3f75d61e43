import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { NoAnswer } from '../provider.ts';

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  apiUrl: string;
  /** verifies webhooks; without it none is accepted */
  webhookId?: string | undefined;
}

export interface PayPalCall {
  method: 'GET' | 'POST';
  path: string;
  /** JSON */
  body?: string;
  /** the service does what it names only once, and answers a second time as the first */
  requestId?: string;
}

export interface PayPalAnswer {
  status: number;
  body: unknown;
  /** what a refusal complains of, such as ORDER_NOT_APPROVED */
  issues: string[];
}

export type PayPalClient = (call: PayPalCall) => Promise<PayPalAnswer | NoAnswer>;

const TIMEOUT_MS = 15_000;
/** A token is not used in its last minute, so that it does not end on the way. */
const TOKEN_MARGIN_SECONDS = 60;
/** The same request is in progress in another call: retry. */
const IN_PROGRESS = 'PREVIOUS_REQUEST_IN_PROGRESS';
const BUSY_RETRY = { attempts: 8, pauseMs: 250 };

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const refusal = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });

/** Calls of PayPal's REST API, with a token that is fetched when it is needed. */
export function createPayPalClient({ clientId, clientSecret, apiUrl }: PayPalSettings): PayPalClient {
  let token: Promise<string | NoAnswer> | null = null;
  let tokenEnds = 0;

  async function fetchToken(): Promise<string | NoAnswer> {
    const answer = await send(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (answer instanceof NoAnswer) return answer;
    const parsed = tokenAnswer.safeParse(answer.body);
    if (!parsed.success) return new NoAnswer(`PayPal gave no token but status ${answer.status}`);
    tokenEnds = Date.now() + (parsed.data.expires_in - TOKEN_MARGIN_SECONDS) * 1000;
    return parsed.data.access_token;
  }

  /** Concurrent calls share one token request; after a failure the next call retries. */
  async function currentToken(): Promise<string | NoAnswer> {
    if (token && Date.now() < tokenEnds) return token;
    tokenEnds = Number.POSITIVE_INFINITY;
    token = fetchToken();
    const fetched = await token;
    if (fetched instanceof NoAnswer) token = null;
    return fetched;
  }

  async function callOnce(call: PayPalCall, isSecond = false): Promise<PayPalAnswer | NoAnswer> {
    const bearer = await currentToken();
    if (bearer instanceof NoAnswer) return bearer;
    const answer = await send(apiUrl + call.path, {
      method: call.method,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(call.requestId && { 'paypal-request-id': call.requestId }),
      },
      ...(call.body && { body: call.body }),
    });
    if (answer instanceof NoAnswer || answer.status !== 401) return answer;
    token = null;
    return isSecond ? new NoAnswer('PayPal refuses the token') : callOnce(call, true);
  }

  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await callOnce(call);
      if (answer instanceof NoAnswer || !answer.issues.includes(IN_PROGRESS)) return answer;
      if (attempt === BUSY_RETRY.attempts) return new NoAnswer('PayPal is still busy with the same request');
      await pause(BUSY_RETRY.pauseMs);
    }
  };
}

async function send(url: string, request: RequestInit): Promise<PayPalAnswer | NoAnswer> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status, headers } = response;
    if (status >= 500 || status === 429) {
      await response.body?.cancel();
      return new NoAnswer(`PayPal answers ${status} (${headers.get('paypal-debug-id') ?? 'no debug id'})`);
    }
    const body: unknown = await response.json();
    const refused = status >= 400 ? refusal.safeParse(body) : null;
    return { status, body, issues: refused?.data?.details.map(({ issue }) => issue) ?? [] };
  } catch (error) {
    return new NoAnswer(`PayPal cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
}
