import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** Before you open: what a shop needs before it may sell, and the switch that opens it. */

export const openingChecks = [
  'firm',
  'legal',
  'payment',
  'shipping',
  'vat',
  'mail',
  'mailTest',
  'https',
  'backup',
  'goods',
] as const;
export type OpeningCheck = (typeof openingChecks)[number];

/** Without these nobody may sell. The others are advice. */
export const requiredChecks: readonly OpeningCheck[] = ['firm', 'legal', 'payment', 'shipping', 'vat'];

/** What is risky in the way the shop is run: to be mended outside the office. */
export const serverRisks = ['proxy', 'paypalSandbox', 'backupDisk', 'openFolder', 'root', 'webhookPrivate'] as const;
export type ServerRisk = (typeof serverRisks)[number];

const tag = 'Opening';
const access = areas.settings;

const state = z.object({
  is_open: z.boolean(),
  orders: z.enum(['taken', 'demo-goods', 'not-open-yet']).describe('whether orders are taken, or why not'),
  checks: z.array(z.object({ check: z.enum(openingChecks), ok: z.boolean() })),
  backup: z
    .object({
      made_at: z.string().nullable().describe('when the shop has made its newest backup by itself'),
      failed_at: z.string().nullable().describe('when it last tried in vain, if that was later'),
    })
    .describe('backups that the shop makes by itself'),
  risks: z.array(z.enum(serverRisks)).describe('what is to be mended in the way the shop is run; nothing for a demo'),
});
export type OpeningState = z.output<typeof state>;

export const shopOpenStates = ['open', 'no-orders', 'not-open-yet', 'closed'] as const;
export type ShopOpen = (typeof shopOpenStates)[number];

/** Why a shop takes no orders. */
export type ClosedFor = Exclude<OpeningState['orders'], 'taken'>;

export const openingEndpoints = {
  'opening.state': defineOfficeEndpoint(officeRoutes['opening.state'], {
    tag,
    summary: 'Whether shoppers can buy now',
    access: 'signed-in',
    result: z.object({
      state: z
        .enum(shopOpenStates)
        .describe(
          'no-orders: it is shown but sells nothing, since its goods are those of the demo; closed: was open before',
        ),
    }),
  }),
  'opening.read': defineOfficeEndpoint(officeRoutes['opening.read'], {
    tag,
    summary: 'Whether the shop is open, and what it needs before',
    access,
    result: state,
  }),
  'opening.save': defineOfficeEndpoint(officeRoutes['opening.save'], {
    tag,
    summary: 'Open the shop, or close it for a while',
    access,
    body: z.object({ open: z.boolean() }),
    result: state,
    failures: { 409: 'NOT_READY: something is missing without which nobody may sell' },
  }),
  'opening.testMail': defineOfficeEndpoint(officeRoutes['opening.testMail'], {
    tag,
    summary: 'Send a mail to whoever asks for it, the way all mails go; once it is delivered, mails count as tested',
    access,
    result: z.object({ to: z.string() }),
    failures: { 429: 'TOO_MANY_REQUESTS' },
  }),
  'opening.backup': defineOfficeEndpoint(officeRoutes['opening.backup'], {
    tag,
    summary: 'State that the data is saved by another program, or that it is not: the shop itself cannot see that',
    access,
    body: z.object({ confirmed: z.boolean() }),
    result: state,
  }),
} as const;
