import { createHash } from 'node:crypto';
import path from 'node:path';
import { fromEuros } from '@brixel/commerce/money';
import { API_ROOT } from '@brixel/contract/api-paths';
import { OFFICE_API_ROOT } from '@brixel/contract/office/office-paths';
import type { ClosedFor } from '@brixel/contract/office/opening-endpoints';
import type { OrderView, PaymentCode } from '@brixel/contract/order';
import { type BankAccount, type MailSender, nameOf, type TransferTerms } from '@brixel/contract/shop-settings';
import { defaultStoreOf, servedStores } from '@brixel/contract/stores';
import type { DemoCatalog } from '@brixel/demo-catalog/seed';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createScheduledBackups } from './backup/scheduled-backups.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { expireCarts } from './cart/expire-carts.ts';
import { ownPriceRoutes } from './cart/own-price-routes.ts';
import { stockRoutes } from './cart/stock.ts';
import { createSearchInProcess, type SearchInProcess } from './catalog/answer-search.ts';
import { type Catalog, createCatalog } from './catalog/catalog.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { type CatalogEditor, createCatalogEditor } from './catalog/changes/catalog-editor.ts';
import { cmsRoutes } from './catalog/cms-routes.ts';
import { withOlderPriceNames } from './catalog/older-price-names.ts';
import { renderListRoutes } from './catalog/render-list-routes.ts';
import { urlRoutes } from './catalog/url-routes.ts';
import { type PlatformConfig, type PlatformSettings, platformConfigSchema } from './config.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { missingPageRoutes } from './content/missing-page-routes.ts';
import { type Dictionaries, type OwnTexts, openOwnTexts } from './content/own-texts.ts';
import { redirectRoutes } from './content/redirect-routes.ts';
import { createAccounts } from './customer/accounts.ts';
import { createOrderHistory } from './customer/order-history.ts';
import { createPasswords } from './customer/passwords.ts';
import { type Database, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createDownloadFiles } from './download/download-files.ts';
import { downloadRoutes } from './download/download-routes.ts';
import { sweepingDownloads } from './download/uploaded-files.ts';
import { createDailyMail, type DailyMail } from './figures/daily-mail.ts';
import { countSales } from './figures/sales.ts';
import { createVisitCounts, type VisitCounts } from './figures/visit-counts.ts';
import { visitRoutes } from './figures/visit-routes.ts';
import { createGoods } from './goods/goods.ts';
import { graphqlRoutes } from './graphql/graphql-routes.ts';
import { applyContractRules } from './http/api-scope.ts';
import { createReadinessChecks, healthRoutes, type Readiness } from './http/health-routes.ts';
import { createLateLog } from './http/late-log.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { applyScopeRules } from './http/scope-rules.ts';
import { createImportRunner } from './imports/import-runner.ts';
import { bestPicture } from './imports/lot-picture.ts';
import { createInvoiceFiles } from './invoice/invoice-files.ts';
import { invoiceRoutes } from './invoice/invoice-routes.ts';
import { createInvoices } from './invoice/invoices.ts';
import { createLetterhead } from './mail/letterhead.ts';
import { DEMO_ADDRESS, type Mails, openMails } from './mail/mails.ts';
import { createOrderMails } from './mail/order-mails.ts';
import { openDrawings } from './media/drawings.ts';
import { findForeignPicture } from './media/foreign-pictures.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { openPictureIntake } from './media/picture-intake.ts';
import { openShopPictures } from './media/shop-pictures.ts';
import { openUploads } from './media/uploads.ts';
import { addSource } from './metrics/metrics.ts';
import { createShopMetrics } from './metrics/shop-metrics.ts';
import { expireMosaics } from './mosaic/expire-mosaics.ts';
import { mosaicRoutes } from './mosaic/mosaic-routes.ts';
import { createMosaicWorkshop } from './mosaic/mosaic-workshop.ts';
import { createMovedOrders } from './moving/moved-orders.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { greetOwner } from './office/greet-owner.ts';
import { createOffice } from './office/office.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { operatorWarnings } from './operator-warnings.ts';
import { expireTransfers, type TransferExpiry } from './order/expire-transfers.ts';
import { joinEvents } from './order/join-events.ts';
import { originOf } from './order/order-origin.ts';
import { orderRoutes } from './order/order-routes.ts';
import { orderView } from './order/order-view.ts';
import { createOrders, type Orders } from './order/place-order.ts';
import type { StoredOrder } from './order/stored-order.ts';
import { openPartDrawings } from './part-library/part-drawings.ts';
import { createPartLibrary } from './part-library/part-library.ts';
import { openSharedFiles } from './part-library/shared-files.ts';
import { partRoutes } from './parts/part-routes.ts';
import { createParts } from './parts/parts.ts';
import { openProvider } from './payment/open-provider.ts';
import { demoAccount, offeredCodes, type PaymentOffer, paymentOffers } from './payment/payment-offer.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { createPayments, type Payments } from './payment/payments.ts';
import { sandboxRoutes } from './payment/sandbox/sandbox-routes.ts';
import type { NameIn } from './picking/gap-names.ts';
import { createPrinter } from './print/printer.ts';
import { openPrivateFolder } from './private-files.ts';
import { createRefundMails } from './refund/refund-mails.ts';
import { createRefunds, type Refunds } from './refund/refunds.ts';
import { openReleaseFiles, type ReleaseFiles } from './release-files.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { emptyShop } from './seed/empty-shop.ts';
import { type CatalogSource, fillDatabase, hasDemoGoods } from './seed/fill-database.ts';
import { serverRisks } from './server-risks.ts';
import { outsideSettings } from './settings/outside-settings.ts';
import { createPrintLook } from './settings/print-look.ts';
import { shopFactsRoutes } from './settings/shop-facts-routes.ts';
import { openSettings, type Settings } from './settings/shop-settings.ts';
import { createStores, type Stores } from './settings/stores.ts';
import { stockAlertRoutes } from './stock/stock-alert-routes.ts';
import { createStockAlerts, type StockAlerts } from './stock/stock-alerts.ts';
import { createSoldTickets } from './ticket/sold-tickets.ts';
import { createTicketMail } from './ticket/ticket-mail.ts';
import { expireVouchers } from './voucher/expire-vouchers.ts';
import { createSoldVouchers } from './voucher/sold-vouchers.ts';
import { createVoucherMail } from './voucher/voucher-mails.ts';
import { voucherRoutes } from './voucher/voucher-routes.ts';
import { createOrderWebhooks } from './webhook/order-webhooks.ts';
import { createWebhooks, type Webhooks } from './webhook/webhooks.ts';
import { createWithdrawalMails } from './withdrawal/withdrawal-mails.ts';
import { withdrawalRoutes } from './withdrawal/withdrawal-routes.ts';
import { createWithdrawals } from './withdrawal/withdrawals.ts';

