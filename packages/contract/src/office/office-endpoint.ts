import type { z } from 'zod';
import { defineEndpoint, type Endpoint, type EndpointRoute } from '../endpoint.ts';
import type { Role } from './roles.ts';

/** Who may make a call: anybody, everybody who is signed in, or these roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** One call of the office. It differs from those of the shop in that it says who may make it; no answer is cached. */
export type OfficeEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> = Endpoint<Params, Query, Body, Result> & { access: Allowed };

export const defineOfficeEndpoint = <
  Result extends z.ZodType,
  Allowed extends Access,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  route: EndpointRoute,
  endpoint: Omit<OfficeEndpoint<Params, Query, Body, Result, Allowed>, keyof EndpointRoute | 'envelope' | 'noStore'>,
): OfficeEndpoint<Params, Query, Body, Result, Allowed> => ({
  ...defineEndpoint<Result, Params, Query, Body>(route, { ...endpoint, noStore: true }),
  access: endpoint.access,
});
