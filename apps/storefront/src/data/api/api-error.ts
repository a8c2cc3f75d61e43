/** Failures of calls, with the texts of the error catalogue. */

export const BAD_CONTENT_TYPE = 'Error with response - bad content-type!';
export const WRONG_FORMAT = 'Unhandled error, wrong response format!';

export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

interface ErrorBody {
  code?: unknown;
  errorMessage?: unknown;
  message?: unknown;
  result?: unknown;
}

const isBody = (value: unknown): value is ErrorBody => typeof value === 'object' && value !== null;

/** The sentence for the shopper: `result` if it is text, else what it holds as `result`, `errorMessage` or `message`. */
export function errorMessage(result: unknown): string {
  if (typeof result === 'string') return result;
  const body = Array.isArray(result) ? result[0] : result;
  if (!isBody(body)) return WRONG_FORMAT;
  if (typeof body.result === 'string') return body.result;
  const [said] = [body.errorMessage, body.message].filter((text) => typeof text === 'string');
  return said ?? WRONG_FORMAT;
}

/** Unreachable back ends are not the shopper's affair: nothing is shown for them. */
export const isUnreachable = (result: unknown): boolean => isBody(result) && result.code === 'ENOTFOUND';
