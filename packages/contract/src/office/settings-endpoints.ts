import { z } from 'zod';
import { type SettingSection, settingSections } from '../shop-settings.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** What the owner sets. A section is saved as a whole, on the version that was read: nobody overwrites what he has not seen. */

const tag = 'Settings';
const access = areas.settings;
const version = z.number().int().min(0).describe('rises with each change; 0 while it has its default');

const stateOf = <S extends SettingSection>(section: S) =>
  z.object({ value: settingSections[section], version }) as z.ZodObject<{
    value: (typeof settingSections)[S];
    version: typeof version;
  }>;

const changeOf = <S extends SettingSection>(section: S) =>
  z.object({ section: z.literal(section), value: settingSections[section], version }) as z.ZodObject<{
    section: z.ZodLiteral<S>;
    value: (typeof settingSections)[S];
    version: typeof version;
  }>;

/** The sections of these calls: opening the shop, home page and menu have calls of their own. */
export type OfficeSection = Exclude<SettingSection, 'opening' | 'home' | 'menu'>;

export const settingsEndpoints = {
  'settings.read': defineOfficeEndpoint(officeRoutes['settings.read'], {
    tag,
    summary: 'All that the owner sets, and what the environment has set instead',
    access,
    result: z.object({
      brand: stateOf('brand'),
      look: stateOf('look'),
      firm: stateOf('firm'),
      bank: stateOf('bank'),
      mail: stateOf('mail'),
      dailyMail: stateOf('dailyMail'),
      shipping: stateOf('shipping'),
      packing: stateOf('packing'),
      billing: stateOf('billing'),
      vat: stateOf('vat'),
      promises: stateOf('promises'),
      payment: stateOf('payment'),
      transfers: stateOf('transfers'),
      orders: stateOf('orders'),
      documents: stateOf('documents'),
      orderMails: stateOf('orderMails'),
      parcels: stateOf('parcels'),
      catalog: stateOf('catalog'),
      cart: stateOf('cart'),
      closedDays: stateOf('closedDays'),
      vouchers: stateOf('vouchers'),
      stores: stateOf('stores'),
      from_outside: z.array(z.string()).describe('fields that the environment sets and that win, such as brand.name'),
    }),
  }),
  'settings.payments': defineOfficeEndpoint(officeRoutes['settings.payments'], {
    tag,
    summary: 'What payments rest on besides what the owner sets',
    access,
    result: z.object({
      online: z
        .enum(['real', 'demo', 'none'])
        .describe('credentials of the environment, the sandbox of a demo, or nothing'),
      demo_account: z.boolean().describe('transfers go to an account of the demo as long as there is no other'),
    }),
  }),
  'settings.save': defineOfficeEndpoint(officeRoutes['settings.save'], {
    tag,
    summary: 'Change one section; the shop follows within a second',
    access,
    body: z.discriminatedUnion('section', [
      changeOf('brand'),
      changeOf('look'),
      changeOf('firm'),
      changeOf('bank'),
      changeOf('mail'),
      changeOf('dailyMail'),
      changeOf('shipping'),
      changeOf('packing'),
      changeOf('billing'),
      changeOf('vat'),
      changeOf('promises'),
      changeOf('payment'),
      changeOf('transfers'),
      changeOf('orders'),
      changeOf('documents'),
      changeOf('orderMails'),
      changeOf('parcels'),
      changeOf('catalog'),
      changeOf('cart'),
      changeOf('closedDays'),
      changeOf('vouchers'),
      changeOf('stores'),
    ]),
    result: z.object({ version }),
    failures: { 409: 'CHANGED_MEANWHILE: somebody else has saved this section since it was read' },
  }),
} as const;
