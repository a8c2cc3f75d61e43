import { z } from 'zod';

/** The platform's slice of the configuration; apps/shop reads the environment and fills it. */
export const platformConfigSchema = z.object({
  /** a PostgreSQL server; without one the data directory holds a SQLite file */
  databaseUrl: z.string().min(1).optional(),
  /** database file, generated secrets, resized pictures and the catalogue of the last run */
  dataDir: z.string().min(1),
  /** fill an empty database with the demo catalogue */
  demoCatalog: z.boolean().default(true),
  /** products also carry their prices under the names that older clients read, such as `priceInclTax` */
  deprecatedPriceFields: z.boolean().default(false),
  /** serve every store, or the default one alone */
  multistore: z.boolean().default(true),
  /** the longest answer of the catalogue; whoever asks for more is refused */
  answerLimitKb: z.number().int().min(64).default(8192),
  /** guests' carts are removed when nothing has been changed in them for so many days */
  guestCartDays: z.number().int().min(1).default(30),
  /** how long a customer's token is valid before it has to be renewed */
  accessTokenMinutes: z.number().positive().default(15),
  /** the address that shoppers type, without a slash at its end: links in mails are built on it */
  publicUrl: z.url().default('http://localhost:3000'),
  /** the bank account that orders are paid to; the data of the demo belong to nobody */
  bank: z
    .object({
      holder: z.string().min(1).default('Brixel GmbH (Demo)'),
      iban: z.string().min(1).default('DE00 0000 0000 0000 0000 00'),
      bic: z.string().min(1).default('DEMODEMOXXX'),
    })
    .prefault({}),
  mail: z
    .object({
      /** without a mail server mails are written into the data directory */
      smtpUrl: z.string().min(1).optional(),
      /** who mails come from, and where the shop's own go to */
      from: z.string().min(1).default('brixel <bestellung@brixel.example>'),
    })
    .prefault({}),
  /** where orders are paid online; without credentials the built-in sandbox stands in, and nothing is charged */
  paypal: z
    .object({
      clientId: z.string().min(1),
      clientSecret: z.string().min(1),
      apiUrl: z.url(),
      /** whose messages are believed; without one none is, and payments are asked for every few minutes */
      webhookId: z.string().min(1).optional(),
    })
    .optional(),
});
export type PlatformConfig = z.input<typeof platformConfigSchema>;
