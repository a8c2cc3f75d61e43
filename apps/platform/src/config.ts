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
  /** guests' carts are removed when nothing has been changed in them for so many days */
  guestCartDays: z.number().int().min(1).default(30),
});
export type PlatformConfig = z.input<typeof platformConfigSchema>;
