import { countTypes } from '@brixel/contract/sale-rules';
import { z } from 'zod';

const count = z.number().int().min(0);

/** The platform's slice of the configuration, with its defaults; apps/shop reads it from the environment. */
export const platformConfigSchema = z.object({
  /** a PostgreSQL server; without one the data directory holds a SQLite file */
  databaseUrl: z.string().min(1).optional(),
  /** PostgreSQL cancels a statement that takes longer */
  databaseTimeoutSeconds: z.number().int().min(1).default(30),
  /** database file, generated secrets, resized pictures and the catalogue of the last run */
  dataDir: z.string().min(1),
  /** fill an empty database with the demo catalogue */
  demoCatalog: z.boolean().default(true),
  /** after a start from the catalogue of the last run, read all tables again: they may have been edited by hand */
  rebuildOnStart: z.boolean().default(true),
  /** products also carry their prices under the names that older clients read, such as `priceInclTax` */
  deprecatedPriceFields: z.boolean().default(false),
  /** serve every store, or the default one alone */
  multistore: z.boolean().default(true),
  /** the longest answer of the catalogue; a request for more is refused */
  answerLimitKb: z.number().int().min(64).default(8192),
  /** what the owner sets in the office, unless it stands here */
  zeroPrices: z.boolean().optional(),
  listOutOfStock: z.boolean().optional(),
  guestCartDays: z.number().int().min(1).optional(),
  cartCountType: z.enum(countTypes).optional(),
  shopName: z.string().min(1).max(60).optional(),
  /** who is invited to the office as long as nobody works there */
  ownerEmail: z.email().optional(),
  /** how long a customer's token is valid before it has to be renewed */
  accessTokenMinutes: z.number().positive().default(15),
  /** how often one address of the network, or one mailbox, may do what costs the shop something; 0 stands for any number */
  limits: z
    .object({
      ordersPerAddress: count.default(60).describe('an hour'),
      ordersPerMailbox: count.default(20).describe('a day'),
      cartsPerAddress: count.default(600).describe('an hour'),
      couponsPerAddress: count.default(120).describe('an hour'),
    })
    .prefault({}),
  /** orders that are not paid yet */
  unpaid: z
    .object({
      /** days in which a transfer is due, and after which the order is canceled: what the owner sets in the office, unless it stands here */
      dueDays: z.number().int().min(1).optional(),
      cancelDays: z.number().int().min(1).optional(),
      /** euros that the unpaid orders of one mailbox, or of one address, may hold; 0 stands for any sum */
      perMailbox: count.default(3000),
      perAddress: count.default(10_000),
    })
    .prefault({}),
  /** the address that shoppers type, without a slash at its end: links in mails are built on it */
  publicUrl: z.url().default('http://localhost:3000'),
  /** whether visitors are told apart behind the proxies in front */
  trustsProxy: z.boolean().default(true),
  /** webhooks may go to addresses inside the own network, and without TLS */
  webhookPrivate: z.boolean().default(false),
  /** off: the office's calls are not answered */
  office: z.boolean().default(true),
  /** on: sandbox, bank account and coupons of the demo replace what is not configured */
  demo: z.boolean().default(true),
  /** the bank account that orders are paid to */
  bank: z
    .object({ holder: z.string().min(1), iban: z.string().min(1), bic: z.string().min(1) })
    .partial()
    .prefault({}),
  mail: z
    .object({
      /** without a mail server mails are written into the data directory */
      smtpUrl: z.string().min(1).optional(),
      /** the sender of mails, and the recipient of the shop's own; what the owner sets in the office, unless it stands here */
      from: z.string().min(1).optional(),
    })
    .prefault({}),
  /** backups that the shop makes by itself */
  backup: z
    .object({
      everyHours: z.number().int().min(1),
      /** so many of the newest stay */
      keep: z.number().int().min(1).default(7),
      /** better on another disk than the data directory */
      folder: z.string().min(1),
    })
    .optional(),
  /** where orders are paid online */
  paypal: z
    .object({
      clientId: z.string().min(1),
      clientSecret: z.string().min(1),
      apiUrl: z.url().default('https://api-m.paypal.com'),
      /** verifies incoming webhooks; without it payments are polled every few minutes */
      webhookId: z.string().min(1).optional(),
    })
    .optional(),
});
export type PlatformConfig = z.input<typeof platformConfigSchema>;
export type PlatformSettings = z.output<typeof platformConfigSchema>;
