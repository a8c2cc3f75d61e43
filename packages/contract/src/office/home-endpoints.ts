import { z } from 'zod';
import { homePage, homePages, shopMenu, shopMenus } from '../home-settings.ts';
import { storeCodes } from '../stores.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Home page, menu and footer of each store. One without its own has that of the demo, or what the catalogue says. */

const tag = 'Home page and menu';
const access = areas.content;
const store = z.enum(storeCodes);
const version = z.number().int().min(0).describe('rises with each change; 0 while nothing was changed');
const stale = { 409: 'CHANGED_MEANWHILE: somebody else has saved it since it was read' };

const category = z.object({
  id: z.number().int(),
  name: z.string(),
  level: z.number().int(),
  in_menu: z.boolean().describe('a main category that the menu shows by itself'),
  count: z.number().int().describe('of its products'),
});
export type OfficeCategory = z.infer<typeof category>;
const categories = z.record(store, z.array(category)).describe('in the order of the shop');

export const homeEndpoints = {
  'home.read': defineOfficeEndpoint(officeRoutes['home.read'], {
    tag,
    summary: 'The home pages that were composed here, and what they can lead to',
    access,
    result: z.object({ pages: homePages, version, is_demo: z.boolean(), categories }),
  }),
  'home.save': defineOfficeEndpoint(officeRoutes['home.save'], {
    tag,
    summary: 'Save the home page of a store; the shop follows within a second',
    access,
    body: z.object({ store, page: homePage.nullable().describe('null: as without a change'), version }),
    result: z.object({ version }),
    failures: stale,
  }),
  'menu.read': defineOfficeEndpoint(officeRoutes['menu.read'], {
    tag,
    summary: 'Menus and footers that were changed here, and what the catalogue has',
    access,
    result: z.object({
      menus: shopMenus,
      version,
      categories,
      footers: z.record(
        store,
        z.array(z.object({ label: z.string(), links: z.array(z.object({ label: z.string(), path: z.string() })) })),
      ),
    }),
  }),
  'menu.save': defineOfficeEndpoint(officeRoutes['menu.save'], {
    tag,
    summary: 'Save menu and footer of a store; the shop follows within a second',
    access,
    body: z.object({ store, menu: shopMenu.nullable().describe('null: as without a change'), version }),
    result: z.object({ version }),
    failures: stale,
  }),
} as const;
