import { z } from 'zod';
import { apiScopes } from './api-scopes.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Keys with which other programs make calls of the office, without a person who is signed in. */

const tag = 'API keys';
const access = areas.staff;
const scopes = z.array(z.enum(apiScopes)).min(1).max(apiScopes.length);

const key = z.object({
  id: z.number().int(),
  name: z.string(),
  token_end: z.string().describe('its last letters'),
  scopes,
  created_at: z.string(),
  created_by: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable().describe('to the minute'),
  revoked_at: z.string().nullable(),
});
export type OfficeApiKey = z.infer<typeof key>;

export const apiKeyEndpoints = {
  'apiKeys.list': defineOfficeEndpoint(officeRoutes['apiKeys.list'], {
    tag,
    summary: 'All keys, the newest first',
    access,
    result: z.object({ keys: z.array(key) }),
  }),
  'apiKeys.create': defineOfficeEndpoint(officeRoutes['apiKeys.create'], {
    tag,
    summary: 'Make a key; it is told this once. It counts as long as whoever made it is an owner',
    access,
    body: z.object({
      name: z.string().trim().min(1).max(60),
      scopes,
      days: z.number().int().min(1).max(3650).nullable().describe('after which it ends; null: never'),
    }),
    result: z.object({ token: z.string(), key }),
  }),
  'apiKeys.revoke': defineOfficeEndpoint(officeRoutes['apiKeys.revoke'], {
    tag,
    summary: 'End a key at once',
    access,
    params: z.object({ id: z.coerce.number<string | number>().int() }),
    result: z.literal(true),
    failures: { 404: 'NOT_FOUND' },
  }),
} as const;
