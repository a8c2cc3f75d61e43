import { z } from 'zod';
import { MAX_LINE_QUANTITY } from '../cart-limits.ts';
import { GROUP_LIMITS } from './customer-group-limits.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/** Groups of customers and what they pay. Nobody else is told. */

const tag = 'Customer groups';
const access = areas.customers;
const version = z.number().int().min(1);
const byId = z.object({ id: rowId });
const missing = { 404: 'NOT_FOUND' };
const taken = 'GROUP_TAKEN: there is one with this name';

const content = z.object({
  name: z.string().trim().min(1).max(GROUP_LIMITS.name),
  percent: z.number().min(0).max(GROUP_LIMITS.percent).multipleOf(0.01).describe('off the regular price'),
});
export type GroupContent = z.output<typeof content>;

const group = content.extend({
  id: z.number().int(),
  customers: z.number().int(),
  prices: z.number().int().describe('that were agreed for single products'),
  fixed: z.boolean().describe('new customers come into it, so that it cannot be removed'),
  version,
});
export type CustomerGroup = z.output<typeof group>;

const place = z.object({
  sku: z.string().trim().min(1).max(100),
  qty: z.number().int().min(1).max(MAX_LINE_QUANTITY).describe('from so many pieces on'),
});
const agreed = place.extend({ price: z.number().min(0.0001).max(100_000).multipleOf(0.0001).describe('of one piece') });
export type AgreedPrice = z.output<typeof agreed>;

const groupPrice = agreed.extend({
  name: z.string(),
  everybody: z.number().describe('what one piece costs without the group, before reductions'),
});
export type GroupPrice = z.output<typeof groupPrice>;

export const customerGroupEndpoints = {
  'customerGroups.list': defineOfficeEndpoint(officeRoutes['customerGroups.list'], {
    tag,
    summary: 'All groups, by their name',
    access,
    result: z.array(group),
  }),
  'customerGroups.read': defineOfficeEndpoint(officeRoutes['customerGroups.read'], {
    tag,
    summary: 'One group with its prices, by their sku',
    access,
    params: byId,
    query: z.object({ search: z.string().trim().max(100).optional().describe('part of a sku') }),
    result: z.object({ group, prices: z.array(groupPrice), more: z.boolean().describe('not all are shown') }),
    failures: missing,
  }),
  'customerGroups.create': defineOfficeEndpoint(officeRoutes['customerGroups.create'], {
    tag,
    summary: 'Add a group',
    access,
    body: content,
    result: group,
    failures: { 409: taken },
  }),
  'customerGroups.update': defineOfficeEndpoint(officeRoutes['customerGroups.update'], {
    tag,
    summary: 'Change name and percent of a group',
    access,
    params: byId,
    body: content.extend({ version }),
    result: group,
    failures: { ...missing, 409: `CHANGED_MEANWHILE; ${taken}` },
  }),
  'customerGroups.remove': defineOfficeEndpoint(officeRoutes['customerGroups.remove'], {
    tag,
    summary: 'Remove a group that nobody is in, with its prices',
    access,
    params: byId,
    result: z.literal(true),
    failures: { ...missing, 409: 'GROUP_IN_USE: somebody is in it, or new customers come into it' },
  }),
  'customerGroups.setPrice': defineOfficeEndpoint(officeRoutes['customerGroups.setPrice'], {
    tag,
    summary: 'Say what a product costs a group, from so many pieces on',
    access,
    params: byId,
    body: agreed,
    result: groupPrice,
    failures: { 404: 'NOT_FOUND; SKU_UNKNOWN', 409: 'NOT_PRICED: made of other products, or a voucher' },
  }),
  'customerGroups.removePrice': defineOfficeEndpoint(officeRoutes['customerGroups.removePrice'], {
    tag,
    summary: 'Take such a price back',
    access,
    params: byId,
    body: place,
    result: z.literal(true),
    failures: missing,
  }),
} as const;
