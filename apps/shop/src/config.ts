import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultSettings } from '@brixel/contract/shop-settings';
import type { PlatformConfig } from '@brixel/platform/config';
import type { PublicConfigInput } from '@brixel/storefront/config/public-config';
import { z } from 'zod';
import { stores } from './stores-variable.ts';
import { trustProxy } from './trust-proxy.ts';
import {
  amounts,
  bic,
  categoryId,
  codes,
  countries,
  days,
  flag,
  groupId,
  gtmId,
  iban,
  infoPages,
  limit,
  logLevel,
  mailFrom,
  milliseconds,
  minutes,
  oneOf,
  pairs,
  pathLike,
  pictureUrl,
  postgresUrl,
  seconds,
  smtpUrl,
  webAddress,
  whole,
} from './variables.ts';

/**
 * The one place where the environment is read. A variable is one line below, at the place where its half of the shop expects it:
 * `platform` and `storefront` are passed on whole. What the platform has a default for has none here.
 */
export type ShopConfig = ReturnType<typeof configFrom>;

export type ConfigResult = { ok: true; config: ShopConfig } | { ok: false; problems: string[] };

/**
 * An empty variable counts as not set, as shells and compose files leave them behind. Each may also stand in a file that `…_FILE` names: secrets in the environment
 * can be read by more than those who should.
 */
