import type { ShopSettings } from '@brixel/contract/shop-settings';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { textOrder } from '../catalog/catalog-stores.ts';
import { createCatalogEditor } from '../catalog/changes/catalog-editor.ts';
import { textsOf } from '../catalog/rows.ts';
import { type PlatformConfig, platformConfigSchema, type PlatformSettings as Settings } from '../config.ts';
import { type Database, hasSqliteFile, openDatabase } from '../database/database.ts';
import { migrate, pendingMigrations } from '../database/migrate.ts';
import type { Schema } from '../database/schema.ts';
import { countSales } from '../figures/sales.ts';
import { ownVatRates } from '../imports/own-vat-rates.ts';
import { createInvoices } from '../invoice/invoices.ts';
import { createLetterhead, type LegalPages } from '../mail/letterhead.ts';
import { queueMail } from '../mail/mail-queue.ts';
import type { Mails } from '../mail/mails.ts';
import { createOrderMails } from '../mail/order-mails.ts';
import { createMosaicWorkshop } from '../mosaic/mosaic-workshop.ts';
import { joinEvents } from '../order/join-events.ts';
import { createOrderBook } from '../order/order-book.ts';
import { orderView } from '../order/order-view.ts';
import { demoAccount } from '../payment/payment-offer.ts';
import { outsideSettings } from '../settings/outside-settings.ts';
import { createPrintLook } from '../settings/print-look.ts';
import { readSettings } from '../settings/shop-settings.ts';
import { createStores } from '../settings/stores.ts';
import { createSoldTickets } from '../ticket/sold-tickets.ts';
import { createTicketMail } from '../ticket/ticket-mail.ts';
import { createSoldVouchers } from '../voucher/sold-vouchers.ts';
import { createVoucherMail } from '../voucher/voucher-mails.ts';
import { createOrderWebhooks } from '../webhook/order-webhooks.ts';
import { backupCommand, backupVerbs } from './backup-commands.ts';
import { type Argv, type Commands, EXIT, type Exit, type Terminal, UsageError } from './command-line.ts';
import { customerCommands } from './customer-commands.ts';
import { exportCommand } from './export-command.ts';
import { importCommand, importsCommands } from './import-commands.ts';
import { libraryCommand } from './library-command.ts';
import { mosaicCommand } from './mosaic-command.ts';
import { orderCommands } from './order-commands.ts';
import { picturesCommand } from './pictures-command.ts';
import { redirectCommands } from './redirect-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { secretCommands } from './secret-commands.ts';
import { staffCommands } from './staff-commands.ts';
import { stockCommands } from './stock-commands.ts';

interface OpenShop {
  database: Database;
  settings: Settings;
  terminal: Terminal;
}

/** Runs one command on the shop's database. Running nodes read its changes from the change log and send its mails. */
export async function runOwner(argv: Argv, config: PlatformConfig, terminal: Terminal): Promise<Exit> {
  const settings = platformConfigSchema.parse(config);
  const [subject, ...rest] = argv;
  const verb = backupVerbs.find((known) => known === subject);
  try {
    if (verb === 'verify' || verb === 'restore') return await backupCommand(verb, rest, settings, terminal);
    if (!(await hasShop(settings))) {
      terminal.stderr(`There is no shop in ${settings.dataDir} yet: start it once with npm start.\n`);
      return EXIT.refused;
    }
    if (verb) return await backupCommand(verb, rest, settings, terminal);
    return await runOnDatabase(argv, settings, terminal);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    terminal.stderr(`${error.message}.\n\n${USAGE}`);
    return EXIT.usage;
  }
}

async function runOnDatabase(argv: Argv, settings: Settings, terminal: Terminal): Promise<Exit> {
  const database = await openDatabase(settings);
  try {
    if (argv[0] === 'migrate' && argv[1] === '--check') return await checkMigrations(database, terminal);
    await migrate(database);
    return await runCommand(argv, { database, settings, terminal });
  } finally {
    await database.close();
  }
}

/** Before an update: whether the new release changes tables, without doing it. */
async function checkMigrations(database: Database, terminal: Terminal): Promise<Exit> {
  const pending = await pendingMigrations(database);
  await terminal.stdout(pending.length === 0 ? 'The tables are up to date.\n' : `Pending:\n${pending.join('\n')}\n`);
  return pending.length === 0 ? EXIT.done : EXIT.refused;
}

