import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { ATTRIBUTE_LIMITS, attributeInputs } from './attribute-limits.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/** What is known of goods besides their texts: colours and sizes that every shop of bricks has, and what the owner adds. */

const tag = 'Attributes';
const labels = z.partialRecord(z.enum(storeCodes), z.string().trim().min(1).max(ATTRIBUTE_LIMITS.label));
const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .nullable();
const byId = z.object({ id: rowId });
const version = z.number().int().min(1);

const option = z.object({
  id: z.number().int().min(1).nullable().describe('null: a new one'),
  labels: labels.describe('a store without one shows that of the default store'),
  hex: hex.describe('of colours'),
});
export type AttributeOptionContent = z.output<typeof option>;

const content = z.object({
  labels: labels.describe('a store without one shows that of the default store'),
  unit: z.string().trim().max(ATTRIBUTE_LIMITS.unit).nullable().describe('of numbers, such as cm'),
  facet: z.boolean().describe('goods are filtered by it: by its values, numbers by ranges'),
  sheet: z.boolean().describe('stands on the data sheet'),
  search: z.boolean().describe('goods are found by its values'),
  compare: z.boolean(),
  options: z.array(option).max(ATTRIBUTE_LIMITS.options).describe('in their order'),
});
export type AttributeContent = z.output<typeof content>;

const code = z.string().regex(/^[a-z][a-z0-9_]{2,29}$/);
const input = z.enum(attributeInputs);

const attribute = content.extend({
  id: z.number().int(),
  code: z.string(),
  input: z.string(),
  own: z.boolean().describe('made by the owner; only of these more than labels, comparing and options changes'),
  options: z.array(option.extend({ id: z.number().int() })),
  version,
});
export type OfficeAttribute = z.output<typeof attribute>;

const refused = 'TEXT_MISSING: the default store needs a label; CHANGED_MEANWHILE; ATTRIBUTE_FIXED, ATTRIBUTE_IN_USE';

export const attributeEndpoints = {
  'attributes.list': defineOfficeEndpoint(officeRoutes['attributes.list'], {
    tag,
    summary: 'All attributes with their options',
    access: areas.goods,
    result: z.array(attribute),
  }),
  'attributes.create': defineOfficeEndpoint(officeRoutes['attributes.create'], {
    tag,
    summary: 'Add an attribute',
    access: areas.products,
    body: content.extend({ code, input }),
    result: attribute,
    failures: { 409: 'ATTRIBUTE_CODE_TAKEN, TEXT_MISSING' },
  }),
  'attributes.update': defineOfficeEndpoint(officeRoutes['attributes.update'], {
    tag,
    summary:
      'Change an attribute and its options. Options that are left out are removed, and goods have them no longer',
    access: areas.products,
    params: byId,
    body: content.extend({ version }),
    result: attribute,
    failures: { 404: 'NOT_FOUND', 409: refused },
  }),
  'attributes.remove': defineOfficeEndpoint(officeRoutes['attributes.remove'], {
    tag,
    summary: 'Remove an attribute that the owner has made, and what goods have of it',
    access: areas.products,
    params: byId,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    result: z.object({}),
    failures: { 404: 'NOT_FOUND', 409: refused },
  }),
} as const;
