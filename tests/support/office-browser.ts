import { OFFICE_API_ROOT, OFFICE_HEADER, OFFICE_HEADER_VALUE } from '@brixel/contract/office/office-paths';
import { type OfficeCall, officeRoutes } from '@brixel/contract/office/office-routes';
import type { OfficeInput, OfficeResult } from '@brixel/contract/office/office-types';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

export const ORIGIN = 'http://localhost:3000';

export interface OfficeAnswer {
  status: number;
  /** of a failure its code, such as LAST_OWNER */
  failure: string | undefined;
  result: unknown;
  text: string;
  headers: Record<string, unknown>;
}

/** A browser with the office open: keeps cookies and sends what the office's pages send. */
export interface OfficeBrowser {
  /** Makes a call that is expected to work. */
  call<Name extends OfficeCall>(name: Name, input?: OfficeInput<Name>): Promise<OfficeResult<Name>>;
  /** Makes a call that is expected to be refused; the status and the code. */
  refusal<Name extends OfficeCall>(name: Name, input?: OfficeInput<Name>): Promise<string>;
  /** Makes a call with anything at all. */
  ask(name: OfficeCall, input?: AnyInput, headers?: Record<string, string>): Promise<OfficeAnswer>;
  cookies: Map<string, string>;
}

interface AnyInput {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

export interface BrowserOptions {
  /** the machine that it runs on */
  from?: string;
  userAgent?: string;
  origin?: string;
}

export function openBrowser(
  inject: FastifyInstance['inject'],
  {
    from = '192.0.2.1',
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
    origin = ORIGIN,
  }: BrowserOptions = {},
): OfficeBrowser {
  const cookies = new Map<string, string>();

  const ask: OfficeBrowser['ask'] = async (name, { params = {}, query = {}, body } = {}, headers = {}) => {
    const { method, path } = officeRoutes[name];
    const values = params as Record<string, unknown>;
    const address = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])));
    const answer = await inject({
      method,
      url: `${OFFICE_API_ROOT}${address}`,
      query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
      remoteAddress: from,
      headers: {
        'user-agent': userAgent,
        ...(method !== 'GET' && { origin, [OFFICE_HEADER]: OFFICE_HEADER_VALUE }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name: key, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(key);
      else cookies.set(key, value);
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const result = isJson ? answer.json().result : answer.body;
    return {
      status: answer.statusCode,
      failure: answer.statusCode === 200 ? undefined : (result?.code ?? JSON.stringify(result)),
      result,
      text: answer.body,
      headers: answer.headers,
    };
  };

  return {
    ask,
    cookies,
    async call(name, input) {
      const { status, result, text } = await ask(name, input);
      expect(status, `${name} answered ${text}`).toBe(200);
      return result as OfficeResult<typeof name>;
    },
    async refusal(name, input) {
      const { status, failure } = await ask(name, input);
      return `${status} ${failure}`;
    },
  };
}
