import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'DELETE';

export interface EndpointRoute {
  method: Method;
  /** below `/api` (the office's: `/admin/api`), with `:name` parameters */
  path: string;
}

/** One call of the wire contract. The platform mounts it, the storefront calls it, the OpenAPI document lists it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> extends EndpointRoute {
  tag: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** of a body that is no JSON, such as a picture; it is read as bytes */
  bodyType?: string;
  result: Result;
  /** false for catalogue search and url/map, which answer bare */
  envelope: boolean;
  /** true where clients recognise a failure by its `error`: it is sent as `bareFailure`, not in the envelope */
  bareFailures?: boolean;
  /** of an answer that is no JSON; the text is sent as it is, without an envelope */
  mediaType?: string;
  /** true where an answer must never be cached */
  noStore?: boolean;
  /** expected failures by HTTP status, for the documentation */
  failures?: Readonly<Record<number, string>>;
}

export const defineEndpoint = <
  Result extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  route: EndpointRoute,
  endpoint: Omit<Endpoint<Params, Query, Body, Result>, keyof EndpointRoute | 'envelope'> & { envelope?: boolean },
): Endpoint<Params, Query, Body, Result> => ({ envelope: true, ...route, ...endpoint });
