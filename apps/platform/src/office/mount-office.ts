import type { Access, OfficeEndpoint } from '@brixel/contract/office/office-endpoint';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Answer, type Call, type MountOptions, mount } from '../http/mount.ts';
import type { SignedIn } from './staff-sessions.ts';

export interface OfficeCall<Params, Query, Body, Staff> extends Call<Params, Query, Body> {
  /** who makes the call; `recordChange` takes it together with the number of the call */
  staff: Staff;
  requestId: string;
}

type StaffOf<Allowed extends Access> = Allowed extends 'public' ? SignedIn | null : SignedIn;

/** Answers one call of the office, in a scope of `applyOfficeRules`, which has checked who makes it. */
export function mountOffice<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(
  app: FastifyInstance,
  endpoint: OfficeEndpoint<P, Q, B, R, A>,
  handler: NoInfer<
    (call: OfficeCall<z.output<P>, z.output<Q>, z.output<B>, StaffOf<A>>) => Promise<Answer<z.output<R>>>
  >,
  options?: MountOptions,
): void {
  mount(
    app,
    endpoint,
    (call) => handler({ ...call, staff: call.request.signedIn as StaffOf<A>, requestId: call.request.id }),
    options,
  );
}
