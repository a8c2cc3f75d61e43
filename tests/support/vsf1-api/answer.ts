/** Calls and answers of vue-storefront-api. */

export type Json = Record<string, unknown>;

export interface Call {
  method: string;
  /** below `/api` */
  path: string;
  /** with the query, as it came */
  url: string;
  query: URLSearchParams;
  body: Json;
  /** of the customer, from where this API looks for it */
  token: string;
}

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;
/** By method and path; a path that ends in a slash stands for all below it. */
export type Routes = Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Handler>;

export const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

/** The envelope of everything but searches. */
export const result = (value: unknown, code = 200, meta?: Json): Answer =>
  json({ code, result: value, ...(meta ? { meta } : {}) }, code);

/** Express' own page for what nobody has answered. */
export const html = (status: number, text: string): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>${text}</pre>\n</body>\n</html>\n`,
});

/** A refusal of the commerce platform, which the API passes on with its code. */
export class Refusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
