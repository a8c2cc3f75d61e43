import type { Generated } from 'kysely';
import type { BankTables } from './bank-tables.ts';
import type { CartTables } from './cart-tables.ts';
import type { CatalogTables } from './catalog-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { DownloadTables } from './download-tables.ts';
import type { FigureTables } from './figure-tables.ts';
import type { GoodsTables } from './goods-tables.ts';
import type { ImportTables } from './import-tables.ts';
import type { InvoiceTables } from './invoice-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { MosaicTables } from './mosaic-tables.ts';
import type { MovedTables } from './moved-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PartTables } from './part-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PickingTables } from './picking-tables.ts';
import type { PictureTables } from './picture-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { ReturnTables } from './return-tables.ts';
import type { SettingsTables } from './settings-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { StockTables } from './stock-tables.ts';
import type { TicketTables } from './ticket-tables.ts';
import type { VoucherTables } from './voucher-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

interface NotFoundReportTable {
  url: string;
  store_code: string;
  hits: number;
  last_seen: string;
  ignored_at: Generated<string | null>;
}

/** Generated secrets and marks such as "the demo catalogue has been loaded". */
interface SettingTable {
  key: string;
  value: string;
}

/** The tables, as both databases hold them. */
export interface Schema
  extends BankTables,
    CatalogTables,
    ContentTables,
    CartTables,
    CustomerTables,
    DownloadTables,
    FigureTables,
    GoodsTables,
    ImportTables,
    InvoiceTables,
    OrderTables,
    PartTables,
    PaymentTables,
    MailTables,
    NewsletterTables,
    MosaicTables,
    MovedTables,
    PickingTables,
    PictureTables,
    ReleaseTables,
    ReturnTables,
    SettingsTables,
    StaffTables,
    StockTables,
    TicketTables,
    VoucherTables,
    WebhookTables {
  not_found_report: NotFoundReportTable;
  setting: SettingTable;
}
