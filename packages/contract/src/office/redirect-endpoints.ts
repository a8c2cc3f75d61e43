import { z } from 'zod';
import { comparedPath, shopPath } from '../shop-path.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/** Addresses of the shop that lead to others, in all its stores. They count where nothing else has the address. */

const tag = 'Redirects';
const access = areas.content;
const id = z.object({ id: rowId });
const version = z.number().int().min(1);
const path = z
  .string()
  .trim()
  .max(500)
  .refine((text) => shopPath(text) !== null, 'a path of this shop, such as /i/versand');

const redirect = z.object({
  from_path: path.transform((text) => comparedPath(text) ?? ''),
  to_path: path.transform((text) => shopPath(text) ?? ''),
  status: z.union([z.literal(301), z.literal(302)]).describe('301 for good, 302 for a while'),
});
export type RedirectContent = z.output<typeof redirect>;

const storedRedirect = z.object({
  id: z.number().int(),
  from_path: z.string(),
  to_path: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
  version,
});
export type StoredRedirect = z.infer<typeof storedRedirect>;

const refused = 'REDIRECT_TAKEN: the address has one already; REDIRECT_LOOP: it would lead back to itself';

export const redirectEndpoints = {
  'redirects.list': defineOfficeEndpoint(officeRoutes['redirects.list'], {
    tag,
    summary: 'Redirects, by their address',
    access,
    query: z.object({
      search: z.string().trim().max(500).optional().describe('a part of either address'),
      after: z.string().max(500).optional().describe('`next` of the page before'),
    }),
    result: z.object({ redirects: z.array(storedRedirect), next: z.string().nullable() }),
  }),
  'redirects.create': defineOfficeEndpoint(officeRoutes['redirects.create'], {
    tag,
    summary: 'Lead an address elsewhere',
    access,
    body: redirect,
    result: storedRedirect,
    failures: { 409: refused },
  }),
  'redirects.update': defineOfficeEndpoint(officeRoutes['redirects.update'], {
    tag,
    summary: 'Change a redirect',
    access,
    params: id,
    body: redirect.extend({ version }),
    result: storedRedirect,
    failures: { 404: 'NOT_FOUND', 409: `CHANGED_MEANWHILE; ${refused}` },
  }),
  'redirects.remove': defineOfficeEndpoint(officeRoutes['redirects.remove'], {
    tag,
    summary: 'Remove a redirect',
    access,
    params: id,
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND' },
  }),
} as const;