async function runCommand([subject = '', ...rest]: Argv, shop: OpenShop): Promise<Exit> {
  if (subject === 'migrate') {
    await shop.terminal.stdout('The tables are up to date.\n');
    return EXIT.done;
  }
  if (subject === 'mosaic') return saveMosaics(rest, shop);
  if (subject === 'import') return importGoods(rest, shop);
  if (subject === 'export') return exportFiles(rest, shop);
  if (subject === 'pictures') return picturesCommand(shop)(rest);
  if (subject === 'ldraw') return libraryCommand(shop)(rest);
  const [verb = '', ...argv] = rest;
  const command = (await commandsAbout(subject, shop)).get(verb);
  if (!command) throw new UsageError(`There is no command "${subject} ${verb}"`);
  return command(argv);
}

async function commandsAbout(subject: string, { database, settings, terminal }: OpenShop): Promise<Commands> {
  const { db } = database;
  switch (subject) {
    case 'orders': {
      const { stores } = await readSettings(db, outsideSettings(settings));
      return orderCommands({ db, stores, terminal, ...(await openOrders(database, settings)) });
    }
    case 'customers': {
      const { stores } = await readSettings(db, outsideSettings(settings));
      return customerCommands({ db, stores, terminal });
    }
    case 'imports':
      return importsCommands({ database, terminal });
    case 'redirects': {
      const { stores } = await readSettings(db, outsideSettings(settings));
      return redirectCommands({ db, stores, publicUrl: settings.publicUrl, terminal });
    }
    case 'reviews':
      return reviewCommands({ db, editor: createCatalogEditor(database), terminal });
    case 'secrets':
      return secretCommands({ db, terminal });
    case 'stock':
      return stockCommands({ db, terminal });
    case 'staff':
      return staffCommands({ db, publicUrl: settings.publicUrl, terminal });
    default:
      return new Map();
  }
}

async function importGoods(argv: Argv, { database, settings, terminal }: OpenShop): Promise<Exit> {
  const vatRates = ownVatRates(await readSettings(database.db, outsideSettings(settings)));
  return importCommand({ database, terminal, vatRates })(argv);
}

async function exportFiles(argv: Argv, { database, settings, terminal }: OpenShop): Promise<Exit> {
  const { stores } = await readSettings(database.db, outsideSettings(settings));
  return exportCommand({ database, store: defaultStoreOf(stores), terminal })(argv);
}

async function saveMosaics(argv: Argv, { database, settings, terminal }: OpenShop): Promise<Exit> {
  const workshop = createMosaicWorkshop();
  try {
    const opened = await openOrders(database, settings);
    return await mosaicCommand({ db: database.db, workshop, terminal, ...opened })(argv);
  } finally {
    await workshop.close();
  }
}

/** Mails are only queued here: a node of the shop looks for them every few seconds. */
async function openOrders(database: Database, settings: Settings) {
  const { publicUrl } = settings;
  const mails: Pick<Mails, 'queue' | 'wake'> = {
    queue: (tx, mail) => queueMail(tx, mail, Date.now()),
    wake: () => {},
  };
  const shop = await readSettings(database.db, outsideSettings(settings));
  const stores = createStores({ publicUrl, settings: () => shop });
  const letterhead = createLetterhead(await loadStoredPages(database.db, shop), stores, () => shop);
  const bank = () => shop.bank ?? demoAccount;
  const invoices = createInvoices({ database, settings: { current: () => shop }, publicUrl });
  const orderMails = createOrderMails({ mails, letterhead, bank, transfer: () => shop.transfers, publicUrl, invoices });
  // a short command knows no catalogue: pictures of goods and links to them are left out
  const { returnDays } = shop.promises;
  const view = { catalog: { product: () => null }, storeName: stores.nameOf, returnDays };
  const webhooks = createOrderWebhooks({
    showOrder: (order) => orderView(order, { ...view, bank: bank() }),
    returnDays: () => returnDays,
    wake: () => {},
  });
  const soldVouchers = createSoldVouchers({
    mails,
    write: createVoucherMail(letterhead),
    validYears: () => shop.vouchers.validYears,
  });
  const soldTickets = createSoldTickets({ mails, write: createTicketMail(letterhead) });
  const events = joinEvents(countSales, orderMails, soldVouchers, soldTickets, webhooks);
  const look = await createPrintLook(database.db, () => shop)();
  return { orders: createOrderBook({ database, events, wakeCatalog: () => {} }), look };
}

