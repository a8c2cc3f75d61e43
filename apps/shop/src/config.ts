import { resolve } from 'node:path';
import type { CountType } from '@brixel/commerce/cart/cart-facts';
import type { GroupedTax } from '@brixel/commerce/tax';
import { z } from 'zod';
import { isIban } from './iban.ts';
import { type TrustProxy, trustProxy } from './trust-proxy.ts';

/** The one place where the environment is read. */

const choice = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');
const flag = (fallback: boolean) => choice.default(fallback);

const wholePort = 'must be a whole number from 1 to 65535';
const wholeDays = 'must be a whole number of days from 1 to 3650';
const wholeKilobytes = 'must be a whole number of kilobytes from 64 to 51200';
const wholeAnswer = 'must be a whole number of kilobytes from 64 to 65536';
const wholeSeconds = 'must be a whole number of seconds from 1 to 3600';
const wholeNumber = 'must be a whole number from 0 to 1000000, where 0 stands for no limit';
const minutes = 'must be a number of minutes from 0.01 to 1440';

const limit = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, wholeNumber)
    .transform(Number)
    .refine((value) => value <= 1_000_000, wholeNumber)
    .default(fallback);

const days = (fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, wholeDays)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 3650, wholeDays)
    .default(fallback);

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
  DATABASE_TIMEOUT_SECONDS: z
    .string()
    .regex(/^\d+$/, wholeSeconds)
    .transform(Number)
    .refine((seconds) => seconds >= 1 && seconds <= 3600, wholeSeconds)
    .default(30),
  PUBLIC_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  API_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  API_MODE: z.enum(['rest', 'graphql'], { error: 'must be rest or graphql' }).default('rest'),
  CATALOG_PATH: endpointPath('/api/catalog/shop_{{storeCode}}/{{entity}}/_search'),
  GRAPHQL_PATH: endpointPath('/graphql/{{storeCode}}'),
  PLATFORM_PRICES: flag(false),
  PRICE_TIERS: flag(false),
  TAX_CALCULATION: z.enum(['server', 'client'], { error: 'must be server or client' }).default('server'),
  SOURCE_PRICE_INCLUDES_TAX: flag(false),
  FINAL_PRICE_INCLUDES_TAX: flag(false),
  TAX_USER_GROUP_ID: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be the number of a customer group')
    .transform(Number)
    .optional(),
  TAX_ONLY_DEFAULT_GROUP: flag(false),
  DEPRECATED_PRICE_FIELDS: flag(false),
  REQUEST_TIMEOUT_SECONDS: z
    .string()
    .regex(/^\d+$/, wholeSeconds)
    .transform(Number)
    .refine((seconds) => seconds >= 1 && seconds <= 3600, wholeSeconds)
    .default(120),
  ANSWER_LIMIT_KB: z
    .string()
    .regex(/^\d+$/, wholeAnswer)
    .transform(Number)
    .refine((size) => size >= 64 && size <= 65_536, wholeAnswer)
    .default(8192),
  GUEST_CART_DAYS: days(30),
  ORDERS_PER_ADDRESS: limit(60),
  ORDERS_PER_MAILBOX: limit(20),
  CARTS_PER_ADDRESS: limit(600),
  COUPONS_PER_ADDRESS: limit(120),
  UNPAID_PER_MAILBOX: limit(3000),
  UNPAID_PER_ADDRESS: limit(10_000),
  TRANSFER_DUE_DAYS: days(7),
  TRANSFER_CANCEL_DAYS: days(10),
  ACCESS_TOKEN_MINUTES: z
    .string()
    .regex(/^\d+(\.\d+)?$/, minutes)
    .transform(Number)
    .refine((value) => value >= 0.01 && value <= 1440, minutes)
    .default(15),
  SEARCH_CACHE_KB: z
    .string()
    .regex(/^\d+$/, wholeKilobytes)
    .transform(Number)
    .refine((size) => size >= 64 && size <= 51_200, wholeKilobytes)
    .default(4096),
  PRODUCT_CACHE: flag(true),
  URL_CACHE: flag(true),
  CART_MERGE_ON_START: flag(true),
  CART_SERVER_MAY_REMOVE: choice.optional(),
  CART_SERVER_MAY_MODIFY: choice.optional(),
  CART_MAX_BYPASS_ATTEMPTS: z.string().regex(/^\d$/, 'must be a whole number from 0 to 9').transform(Number).default(1),
  ZERO_PRICE_PRODUCTS: flag(false),
  MINICART_COUNT: z.enum(['quantities', 'items'], { error: 'must be quantities or items' }).default('quantities'),
  PAYMENT_METHODS_MAPPING: z
    .string()
    .regex(/^[\w-]+=[\w-]+(,[\w-]+=[\w-]+)*$/, 'must be pairs such as banktransfer=checkmo, with commas between them')
    .transform((pairs) => Object.fromEntries(pairs.split(',').map((pair) => pair.split('='))))
    .pipe(z.record(z.string(), z.string()))
    .optional(),
  OFFLINE_ORDERS_AUTOMATIC: flag(false),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be the address of a mail server, such as smtps://user:password@host' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@]* <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
      'must be an address such as brixel <shop@shop.example>',
    )
    .optional(),
  BANK_HOLDER: z.string().optional(),
  BANK_IBAN: z.string().refine(isIban, 'must be a valid IBAN').optional(),
  BANK_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 signs')
    .optional(),
  DEMO: choice.optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).default('https://api-m.paypal.com'),
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
  LIST_OUT_OF_STOCK: flag(true),
  MULTISTORE: flag(true),
  DRAW_AHEAD: flag(true),
  TRUST_PROXY: trustProxy,
});

