import { isDatabaseUnavailable } from '../database/database-errors.ts';

/** The one table of what can go wrong: a name for the code, the HTTP status, and the text for callers that give none. */
export const errorTable = {
  BAD_REQUEST: { status: 400, text: 'The request is not valid' },
  UNKNOWN_STORE: { status: 400, text: 'Unknown store code' },
  MALFORMED_JSON: { status: 400, text: 'The request body is not valid JSON' },
  UNAUTHORIZED: { status: 401, text: 'User is not authorized to access the resource' },
  FORBIDDEN: { status: 403, text: 'Access to the resource is not allowed' },
  NOT_FOUND: { status: 404, text: 'Not found' },
  REQUEST_TIMEOUT: { status: 408, text: 'The request took too long to arrive' },
  CONFLICT: { status: 409, text: 'The request conflicts with an earlier one' },
  BODY_TOO_LARGE: { status: 413, text: 'The request body is too large' },
  URL_TOO_LONG: { status: 414, text: 'The address is too long' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'The request body must be application/json' },
  TOO_MANY_REQUESTS: { status: 429, text: 'Too many requests, please try again later' },
  HEADERS_TOO_LARGE: { status: 431, text: 'The headers are too large' },
  INTERNAL: { status: 500, text: 'Internal error' },
  UNAVAILABLE: { status: 503, text: 'The service is not available at the moment' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorTable;

/** Thrown where nothing can be returned: by a reader of bodies, by a hook. */
export class RefusedRequest extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(errorTable[code].text);
    this.code = code;
  }
}

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'URL_TOO_LONG',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/** The entry for an error of the framework or of a database that is away; null for everything that is a bug of ours. */
export function errorCodeOf(error: unknown): ErrorCode | null {
  if (error instanceof RefusedRequest) return error.code;
  if (isDatabaseUnavailable(error)) return 'UNAVAILABLE';
  if (!(error instanceof Error)) return null;
  const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined;
  if (known) return known;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'BAD_REQUEST' : null;
}