/** `parseArgs` of Node throws errors of its own. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

const hasShop = async ({ databaseUrl, dataDir }: Settings): Promise<boolean> =>
  databaseUrl !== undefined || hasSqliteFile(dataDir);

/** The shop's pages straight from the database: a short command needs no catalogue. */
async function loadStoredPages(db: Kysely<Schema>, { stores }: ShopSettings): Promise<LegalPages> {
  const rows = await db
    .selectFrom('cms_page')
    .innerJoin('cms_page_text', 'cms_page_text.page_id', 'cms_page.id')
    .select(['identifier', 'store_code', 'title', 'heading as content_heading', 'content'])
    .execute();
  return (storeCode) => [
    ...textsOf(rows, ({ identifier }) => identifier, textOrder(storeCode, defaultStoreOf(stores))).values(),
  ];
}

const USAGE = `Usage: npm run owner -- <command>

  orders list [--status <status>] [--limit <number>]     the newest orders
  orders show <order number>                             one order with its history
  orders set-status <order number> <status> [note]       processing (paid), complete (sent) or canceled
  orders refund-note <order number> <euros> <text>       note money that was given back
  orders export [--from <day>] [--to <day>]              all orders as CSV, days as 2026-12-31
         [--language de|it|en]                             as spreadsheets of this language open it

  mosaic <order number> [--to <folder>]                  save booklet, lists of parts and picture of its mosaics

  import <file> [--publish] [--part|--whole] [--sure]            read lots from BSX, BrickLink XML or a table and say what they would change
         [--colours bricklink|rebrickable|maker|shop]      whose numbers of colours a table has
         [--condition new|used]                            of lots of a table that does not say it
         [--net]                                           its prices are without VAT
         [--take-price-jumps]                              also prices of more than five times or less than a fifth of the last one
  import <list.csv|tables.zip> --price <euros> [--publish]  add a list of parts, or a set that is taken apart, to what is there
         [--set <number>] [--count <number>]               which set of the tables, and how many of it
         [--percent <number>]                              the price as a share of that of the same part in the other condition
  import <products.jsonl|products.csv> [--publish]       read products as they were exported, or some columns of them
         [--new-categories]                                make categories that the shop has not
  import <catalog_product.json> [...] [--publish]        read a dump of vue-storefront-api: one file, several or a zip of them
         [--net] [--weight kg|g|lb]                        its prices are without VAT; in what it weighs goods
         [--store de|it|en]                                the language of its texts, where its index does not name one
  export <file> [--update]                               write all lots to a .bsx, .xml or .csv; with --update what was sold here since the last time, for BrickLink
  export <file.jsonl>, export --products <file.csv>      write all products with everything that they have
  imports list                                           the newest imports
  imports report <number>                                what was wrong with its rows, as CSV
  imports publish <number> [--sure]                      show what it has read
  imports undo <number>                                  take it back, within 30 days
  imports drop <number>                                  forget what was not published

  customers import <customers.csv> [--publish]           say what a table of customers of another shop would bring, and take them over
  orders import <orders.jsonl> [--publish]               the same with orders: JSON lines, or as GET /V1/orders of Magento answers
  redirects import <addresses.csv> [--publish]           the same with old addresses: url_rewrite of Magento, or a table of old and new ones
  pictures <folder or .zip>                              bring the pictures that goods of another shop name, such as pub/media/catalog/product

  ldraw <complete.zip>                                   draw parts with this LDraw library; replaces the one before
  ldraw --remove                                         draw without a library again

  reviews list                                           reviews that wait to be read
  reviews approve <id>                                   show a review in the shop
  reviews refuse <id>                                    never show it

  stock check                                            goods whose stock is not the sum of its movements

  staff invite <e-mail address> [--role <role>]          print a link to the office; owner unless editor, packer or books
  staff list                                             who works in the office
  staff disable <e-mail address>                         sign somebody out and keep them out
  staff enable <e-mail address>                          let them in again

  secrets list                                           since when each of the shop's own secrets counts
  secrets rotate [--revoke]                              new ones in their place; nobody is signed out. With --revoke what the old ones have signed is refused at once

  backup <file.zip>                                      write all that cannot be made again into one file, also while the shop runs
  verify <file.zip>                                      whether a backup is whole
  restore <file.zip>                                     bring a backup into an empty DATA_DIR, or an empty database of DATABASE_URL

  migrate [--check]                                      bring the tables up to date, as the next start does; or only say what it would do

  check-api                                              whether the storefront can sell on the API of API_URL

It works on the shop of DATA_DIR or DATABASE_URL, also while that runs.
`;