const complete = environment.superRefine((values, context) => {
  if (values.TRANSFER_CANCEL_DAYS < values.TRANSFER_DUE_DAYS)
    context.addIssue({
      code: 'custom',
      path: ['TRANSFER_CANCEL_DAYS'],
      message: 'must not be below TRANSFER_DUE_DAYS',
    });
  // With half of the credentials the sandbox would stand in, and nobody would be charged.
  const [id, secret] = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'] as const;
  const missing = values[id] ? secret : id;
  if (Boolean(values[id]) !== Boolean(values[secret]))
    context.addIssue({
      code: 'custom',
      path: [missing],
      message: `must be set where ${missing === id ? secret : id} is`,
    });
});

/** Whoever comes by https means it: there nothing is pretended unless that is wanted. */
const isPublic = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

export interface ShopConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** PostgreSQL cancels a statement that takes longer */
  databaseTimeoutSeconds: number;
  /** the address that shoppers type; links in mails, canonical and hreflang are built on it */
  publicUrl: string | undefined;
  /** an API elsewhere that the storefront talks to instead of the built-in platform */
  apiUrl: string | undefined;
  apiMode: 'rest' | 'graphql';
  /** paths of an API elsewhere that differ from ours */
  endpoints: { catalogSearch?: string; graphql?: string };
  /** whether the commerce platform's own prices replace those of the search index */
  platformPrices: boolean;
  /** whether searches say which group a customer is in */
  priceTiers: boolean;
  /** set where the storefront adds the taxes itself */
  clientTax: { sourcePriceIncludesTax: boolean; finalPriceIncludesTax: boolean; group: GroupedTax } | null;
  /** whether our API also names prices as older clients do */
  deprecatedPriceFields: boolean;
  /** how long a request may take to arrive */
  requestTimeoutSeconds: number;
  /** the longest answer of the catalogue */
  answerLimitKb: number;
  /** days without a change after which a guest's cart is removed */
  guestCartDays: number;
  /** how long a customer's token is valid before it has to be renewed */
  accessTokenMinutes: number;
  /** what browsers keep of the catalogue for times without a line */
  browserCache: { quotaKb: number; products: boolean; urls: boolean };
  /** how a browser's cart and the server's are brought together; null: as the API can tell */
  cartMerge: {
    mergeOnStart: boolean;
    serverMayRemoveLocal: boolean | null;
    serverMayModifyLocal: boolean | null;
    maxBypassAttempts: number;
  };
  /** whether what costs nothing may be bought */
  zeroPrices: boolean;
  /** what the little number on the cart counts: pieces, or lines */
  minicartCount: CountType;
  /** what an API elsewhere calls our payment methods, by their codes */
  paymentMethodsMapping: Record<string, string>;
  /** whether orders that were saved without a line are sent without asking again */
  offlineOrdersAutomatic: boolean;
  /** how often one address, or one mailbox, may order, open carts and try coupons; 0 stands for any number */
  limits: { ordersPerAddress: number; ordersPerMailbox: number; cartsPerAddress: number; couponsPerAddress: number };
  /** what orders may hold that are not paid yet, in euros, and when a transfer is due and given up */
  unpaid: { perMailbox: number; perAddress: number; dueDays: number; cancelDays: number };
  /** what is not set keeps the values of the demo */
  mail: { smtpUrl?: string; from?: string };
  /** on: sandbox, bank account and coupons of the demo stand in for what is not configured */
  demo: boolean;
  /** the account that bank transfers go to */
  bank: { holder?: string; iban?: string; bic?: string };
  /** where orders are paid online */
  paypal: { clientId: string; clientSecret: string; webhookId: string | undefined; apiUrl: string } | undefined;
  gtmId: string | null;
  logLevel: string;
  urlDispatcher: boolean;
  /** whether goods that are sold out stay in lists */
  listOutOfStock: boolean;
  multistore: boolean;
  drawAhead: boolean;
  trustProxy: TrustProxy;
}

