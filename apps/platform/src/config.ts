import { z } from 'zod';

/** The platform's slice of the configuration; apps/shop reads the environment and fills it. */
export const platformConfigSchema = z.object({
  /** a PostgreSQL server; without one the data directory holds a SQLite file */
  databaseUrl: z.string().min(1).optional(),
  /** database file, generated secrets and resized pictures */
  dataDir: z.string().min(1),
  /** fill an empty database with the demo catalogue */
  demoCatalog: z.boolean().default(true),
});
export type PlatformConfig = z.input<typeof platformConfigSchema>;
