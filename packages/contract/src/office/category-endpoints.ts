import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { CATEGORY_LIMITS } from './category-limits.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/** The tree of categories. A category is changed on the version that was read; where it stands is changed by a call of its own. */

const tag = 'Categories';
const access = areas.products;
const store = z.enum(storeCodes);
const version = z.string().max(40);
const byId = z.object({ id: rowId });

const text = z.object({
  name: z.string().trim().min(1).max(CATEGORY_LIMITS.name),
  url_key: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(CATEGORY_LIMITS.name)
    .describe('the last part of its address; who comes by the old one is led to the new one'),
  description: z.string().trim().max(CATEGORY_LIMITS.description),
});
export type CategoryText = z.output<typeof text>;

const content = z.object({
  texts: z.partialRecord(store, text).describe('a store without a text shows that of the default store'),
  active: z.boolean().describe('whether shoppers see it'),
  in_menu: z.boolean(),
  image: z
    .string()
    .regex(/^\/[\w./-]{1,200}$/)
    .nullable(),
});
export type CategoryContent = z.output<typeof content>;

const place = z.object({
  parent_id: z.number().int().min(1).nullable().describe('null: on the first level'),
  before: z.number().int().min(1).nullable().describe('the one that comes after it; null: it is the last one'),
});
export type CategoryPlace = z.output<typeof place>;

const category = content.extend({
  id: z.number().int(),
  version: z.string(),
  paths: z.partialRecord(store, z.string()).describe('where shoppers find it'),
});
export type CategoryDetails = z.output<typeof category>;

const node = z.object({
  id: z.number().int(),
  parent_id: z.number().int().nullable().describe('null: on the first level'),
  level: z.number().int().describe('1: the first one'),
  name: z.string(),
  active: z.boolean(),
  in_menu: z.boolean(),
  image: z.string().nullable(),
  products: z.number().int().describe('in it and below it'),
  version: z.string(),
});
export type CategoryNode = z.output<typeof node>;

const missing = { 404: 'NOT_FOUND' };
const taken = 'ADDRESS_TAKEN, TEXT_MISSING: the default store needs a text';
const nowhere =
  'CATEGORY_IN_ITSELF: it would stand below itself; CATEGORY_TOO_DEEP; CHANGED_MEANWHILE: its new place is gone';

export const categoryEndpoints = {
  'categories.tree': defineOfficeEndpoint(officeRoutes['categories.tree'], {
    tag,
    summary: 'All categories in the order of the tree, each before those below it',
    access,
    result: z.array(node),
  }),
  'categories.read': defineOfficeEndpoint(officeRoutes['categories.read'], {
    tag,
    summary: 'One category with its texts',
    access,
    params: byId,
    result: category,
    failures: missing,
  }),
  'categories.create': defineOfficeEndpoint(officeRoutes['categories.create'], {
    tag,
    summary: 'Add a category, as the last one of its parent',
    access,
    body: content.extend({ parent_id: place.shape.parent_id }),
    result: category,
    failures: { 409: `${taken}, ${nowhere}, TOO_MANY_CATEGORIES` },
  }),
  'categories.update': defineOfficeEndpoint(officeRoutes['categories.update'], {
    tag,
    summary: 'Change texts, picture and visibility of a category',
    access,
    params: byId,
    body: content.extend({ version }),
    result: category,
    failures: { ...missing, 409: `CHANGED_MEANWHILE, ${taken}` },
  }),
  'categories.move': defineOfficeEndpoint(officeRoutes['categories.move'], {
    tag,
    summary: 'Put a category, with all below it, to another place',
    access,
    params: byId,
    body: place.extend({ version }),
    result: z.object({ version: z.string() }),
    failures: { ...missing, 409: `CHANGED_MEANWHILE, ${nowhere}` },
  }),
  'categories.remove': defineOfficeEndpoint(officeRoutes['categories.remove'], {
    tag,
    summary: 'Remove a category. Its address leads to the one above it',
    access,
    params: byId,
    query: z.object({ version }),
    result: z.object({}),
    failures: {
      ...missing,
      409: 'CHANGED_MEANWHILE, CATEGORY_HAS_CHILDREN, CATEGORY_HAS_GOODS: some goods are in no other one',
    },
  }),
} as const;
