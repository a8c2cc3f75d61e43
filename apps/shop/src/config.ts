import { resolve } from 'node:path';
import { z } from 'zod';

/** The one place where the environment is read. */

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
    .transform((value) => value === 'true' || value === '1')
    .default(fallback);

const wholePort = 'must be a whole number from 1 to 65535';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' });

const endpointPath = (example: string) =>
  z
    .string()
    .regex(/^\/[\w./{}-]*$/, `must be a path such as ${example}`)
    .optional();

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, wholePort)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, wholePort)
    .default(3000),
  HOST: z.string().min(1, 'must name an address to listen on').default('0.0.0.0'),
  DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be the address of a PostgreSQL server, such as postgres://user@host/name')
    .optional(),
  PUBLIC_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  API_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  API_MODE: z.enum(['rest', 'graphql'], { error: 'must be rest or graphql' }).default('rest'),
  CATALOG_PATH: endpointPath('/api/catalog/shop_{{storeCode}}/{{entity}}/_search'),
  GRAPHQL_PATH: endpointPath('/graphql/{{storeCode}}'),
  PLATFORM_PRICES: flag(false),
  TAX_CALCULATION: z.enum(['server', 'client'], { error: 'must be server or client' }).default('server'),
  SOURCE_PRICE_INCLUDES_TAX: flag(false),
  FINAL_PRICE_INCLUDES_TAX: flag(false),
  DEPRECATED_PRICE_FIELDS: flag(false),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC123')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('warn'),
  URL_DISPATCHER: flag(false),
  MULTISTORE: flag(true),
  TRUST_PROXY: flag(false),
});

export interface ShopConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** the address that shoppers type; links in mails, canonical and hreflang are built on it */
  publicUrl: string | undefined;
  /** an API elsewhere that the storefront talks to instead of the built-in platform */
  apiUrl: string | undefined;
  apiMode: 'rest' | 'graphql';
  /** paths of an API elsewhere that differ from ours */
  endpoints: { catalogSearch?: string; graphql?: string };
  /** whether the commerce platform's own prices replace those of the search index */
  platformPrices: boolean;
  /** set where the storefront adds the taxes itself */
  clientTax: { sourcePriceIncludesTax: boolean; finalPriceIncludesTax: boolean } | null;
  /** whether our API also names prices as older clients do */
  deprecatedPriceFields: boolean;
  gtmId: string | null;
  logLevel: string;
  urlDispatcher: boolean;
  multistore: boolean;
  trustProxy: boolean;
}

export type ConfigResult = { ok: true; config: ShopConfig } | { ok: false; problems: string[] };

/** An empty variable counts as not set, as shells and compose files leave them behind. */
export function readConfig(env: NodeJS.ProcessEnv): ConfigResult {
  const known = Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  const parsed = environment.safeParse(Object.fromEntries(known));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${issue.message}, but is "${env[name]}".`;
    });
    return { ok: false, problems };
  }
  const values = parsed.data;
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      dataDir: resolve(values.DATA_DIR),
      databaseUrl: values.DATABASE_URL,
      publicUrl: values.PUBLIC_URL,
      apiUrl: values.API_URL,
      apiMode: values.API_MODE,
      endpoints: {
        ...(values.CATALOG_PATH && { catalogSearch: values.CATALOG_PATH }),
        ...(values.GRAPHQL_PATH && { graphql: values.GRAPHQL_PATH }),
      },
      platformPrices: values.PLATFORM_PRICES,
      clientTax:
        values.TAX_CALCULATION === 'client'
          ? {
              sourcePriceIncludesTax: values.SOURCE_PRICE_INCLUDES_TAX,
              finalPriceIncludesTax: values.FINAL_PRICE_INCLUDES_TAX,
            }
          : null,
      deprecatedPriceFields: values.DEPRECATED_PRICE_FIELDS,
      gtmId: values.GTM_ID ?? null,
      logLevel: values.LOG_LEVEL,
      urlDispatcher: values.URL_DISPATCHER,
      multistore: values.MULTISTORE,
      trustProxy: values.TRUST_PROXY,
    },
  };
}
