import path from 'node:path';
import type { Role } from '@brixel/contract/office/roles';
import { defaultSettings } from '@brixel/contract/shop-settings';
import { createCatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import { openOwnTexts } from '@brixel/platform/content/own-texts';
import { createPasswords } from '@brixel/platform/customer/passwords';
import { type Database, openDatabase } from '@brixel/platform/database/database';
import { createGoods } from '@brixel/platform/goods/goods';
import { createLateLog } from '@brixel/platform/http/late-log';
import { createRateLimits } from '@brixel/platform/http/rate-limit';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createInvoices } from '@brixel/platform/invoice/invoices';
import { createLetterhead } from '@brixel/platform/mail/letterhead';
import type { Mail } from '@brixel/platform/mail/mail';
import { openPictureIntake } from '@brixel/platform/media/picture-intake';
import { createMovedOrders } from '@brixel/platform/moving/moved-orders';
import { invite } from '@brixel/platform/office/invitations';
import { createOffice, type Office } from '@brixel/platform/office/office';
import { createOrderBook, type OrderEvents } from '@brixel/platform/order/order-book';
import { orderView } from '@brixel/platform/order/order-view';
import { createPartLibrary } from '@brixel/platform/part-library/part-library';
import { openSharedFiles } from '@brixel/platform/part-library/shared-files';
import { openProvider } from '@brixel/platform/payment/open-provider';
import { demoAccount } from '@brixel/platform/payment/payment-offer';
import { createRefunds } from '@brixel/platform/refund/refunds';
import { openSettings } from '@brixel/platform/settings/shop-settings';
import { createStores } from '@brixel/platform/settings/stores';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { cheapKey } from './account-node.ts';
import { createMigratedDatabase } from './filled-database.ts';
import { type BrowserOptions, type OfficeBrowser, ORIGIN, openBrowser } from './office-browser.ts';

/** The office alone, on a database without goods: with a clock that can be moved, and passwords that cost nothing. */
export interface OfficeNode extends HasOffice {
  database: Database;
  office: Office;
  /** mails that were queued */
  mails: Mail[];
  /** what happens instead of queueing a mail */
  onMail: { run: () => void };
  now(): number;
  pass(minutes: number): void;
  close(): Promise<void>;
}

/** Also a whole platform, as `startTestPlatform` starts it. */
export interface HasOffice {
  inject: FastifyInstance['inject'];
  database: Pick<Database, 'db'>;
}

const HOUR_MS = 3_600_000;

const nothing = async (): Promise<void> => {};
const noEvents: OrderEvents = {
  placed: nothing,
  paid: nothing,
  completed: nothing,
  canceled: nothing,
  parcelsNamed: nothing,
  refundNoted: nothing,
  committed: () => {},
};

export async function startOfficeNode({ publicUrl = ORIGIN } = {}): Promise<OfficeNode> {
  const testDatabase = await createMigratedDatabase();
  const database = await openDatabase(testDatabase.location);
  const { db } = database;
  const mails: Mail[] = [];
  const onMail = { run: (): void => {} };
  // The clock stands still at a full hour: no stretch of time that is counted in ends by itself.
  let time = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  const now = (): number => time;
  const settings = await openSettings(database, { outside: {}, onError: () => {} });
  const pictures = openPictureIntake();
  const sharedFiles = openSharedFiles(db, path.join(testDatabase.location.dataDir, 'ldraw'));
  const editor = createCatalogEditor(database);
  const goods = createGoods({ database, editor, settings, onError: () => {}, now });
  const texts = await openOwnTexts(database, { read: async () => ({}), onError: () => {} });
  const stores = createStores({ publicUrl, settings: () => defaultSettings });
  const orders = createOrderBook({ database, events: noEvents, wakeCatalog: () => {}, now });
  const office = createOffice({
    stores,
    settings,
    editor,
    pictures,
    partLibrary: createPartLibrary({ database, files: sharedFiles }),
    sharedFiles,
    goods,
    orders,
    refunds: createRefunds({
      database,
      orders,
      provider: openProvider({ db, demo: false, paypal: undefined, publicUrl, shopName: () => '' }),
      events: { booking: nothing, sent: nothing },
      log: createLateLog(),
      now,
    }),
    webhooks: { wake: () => {}, lookAtStock: nothing, allowsPrivate: false },
    invoices: { ...createInvoices({ database, settings, publicUrl, now }), send: nothing },
    invoiceFiles: { pdf: async () => null, forMail: async () => [] },
    printer: { packingSlips: async () => null, pickList: async () => null },
    showOrder: (order) =>
      orderView(order, {
        ...{ catalog: { product: () => null }, storeName: stores.nameOf, bank: demoAccount },
        returnDays: settings.current().promises.returnDays,
      }),
    movedOrders: createMovedOrders({ db, catalog: { product: () => null }, storeName: stores.nameOf }),
    nameIn: () => null,
    exportCustomer: async () => null,
    texts,
    shopState: {
      closedFor: () => null,
      offered: () => [],
      isSandbox: false,
      payments: { online: 'none', demo_account: false },
      hasMailServer: false,
      mailFingerprint: () => 'test',
      product: () => null,
      countFound: () => 0,
      pages: () => [],
      isDemoShop: false,
      risks: async () => [],
      categories: () => [],
      hierarchy: () => [],
    },
    db,
    database,
    imports: { wake: () => {} },
    publicUrl,
    passwords: createPasswords(cheapKey),
    limits: createRateLimits(db, now),
    mails: {
      async queue(_tx, mail) {
        onMail.run();
        mails.push(mail);
      },
      wake: () => {},
    },
    letterhead: createLetterhead(
      () => [],
      stores,
      () => defaultSettings,
    ),
    log: createLateLog(),
    now,
  });
  const app = Fastify(serverOptions);
  await app.register(office.routes, { prefix: '/admin/api' });
  await app.ready();
  return {
    inject: app.inject.bind(app),
    database,
    office,
    mails,
    onMail,
    now,
    pass(minutes) {
      time += minutes * 60_000;
    },
    async close() {
      await app.close();
      await office.close();
      await goods.close();
      await pictures.close();
      await texts.close();
      await settings.close();
      await database.close();
      await testDatabase.remove();
    },
  };
}

export const PASSWORD = 'ein recht langes Kennwort';

export interface OfficePerson extends OfficeBrowser {
  id: number;
  email: string;
}

let invited = 0;

/** A token as a link holds it. */
export async function inviteAs(
  { database }: Pick<HasOffice, 'database'>,
  role: Role,
  email: string,
  now = Date.now(),
): Promise<string> {
  const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
  const result = await database.db.transaction().execute((tx) => invite(tx, { email, role }, { author, now }));
  return result === 'disabled' ? expect.fail(`${email} is disabled`) : result.token;
}

/** Somebody new with this role, in a browser where they are signed in. */
export async function signInAs(
  shop: HasOffice & Partial<Pick<OfficeNode, 'now'>>,
  role: Role,
  options: BrowserOptions = {},
): Promise<OfficePerson> {
  invited += 1;
  const email = `${role}-${invited}@firm.example`;
  const token = await inviteAs(shop, role, email, shop.now?.());
  // each from a machine of their own, so that no limit is shared
  const browser = openBrowser(shop.inject, { from: `2001:db8:0f:${invited.toString(16)}::1`, ...options });
  const { me } = await browser.call('invitation.accept', {
    params: { token },
    body: { name: `${role} ${invited}`, password: PASSWORD, language: 'de' },
  });
  return { ...browser, id: me.id, email };
}