export interface Platform {
  /** everything the platform answers: /api, /graphql, /img, /health, /admin/api */
  routes: FastifyPluginAsync;
  ready(): Promise<Readiness>;
  /** From now on `ready` fails, so that load balancers send visitors elsewhere. */
  stopAccepting(): void;
  /** Finishes running transactions and closes the database. */
  close(): Promise<void>;
  database: Database;
  catalog: Catalog;
  search: SearchInProcess;
  /** changes stock, prices and the rest so that the catalogues of all nodes follow */
  editor: CatalogEditor;
  mails: Mails;
  orders: Orders;
  payments: Payments;
  refunds: Refunds;
  stockAlerts: StockAlerts;
  visits: VisitCounts;
  dailyMail: DailyMail;
  webhooks: Webhooks;
  /** that do not come */
  transfers: Pick<TransferExpiry, 'sweep'>;
  /** how orders can be paid now, and how not */
  paymentOffers(): readonly PaymentOffer[];
  /** what the owner has set */
  settings: Settings;
  /** texts that the owner has put in place of others */
  texts: OwnTexts;
  /** those that are served now */
  stores: Stores;
  /** whether the goods are the demo's */
  isDemoShop: boolean;
  /** why the shop takes no orders; null: it does */
  closedFor(): ClosedFor | null;
  /** whether somebody of the office looks at the shop */
  isStaff(request: FastifyRequest): Promise<boolean>;
  /** As long as nobody works here: how the owner gets in, in English; null afterwards. */
  greetOwner(): Promise<string | null>;
  /** files of all releases that nodes run; null on SQLite, which has one node */
  releaseFiles: ReleaseFiles | null;
  /** what the operator should mend before the shop sells, in English */
  warnings(): Promise<string[]>;
}