export function readConfig(processEnv: NodeJS.ProcessEnv): ConfigResult {
  const { env, fromFiles, problems } = withFiles(processEnv);
  const refuse = (name: string, message: string): void => {
    const found = fromFiles.has(name)
      ? `what stands in ${name}_FILE is not`
      : env[name]
        ? `is "${env[name]}"`
        : 'is missing';
    problems.push(`${name} ${message}, but ${found}.`);
  };
  const config = configFrom({
    read(name, schema) {
      const parsed = schema.safeParse(env[name] || undefined);
      if (parsed.success) return parsed.data;
      for (const { message } of parsed.error.issues) refuse(name, message);
      return z.NEVER;
    },
    refuse,
  });
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function withFiles(processEnv: NodeJS.ProcessEnv) {
  const env = { ...processEnv };
  const fromFiles = new Set<string>();
  const problems: string[] = [];
  for (const [variable, file] of Object.entries(processEnv)) {
    const name = /^([A-Z][A-Z_]+)_FILE$/.exec(variable)?.[1];
    if (!name || !file || !secretVariables.has(name)) continue;
    if (env[name]) problems.push(`${name} and ${variable} must not both be set.`);
    fromFiles.add(name);
    try {
      env[name] = readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${variable} must name a file that can be read, but is "${file}".`);
    }
  }
  return { env, fromFiles, problems };
}

/** Those that hold a password or a key. */
const secretVariables: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'METRICS_TOKEN',
]);

interface Environment {
  /** the value of a variable; a wrong one is noted as a problem */
  read<T>(name: string, schema: z.ZodType<T>): T;
  refuse(name: string, message: string): void;
}

function configFrom(environment: Environment) {
  const { read } = environment;
  const port = read('PORT', whole('a whole number', 1, 65_535).default(3000));
  const publicUrl = read('PUBLIC_URL', webAddress.default(`http://localhost:${port}`));
  const multistore = read('MULTISTORE', flag.default(true));
  const shopName = read('SHOP_NAME', z.string().max(60).optional());
  const zeroPrices = read('ZERO_PRICE_PRODUCTS', flag.optional());
  const listOutOfStock = read('LIST_OUT_OF_STOCK', flag.optional());
  const cartCountType = read('MINICART_COUNT', oneOf('quantities', 'items').optional());
  // An https address is that of a real shop: there nothing is simulated unless that is asked for.
  const demo = read('DEMO', flag.default(!/^https:/.test(publicUrl)));
  const apiUrl = read('API_URL', webAddress.default(''));
  const office = read('OFFICE', flag.default(true));
  const proxies = read('TRUST_PROXY', trustProxy);
  const hasPlatform = platformSwitch(environment, apiUrl);
  const pictures = pictureSettings(environment, apiUrl, hasPlatform);
  return {
    server: {
      port,
      host: read('HOST', z.string().default('0.0.0.0')),
      publicUrl,
      requestTimeoutSeconds: read('REQUEST_TIMEOUT_SECONDS', seconds.default(120)),
      trustProxy: proxies,
      /** how long a node that is to stop still answers, while balancers learn that it is not ready */
      stopDelaySeconds: read('STOP_DELAY_SECONDS', whole('a whole number of seconds', 0, 300).default(0)),
      logLevel: read('LOG_LEVEL', logLevel.default('warn')),
      /** a line for each request, whatever the level is */
      accessLog: read('ACCESS_LOG', flag.default(false)),
      /** whoever knows it may read `/metrics`; without it only this machine may */
      metricsToken: read('METRICS_TOKEN', z.string().min(16, 'must have at least 16 signs').optional()),
      /** how much finished pages may take in memory; 0: each is made for its request */
      pageCacheMb: read('PAGE_CACHE_MB', whole('a whole number of megabytes', 0, 4096).default(32)),
      /** draw the pictures of the first views in the background */
      drawAhead: read('DRAW_AHEAD', flag.default(true)),
      /** the app of the owner's office, which needs a platform */
      office: office && hasPlatform,
      /** off: neither database nor API of our own, only the storefront of an API elsewhere */
      platform: hasPlatform,
      pictureProxy: pictures.proxy,
    },
    platform: {
      publicUrl,
      multistore,
      shopName,
      zeroPrices,
      listOutOfStock,
      dataDir: resolve(read('DATA_DIR', z.string().default('./data'))),
      databaseUrl: read('DATABASE_URL', postgresUrl.optional()),
      databaseTimeoutSeconds: read('DATABASE_TIMEOUT_SECONDS', seconds.optional()),
      rebuildOnStart: read('REBUILD_ON_START', flag.optional()),
      deprecatedPriceFields: read('DEPRECATED_PRICE_FIELDS', flag.optional()),
      answerLimitKb: read('ANSWER_LIMIT_KB', whole('a whole number of kilobytes', 64, 65_536).optional()),
      guestCartDays: read('GUEST_CART_DAYS', days.optional()),
      cartCountType,
      accessTokenMinutes: read('ACCESS_TOKEN_MINUTES', minutes.optional()),
      limits: {
        ordersPerAddress: read('ORDERS_PER_ADDRESS', limit.optional()),
        ordersPerMailbox: read('ORDERS_PER_MAILBOX', limit.optional()),
        cartsPerAddress: read('CARTS_PER_ADDRESS', limit.optional()),
        couponsPerAddress: read('COUPONS_PER_ADDRESS', limit.optional()),
      },
      unpaid: {
        perMailbox: read('UNPAID_PER_MAILBOX', limit.optional()),
        perAddress: read('UNPAID_PER_ADDRESS', limit.optional()),
        ...transferDays(environment),
      },
      mail: {
        smtpUrl: read('SMTP_URL', smtpUrl.optional()),
        from: read('MAIL_FROM', mailFrom.optional()),
      },
      bank: {
        holder: read('BANK_HOLDER', z.string().optional()),
        iban: read('BANK_IBAN', iban.optional()),
        bic: read('BANK_BIC', bic.optional()),
      },
      trustsProxy: proxies !== false,
      webhookPrivate: read('WEBHOOK_PRIVATE', flag.optional()),
      office,
      demo,
      demoCatalog: demo,
      ownerEmail: read('OWNER_EMAIL', z.email('must be an e-mail address').optional()),
      backup: backup(environment),
      paypal: paypal(environment),
    } satisfies PlatformConfig,
    storefront: {
      publicUrl,
      shopName,
      shopIcon: read('SHOP_ICON', webAddress.optional()),
      pages: read('PAGES', infoPages.optional()),
      countries: read('COUNTRIES', countries.optional()),
      billingCountries: read('BILLING_COUNTRIES', countries.optional()),
      isTaxNoted: read('PRICES_INCLUDE_TAX', flag.optional()),
      multistore,
      api: {
        url: apiUrl,
        mode: read('API_MODE', oneOf('rest', 'graphql', 'elastic').default('rest')),
        catalogPath: read('CATALOG_PATH', pathLike('/api/catalog/shop_{{storeCode}}/{{entity}}/_search').optional()),
        graphqlPath: read('GRAPHQL_PATH', pathLike('/graphql/{{storeCode}}').optional()),
        calls: read('API_CALLS', oneOf('all', 'vsf1').default(hasPlatform ? 'all' : 'vsf1')),
        tokenIn: read('TOKEN_IN', oneOf('header', 'query').default('header')),
      },
      pictures: pictures.shown,
      prices: {
        fromPlatform: read('PLATFORM_PRICES', flag.default(false)),
        tiers: read('PRICE_TIERS', flag.default(false)),
        clientTax: clientTax(environment),
      },
      searchTimeoutMs: {
        browser: read('SEARCH_TIMEOUT_MS', milliseconds.default(5000)),
        server: read('SEARCH_TIMEOUT_SERVER_MS', milliseconds.default(1000)),
      },
      priceBounds: read('PRICE_BOUNDS', amounts.optional()),
      stores: storeSettings(environment, apiUrl),
      gtmId: read('GTM_ID', gtmId.nullable().default(null)),
      urlDispatcher: read('URL_DISPATCHER', flag.default(false)),
      rootCategoryId: rootCategory(environment, apiUrl),
      listOutOfStock,
      cache: {
        quotaKb: read('SEARCH_CACHE_KB', whole('a whole number of kilobytes', 64, 51_200).default(4096)),
        products: read('PRODUCT_CACHE', flag.default(true)),
        urls: read('URL_CACHE', flag.default(true)),
      },
      cart: {
        mergeOnStart: read('CART_MERGE_ON_START', flag.default(true)),
        serverMayRemoveLocal: read('CART_SERVER_MAY_REMOVE', flag.nullable().default(null)),
        serverMayModifyLocal: read('CART_SERVER_MAY_MODIFY', flag.nullable().default(null)),
        maxBypassAttempts: read('CART_MAX_BYPASS_ATTEMPTS', whole('a whole number', 0, 9).default(1)),
        stockSync: read('STOCK_SYNC', flag.default(true)),
        zeroPrices,
        minicartCountType: cartCountType,
      },
      users: {
        autoRefresh: read('TOKEN_REFRESH', flag.default(true)),
        maxAttempts: read('TOKEN_REFRESH_ATTEMPTS', whole('a whole number', 1, 9).default(1)),
      },
      orders: {
        paymentMethodsMapping: read('PAYMENT_METHODS_MAPPING', pairs.default({})),
        foreignPayments: read('PAYMENT_METHODS', codes.default([])),
      },
      offline: { ordersAutomatic: read('OFFLINE_ORDERS_AUTOMATIC', flag.default(false)) },
    } satisfies PublicConfigInput,
  };
}

/** A storefront alone needs somebody to ask. */
function platformSwitch({ read, refuse }: Environment, apiUrl: string): boolean {
  const isOn = read('PLATFORM', flag.default(true));
  if (!isOn && !apiUrl) refuse('API_URL', 'must be set where PLATFORM is false');
  return isOn;
}

/** Our own platform has its two stores, and no others. */
function storeSettings({ read, refuse }: Environment, apiUrl: string) {
  const named = read('STORES', stores.optional());
  if (Array.isArray(named) && !apiUrl) refuse('STORES', 'must be those of an API elsewhere, which API_URL names');
  return named;
}

/** That of our own platform is always the same. */
function rootCategory({ read, refuse }: Environment, apiUrl: string): number | undefined {
  const named = read('ROOT_CATEGORY_ID', categoryId.optional());
  if (typeof named === 'number' && !apiUrl)
    refuse('ROOT_CATEGORY_ID', 'must be that of an API elsewhere, which API_URL names');
  return named;
}

/** Where browsers find pictures, and where this server fetches them from where it passes them on. */
function pictureSettings({ read, refuse }: Environment, apiUrl: string, hasPlatform: boolean) {
  const template = read(
    'IMAGE_URL',
    pictureUrl(apiUrl).default(apiUrl && `${apiUrl}/img/{{width}}/{{height}}/resize{{path}}`),
  );
  const isProxy = read('IMAGE_PROXY', flag.default(false));
  const cacheMb = read('IMAGE_CACHE_MB', whole('a whole number of megabytes', 16, 1_000_000).default(512));
  if (isProxy && hasPlatform) refuse('IMAGE_PROXY', 'must be false unless PLATFORM is');
  return {
    proxy: isProxy ? { template, cacheMb } : null,
    shown: { template: isProxy ? '' : template, drawings: hasPlatform },
  };
}

function transferDays({ read, refuse }: Environment) {
  const dueDays = read('TRANSFER_DUE_DAYS', days.optional());
  const cancelDays = read('TRANSFER_CANCEL_DAYS', days.optional());
  const usual = defaultSettings.transfers;
  if ((cancelDays ?? usual.cancelDays) < (dueDays ?? usual.dueDays))
    refuse('TRANSFER_CANCEL_DAYS', 'must not be below TRANSFER_DUE_DAYS');
  return { dueDays, cancelDays };
}

/** A folder of its own, because a backup beside its data is lost together with them. */
function backup({ read, refuse }: Environment) {
  const everyHours = read('BACKUP_EVERY', whole('a whole number of hours', 1, 744).optional());
  const keep = read('BACKUP_KEEP', whole('a whole number', 1, 1000).optional());
  const folder = read('BACKUP_DIR', z.string().optional());
  // a wrong number is a problem of its own
  if (typeof everyHours !== 'number') return undefined;
  if (folder === undefined) refuse('BACKUP_DIR', 'must be set where BACKUP_EVERY is');
  return { everyHours, keep, folder: resolve(folder ?? '') };
}

/** With half of the credentials a demo would use the sandbox, which charges nothing. */
function paypal({ read, refuse }: Environment) {
  const clientId = read('PAYPAL_CLIENT_ID', z.string().optional());
  const clientSecret = read('PAYPAL_CLIENT_SECRET', z.string().optional());
  const webhookId = read('PAYPAL_WEBHOOK_ID', z.string().optional());
  const apiUrl = read('PAYPAL_API_URL', webAddress.optional());
  if (clientId && clientSecret) return { clientId, clientSecret, webhookId, apiUrl };
  if (clientId) refuse('PAYPAL_CLIENT_SECRET', 'must be set where PAYPAL_CLIENT_ID is');
  if (clientSecret) refuse('PAYPAL_CLIENT_ID', 'must be set where PAYPAL_CLIENT_SECRET is');
  return undefined;
}

function clientTax({ read }: Environment) {
  const calculation = read('TAX_CALCULATION', oneOf('server', 'client').default('server'));
  const tax = {
    sourcePriceIncludesTax: read('SOURCE_PRICE_INCLUDES_TAX', flag.default(false)),
    finalPriceIncludesTax: read('FINAL_PRICE_INCLUDES_TAX', flag.default(false)),
    group: {
      defaultGroupId: read('TAX_USER_GROUP_ID', groupId.nullable().default(null)),
      onlyDefault: read('TAX_ONLY_DEFAULT_GROUP', flag.default(false)),
    },
  };
  return calculation === 'client' ? tax : null;
}