export type ConfigResult = { ok: true; config: ShopConfig } | { ok: false; problems: string[] };

/** An empty variable counts as not set, as shells and compose files leave them behind. */
export function readConfig(env: NodeJS.ProcessEnv): ConfigResult {
  const known = Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  const parsed = complete.safeParse(Object.fromEntries(known));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${issue.message}, but is ${env[name] ? `"${env[name]}"` : 'missing'}.`;
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
      databaseTimeoutSeconds: values.DATABASE_TIMEOUT_SECONDS,
      publicUrl: values.PUBLIC_URL,
      apiUrl: values.API_URL,
      apiMode: values.API_MODE,
      endpoints: {
        ...(values.CATALOG_PATH && { catalogSearch: values.CATALOG_PATH }),
        ...(values.GRAPHQL_PATH && { graphql: values.GRAPHQL_PATH }),
      },
      platformPrices: values.PLATFORM_PRICES,
      priceTiers: values.PRICE_TIERS,
      clientTax:
        values.TAX_CALCULATION === 'client'
          ? {
              sourcePriceIncludesTax: values.SOURCE_PRICE_INCLUDES_TAX,
              finalPriceIncludesTax: values.FINAL_PRICE_INCLUDES_TAX,
              group: { defaultGroupId: values.TAX_USER_GROUP_ID ?? null, onlyDefault: values.TAX_ONLY_DEFAULT_GROUP },
            }
          : null,
      deprecatedPriceFields: values.DEPRECATED_PRICE_FIELDS,
      requestTimeoutSeconds: values.REQUEST_TIMEOUT_SECONDS,
      answerLimitKb: values.ANSWER_LIMIT_KB,
      guestCartDays: values.GUEST_CART_DAYS,
      accessTokenMinutes: values.ACCESS_TOKEN_MINUTES,
      browserCache: {
        quotaKb: values.SEARCH_CACHE_KB,
        products: values.PRODUCT_CACHE,
        urls: values.URL_CACHE,
      },
      cartMerge: {
        mergeOnStart: values.CART_MERGE_ON_START,
        serverMayRemoveLocal: values.CART_SERVER_MAY_REMOVE ?? null,
        serverMayModifyLocal: values.CART_SERVER_MAY_MODIFY ?? null,
        maxBypassAttempts: values.CART_MAX_BYPASS_ATTEMPTS,
      },
      zeroPrices: values.ZERO_PRICE_PRODUCTS,
      minicartCount: values.MINICART_COUNT,
      paymentMethodsMapping: values.PAYMENT_METHODS_MAPPING ?? {},
      offlineOrdersAutomatic: values.OFFLINE_ORDERS_AUTOMATIC,
      limits: {
        ordersPerAddress: values.ORDERS_PER_ADDRESS,
        ordersPerMailbox: values.ORDERS_PER_MAILBOX,
        cartsPerAddress: values.CARTS_PER_ADDRESS,
        couponsPerAddress: values.COUPONS_PER_ADDRESS,
      },
      unpaid: {
        perMailbox: values.UNPAID_PER_MAILBOX,
        perAddress: values.UNPAID_PER_ADDRESS,
        dueDays: values.TRANSFER_DUE_DAYS,
        cancelDays: values.TRANSFER_CANCEL_DAYS,
      },
      mail: {
        ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
        ...(values.MAIL_FROM && { from: values.MAIL_FROM }),
      },
      demo: values.DEMO ?? !isPublic(values.PUBLIC_URL),
      bank: {
        ...(values.BANK_HOLDER && { holder: values.BANK_HOLDER }),
        ...(values.BANK_IBAN && { iban: values.BANK_IBAN }),
        ...(values.BANK_BIC && { bic: values.BANK_BIC }),
      },
      paypal:
        values.PAYPAL_CLIENT_ID && values.PAYPAL_CLIENT_SECRET
          ? {
              clientId: values.PAYPAL_CLIENT_ID,
              clientSecret: values.PAYPAL_CLIENT_SECRET,
              webhookId: values.PAYPAL_WEBHOOK_ID,
              apiUrl: values.PAYPAL_API_URL,
            }
          : undefined,
      gtmId: values.GTM_ID ?? null,
      logLevel: values.LOG_LEVEL,
      urlDispatcher: values.URL_DISPATCHER,
      listOutOfStock: values.LIST_OUT_OF_STOCK,
      multistore: values.MULTISTORE,
      drawAhead: values.DRAW_AHEAD,
      trustProxy: values.TRUST_PROXY,
    },
  };
}