type ReadTexts = () => Promise<Dictionaries>;
type BuildCatalog = () => DemoCatalog | Promise<DemoCatalog>;

/** Of an office that is switched off every call is unknown, whatever its method. */
const noCalls: FastifyPluginAsync = async (scope) => applyScopeRules(scope);

/** Loaded only where a database is still empty: a shop that has been started before never needs the generator. */
const demoCatalog: BuildCatalog = async () => (await import('@brixel/demo-catalog/demo-catalog')).buildDemoCatalog();

/** `readTexts` reads the texts that the storefront comes with, which an owner may change. */
export async function createPlatform(
  config: PlatformConfig,
  buildCatalog = demoCatalog,
  readTexts: ReadTexts = async () => ({}),
): Promise<Platform> {
  const settings = platformConfigSchema.parse(config);
  await openPrivateFolder(settings.dataDir);
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    await fillDatabase(database, ...firstGoods(settings, buildCatalog));
    return await compose(database, settings, readTexts);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What an empty database begins with. */
function firstGoods({ demoCatalog: isDemo }: PlatformSettings, build: BuildCatalog): [CatalogSource, BuildCatalog] {
  if (build !== demoCatalog) return ['own', build];
  return isDemo ? ['demo', demoCatalog] : ['empty', emptyShop];
}

async function compose(database: Database, settings: PlatformSettings, read: ReadTexts): Promise<Platform> {
  const { dataDir, deprecatedPriceFields, answerLimitKb, accessTokenMinutes } = settings;
  const { publicUrl, mail, paypal, demo, limits: most, unpaid } = settings;
  let stopping = false;
  const log = createLateLog();
  const shop = await openSettings(database, {
    outside: outsideSettings(settings),
    onError: (err) => log.warn({ err }, 'the settings of the shop could not be read'),
  });
  const texts = await openOwnTexts(database, {
    read,
    onError: (err) => log.warn({ err }, 'the texts of the shop could not be read'),
  });
  const bank = (): BankAccount => shop.current().bank ?? demoAccount;
  /** What the environment sets may leave less time than the owner has given. */
  const transfer = (): TransferTerms => {
    const terms = shop.current().transfers;
    return { ...terms, dueDays: Math.min(terms.dueDays, terms.cancelDays) };
  };
  const offers = (): PaymentOffer[] =>
    paymentOffers({
      demo,
      hasPayPal: paypal !== undefined,
      hasBankAccount: shop.current().bank !== null,
      switches: shop.current().payment,
    });
  const offered = (): PaymentCode[] => offeredCodes(offers());
  const isDemoShop = await hasDemoGoods(database.db);
  /** why no order is taken; null: it is */
  const closedFor = (): ClosedFor | null => {
    if (isDemoShop && !demo) return 'demo-goods';
    return shop.current().opening.isOpen ? null : 'not-open-yet';
  };
  // first: a catalogue is not built while an import is half published, and somebody has to go on with it
  const imports = createImportRunner(database, log);
  const plain = await createCatalog(database, log, {
    stores: () => servedStores(shop.current().stores).map(({ code }) => code),
    rebuildOnStart: settings.rebuildOnStart,
  });
  const catalog = deprecatedPriceFields ? withOlderPriceNames(plain) : plain;
  const stores = createStores({ publicUrl, settings: shop.current, built: () => plain.stores });
  const sender = (): MailSender => shop.current().mail ?? { name: nameOf(shop.current()), address: DEMO_ADDRESS };
  const printer = createPrinter(createPrintLook(database.db, shop.current, 'paper'));
  const invoiceFiles = createInvoiceFiles(database.db, printer);
  const mails = openMails(
    database,
    {
      smtpUrl: mail.smtpUrl,
      from: sender,
      invoiceFiles: invoiceFiles.forMail,
      keepDays: () => shop.current().orderMails.keepDays,
    },
    log,
  );
  const letterhead = createLetterhead((storeCode) => catalog.all(storeCode, 'cms_page'), stores, shop.current);
  const limits = createRateLimits(database.db);
  const invoices = createInvoices({ database, settings: shop, publicUrl });
  const nameIn: NameIn = (storeCode, sku) => catalog.product(storeCode, sku)?.name ?? null;
  const orderMails = createOrderMails({ mails, letterhead, bank, transfer, publicUrl, invoices, nameIn });
  const writeVoucher = createVoucherMail(letterhead);
  const soldVouchers = createSoldVouchers({
    mails,
    write: writeVoucher,
    validYears: () => shop.current().vouchers.validYears,
  });
  const soldTickets = createSoldTickets({ mails, write: createTicketMail(letterhead) });
  const webhooks = createWebhooks({
    db: database.db,
    allowsPrivate: settings.webhookPrivate,
    lowStock: () => shop.current().catalog.lastPieces,
    nameOf: (sku) => nameIn(defaultStoreOf(shop.current().stores), sku),
    log,
  });
  const returnDays = (): number => shop.current().promises.returnDays;
  const showOrder = (order: StoredOrder): OrderView =>
    orderView(order, { catalog, storeName: stores.nameOf, bank: bank(), returnDays: returnDays() });
  const movedOrders = createMovedOrders({ db: database.db, catalog, storeName: stores.nameOf });
  const orderWebhooks = createOrderWebhooks({ showOrder, returnDays, wake: webhooks.wake });
  const events = joinEvents(countSales, orderMails, soldVouchers, soldTickets, orderWebhooks);
  const orders = createOrders({
    database,
    catalog,
    settings: shop,
    events,
    wakeCatalog: catalog.wake,
    demo,
    unpaidLimits: { perMailbox: fromEuros(unpaid.perMailbox), perAddress: fromEuros(unpaid.perAddress) },
  });
  const provider = openProvider({ db: database.db, demo, paypal, publicUrl, shopName: letterhead.shopName });
  const payments = createPayments({ db: database.db, orders, provider, stores, log });
  const refunds = createRefunds({
    database,
    orders,
    provider,
    events: orderWebhooks.withRefunds(
      createRefundMails({ mails, letterhead, invoices, sendInvoice: orderMails.sendInvoice }),
    ),
    log,
  });
  const passwords = createPasswords();
  const accounts = createAccounts({
    db: database.db,
    limits,
    mails,
    letterhead,
    orderHistory: createOrderHistory({ db: database.db, showOrder, movedOrders }),
    accessTokenMinutes,
    log,
    passwords,
  });
  const editor = createCatalogEditor(database, catalog.wake);
  const pictures = openPictureIntake();
  const sharedFiles = openSharedFiles(database.db, path.join(dataDir, 'ldraw'));
  const goods = createGoods({
    database,
    editor,
    settings: shop,
    onError: (err) => log.warn({ err }, 'the list of goods could not be read again'),
    now: Date.now,
  });
  const parts = createParts({
    database,
    catalog,
    onError: (err) => log.warn({ err }, 'the goods could not be read again by part and colour'),
  });
  const office = settings.office
    ? createOffice({
        ...{
          db: database.db,
          database,
          imports,
          publicUrl,
          passwords,
          limits,
          mails,
          letterhead,
          settings: shop,
          stores,
          editor,
          log,
        },
        pictures,
        partLibrary: createPartLibrary({ database, files: sharedFiles }),
        sharedFiles,
        goods,
        orders,
        refunds,
        webhooks: { wake: webhooks.wake, lookAtStock: webhooks.lookAtStock, allowsPrivate: settings.webhookPrivate },
        invoices: { ...invoices, send: orderMails.sendInvoice },
        invoiceFiles,
        printer,
        showOrder,
        movedOrders,
        nameIn,
        exportCustomer: accounts.exportCustomer,
        texts,
        shopState: {
          closedFor,
          offered,
          isSandbox: provider.isSandbox,
          payments: { online: paypal ? 'real' : demo ? 'demo' : 'none', demo_account: demo },
          hasMailServer: mail.smtpUrl !== undefined,
          mailFingerprint: () => fingerprintOf([mail.smtpUrl, shop.current().mail]),
          product: (sku) => catalog.product(defaultStoreOf(shop.current().stores), sku),
          countFound: (words) =>
            catalog.count(defaultStoreOf(shop.current().stores), 'product', {
              query: { _searchText: words, _appliedFilters: [], _availableFilters: [], _appliedSort: [] },
            }),
          pages: (storeCode) => catalog.all(storeCode, 'cms_page'),
          categories: (storeCode) => catalog.all(storeCode, 'category'),
          hierarchy: (storeCode) => catalog.all(storeCode, 'cms_hierarchy'),
          isDemoShop,
          risks: () => serverRisks(settings),
        },
      })
    : null;
  const withdrawals = createWithdrawals({
    database,
    orders,
    mails,
    writeMails: createWithdrawalMails(letterhead, publicUrl),
    shopAddress: () => sender().address,
  });
  const newsletter = createNewsletter({ db: database.db, mails, letterhead, settings: shop, log });
  const stockAlerts = createStockAlerts({ db: database.db, catalog, mails, letterhead, log });
  const visits = createVisitCounts({
    db: database.db,
    catalog,
    onError: (err) => log.warn({ err }, 'visits could not be counted'),
  });
  const dailyMail = createDailyMail({
    ...{ db: database.db, goods, settings: shop, mails, letterhead, publicUrl },
    onError: (err) => log.warn({ err }, 'the mail of the day could not be written'),
  });
  const backups = createScheduledBackups({
    database,
    plan: settings.backup,
    onError: (err) => log.error({ err }, 'the backup could not be made'),
  });
  const releaseFiles =
    database.kind === 'postgres'
      ? openReleaseFiles(database.db, {
          onError: (err) => log.warn({ err }, 'files of older releases could not be removed'),
        })
      : null;
  const endMetrics = addSource(createShopMetrics({ db: database.db, catalog }));
  const cartExpiry = expireCarts(database.db, {
    days: () => shop.current().cart.guestCartDays,
    onError: (err) => log.warn({ err }, 'old carts could not be removed'),
  });
  const transferExpiry = expireTransfers({
    db: database.db,
    orders,
    terms: transfer,
    remind: orderMails.remind,
    onError: (err) => log.warn({ err }, 'unpaid transfers could not be canceled'),
  });
  const voucherExpiry = expireVouchers(database.db, (err) =>
    log.warn({ err }, 'expired vouchers could not be booked out'),
  );
  const downloadSweep = sweepingDownloads(database.db, (err) =>
    log.warn({ err }, 'files that nobody sells could not be removed'),
  );
  const mosaicExpiry = expireMosaics(database.db, {
    onError: (err) => log.warn({ err }, 'old mosaics could not be removed'),
  });
  const workshop = createMosaicWorkshop();
  const downloads = createDownloadFiles(database.db, dataDir, workshop, createPrintLook(database.db, shop.current));

  const readiness = createReadinessChecks(database);
  const ready = async (): Promise<Readiness> => {
    const checks = {
      database: await readiness.database(),
      storage: await readiness.storage(),
      accepting: !stopping,
    };
    return { ok: Object.values(checks).every(Boolean), checks };
  };

  const routes: FastifyPluginAsync = async (app) => {
    log.attach(app.log);
    app.decorate('servedStores', stores.codes);
    app.addHook('preClose', async () => {
      stopping = true;
    });
    await app.register(healthRoutes(ready, closedFor));
    const partDrawings = openPartDrawings(database.db, sharedFiles);
    const source = openShopPictures({
      drawings: openDrawings(),
      uploads: openUploads(database.db),
      parts: partDrawings,
      foreignPicture: (image) => findForeignPicture(database.db, image),
      lotPicture: (sku) => bestPicture(database.db, sku, partDrawings.pathOf),
    });
    await app.register(mediaRoutes({ source, cacheDir: path.join(dataDir, 'pictures') }));
    if (provider.isSandbox) await app.register(sandboxRoutes(database.db, stores, letterhead.shopName));
    await app.register(
      async (api) => {
        await applyContractRules(api);
        await api.register(openApiRoutes);
        await api.register(catalogRoutes(catalog, answerLimitKb));
        await api.register(urlRoutes(catalog));
        await api.register(stockRoutes(database));
        await api.register(renderListRoutes(catalog, stores));
        await api.register(ownPriceRoutes(database, catalog, accounts.findCustomer));
        await api.register(
          cartRoutes(database, catalog, accounts.findCustomer, {
            ...{ limits, most, offered, demo, settings: shop },
            onFirstItem: visits.basket,
            isSandbox: provider.isSandbox,
          }),
        );
        await api.register(voucherRoutes({ db: database.db, limits, most }));
        await api.register(
          orderRoutes({
            orders,
            showOrder,
            movedOrders,
            findCustomer: accounts.findCustomer,
            limits,
            most,
            originOf: (address) => originOf(database.db, address),
            offered,
            isSandbox: provider.isSandbox,
            closedFor,
            settings: shop,
          }),
        );
        await api.register(
          paymentRoutes({ db: database.db, orders, payments, refunds, findCustomer: accounts.findCustomer }),
        );
        await api.register(withdrawalRoutes(withdrawals, limits));
        await api.register(downloadRoutes(database, orders, downloads));
        await api.register(invoiceRoutes(orders, invoiceFiles));
        await api.register(mosaicRoutes({ db: database.db, workshop, limits }));
        await api.register(partRoutes(parts, limits));
        await api.register(accounts.routes);
        await api.register(reviewRoutes({ database, orders, limits, findCustomer: accounts.findCustomer }));
        await api.register(cmsRoutes(catalog));
        await api.register(
          newsletterRoutes({ db: database.db, newsletter, limits, findCustomer: accounts.findCustomer }),
        );
        await api.register(
          stockAlertRoutes({
            db: database.db,
            catalog,
            alerts: stockAlerts,
            limits,
            findCustomer: accounts.findCustomer,
          }),
        );
        await api.register(
          contactRoutes({
            db: database.db,
            mails,
            letterhead,
            shopAddress: () => sender().address,
            answerHours: () => shop.current().promises.answerHours,
            limits,
          }),
        );
        await api.register(shopFactsRoutes(shop));
        await api.register(redirectRoutes({ db: database.db, catalog }));
        await api.register(missingPageRoutes(database));
        await api.register(visitRoutes(visits));
      },
      { prefix: API_ROOT },
    );
    await app.register(
      async (graphql) => {
        await applyContractRules(graphql);
        await graphql.register(graphqlRoutes(catalog, answerLimitKb));
      },
      { prefix: '/graphql' },
    );
    await app.register(office?.routes ?? noCalls, { prefix: OFFICE_API_ROOT });
  };

  return {
    routes,
    ready,
    database,
    catalog,
    search: createSearchInProcess(catalog, answerLimitKb, stores.codes),
    editor,
    mails,
    orders,
    payments,
    refunds,
    stockAlerts,
    visits,
    dailyMail,
    webhooks,
    transfers: transferExpiry,
    paymentOffers: offers,
    settings: shop,
    texts,
    stores,
    closedFor,
    isDemoShop,
    isStaff: office?.isStaff ?? (async () => false),
    releaseFiles,
    greetOwner: () => greetOwner(database.db, settings),
    warnings: () =>
      operatorWarnings({
        db: database.db,
        config: settings,
        settings: shop.current(),
        pages: catalog.all(defaultStoreOf(shop.current().stores), 'cms_page'),
        isPaid: offered().length > 0,
      }),
    stopAccepting() {
      stopping = true;
    },
    async close() {
      stopping = true;
      await cartExpiry.close();
      await transferExpiry.close();
      await downloadSweep.close();
      await voucherExpiry.close();
      await mosaicExpiry.close();
      await downloads.close();
      await workshop.close();
      await payments.close();
      await refunds.close();
      await accounts.close();
      await office?.close();
      endMetrics();
      await releaseFiles?.close();
      await backups.close();
      await dailyMail.close();
      await imports.close();
      await goods.close();
      await parts.close();
      await pictures.close();
      await newsletter.close();
      await stockAlerts.close();
      await visits.close();
      await webhooks.close();
      await mails.close();
      await printer.close();
      await texts.close();
      await shop.close();
      await catalog.close();
      await database.close();
    },
  };
}

const fingerprintOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
