import type { OrderView } from '@brixel/contract/order';
import type { Kysely } from 'kysely';
import type { CatalogEditor } from '../catalog/changes/catalog-editor.ts';
import type { OwnTexts } from '../content/own-texts.ts';
import type { Accounts } from '../customer/accounts.ts';
import type { Passwords } from '../customer/passwords.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Goods } from '../goods/goods.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import type { ImportRunner } from '../imports/import-runner.ts';
import type { InvoiceFiles } from '../invoice/invoice-files.ts';
import type { Invoices } from '../invoice/invoices.ts';
import type { Mails } from '../mail/mails.ts';
import type { OrderMails } from '../mail/order-mails.ts';
import type { PictureIntake } from '../media/picture-intake.ts';
import type { MovedOrders } from '../moving/moved-orders.ts';
import type { OrderBook } from '../order/order-book.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { PartLibraryKeeper } from '../part-library/part-library.ts';
import type { SharedFiles } from '../part-library/shared-files.ts';
import type { GapMail } from '../picking/gap-mail.ts';
import type { NameIn } from '../picking/gap-names.ts';
import type { Printer } from '../print/printer.ts';
import type { OverpaidMail } from '../refund/overpaid-mail.ts';
import type { Refunds } from '../refund/refunds.ts';
import type { Settings } from '../settings/shop-settings.ts';
import type { Stores } from '../settings/stores.ts';
import type { VoucherMail } from '../voucher/voucher-mails.ts';
import type { Webhooks } from '../webhook/webhooks.ts';
import type { InvitationMail } from './invitation-mail.ts';
import type { OfficeCookies } from './office-cookies.ts';
import type { Passkeys } from './passkeys.ts';
import type { ShopState } from './shop-state.ts';
import type { StaffSessions } from './staff-sessions.ts';
import type { TestMail } from './test-mail.ts';

/** What the calls of the office work with. */
export interface OfficeTools {
  db: Kysely<Schema>;
  database: Database;
  /** does in the background what is wanted of imports */
  imports: Pick<ImportRunner, 'wake'>;
  /** links lead to it, and only from there changes are accepted */
  publicUrl: string;
  sessions: StaffSessions;
  cookies: OfficeCookies;
  passwords: Passwords;
  passkeys: Passkeys;
  limits: RateLimits;
  mails: Pick<Mails, 'queue' | 'wake'>;
  settings: Settings;
  stores: Stores;
  /** changes content so that all nodes show it */
  editor: Pick<CatalogEditor, 'change' | 'edit' | 'editPages' | 'editReviews'>;
  goods: Goods;
  orders: Pick<
    OrderBook,
    'byNumber' | 'setStatus' | 'send' | 'nameParcels' | 'note' | 'byId' | 'announce' | 'markPaid'
  >;
  refunds: Refunds;
  webhooks: Pick<Webhooks, 'wake' | 'lookAtStock'> & { allowsPrivate: boolean };
  invoices: Invoices & { send: OrderMails['sendInvoice'] };
  invoiceFiles: InvoiceFiles;
  printer: Pick<Printer, 'packingSlips' | 'pickList'>;
  showOrder(order: StoredOrder): OrderView;
  movedOrders: Pick<MovedOrders, 'read'>;
  nameIn: NameIn;
  pictures: Pick<PictureIntake, 'read'>;
  partLibrary: PartLibraryKeeper;
  /** files that all nodes need */
  sharedFiles: SharedFiles;
  shopState: ShopState;
  exportCustomer: Accounts['exportCustomer'];
  texts: OwnTexts;
  writeInvitation: InvitationMail;
  writeTestMail: TestMail;
  writeGapMail: GapMail;
  writeOverpaidMail: OverpaidMail;
  writeVoucher: VoucherMail;
  now(): number;
}
