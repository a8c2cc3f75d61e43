import { Migrator } from 'kysely/migration';
import { type Database, exclusively } from './database.ts';
import { catalogTables } from './migrations/0001-catalog.ts';
import { contentTables } from './migrations/0002-content.ts';
import { newsletterTables } from './migrations/0003-newsletter.ts';
import { catalogChanges } from './migrations/0004-catalog-changes.ts';
import { priceHistory } from './migrations/0005-price-history.ts';
import { writtenReviews } from './migrations/0006-written-reviews.ts';
import { cartTables } from './migrations/0007-cart.ts';
import { orderTables } from './migrations/0008-orders.ts';
import { paymentTables } from './migrations/0009-payments.ts';
import { mailTables } from './migrations/0010-mail.ts';
import { withdrawalTable } from './migrations/0011-withdrawals.ts';
import { customerTables } from './migrations/0012-customers.ts';
import { refusedCartChanges } from './migrations/0013-refused-cart-changes.ts';
import { downloadTable } from './migrations/0014-downloads.ts';
import { newsletterConsent } from './migrations/0015-newsletter-consent.ts';
import { mosaicTable } from './migrations/0016-mosaics.ts';
import { mosaicOptions } from './migrations/0017-mosaic-options.ts';
import { orderLimits } from './migrations/0018-order-limits.ts';
import { nothingUndelivered } from './migrations/0019-nothing-undelivered.ts';
import { confirmedAddresses } from './migrations/0020-confirmed-addresses.ts';
import { refreshFamilies } from './migrations/0021-refresh-families.ts';
import { categoryFacts } from './migrations/0022-category-facts.ts';
import { sentOptions } from './migrations/0023-sent-options.ts';
import { soldPieces } from './migrations/0024-sold-pieces.ts';
import { publicOrderIds } from './migrations/0025-public-order-ids.ts';
import { noSharedCounter } from './migrations/0026-no-shared-counter.ts';
import { staffTables } from './migrations/0027-staff.ts';
import { shopSettings } from './migrations/0028-shop-settings.ts';
import { officeContent } from './migrations/0029-office-content.ts';
import { termsOfSale } from './migrations/0031-terms-of-sale.ts';
import { pictures } from './migrations/0032-pictures.ts';
import { officeDesk } from './migrations/0033-office-desk.ts';
import { customerGroups } from './migrations/0034-customer-groups.ts';
import { textOverrides } from './migrations/0035-text-overrides.ts';
import { pageChanges } from './migrations/0036-page-changes.ts';
import { importTables } from './migrations/0037-imports.ts';
import { importWithoutHash } from './migrations/0038-import-without-hash.ts';
import { groupPrices } from './migrations/0039-group-prices.ts';
import { importPages } from './migrations/0040-import-pages.ts';
import { stockMovements } from './migrations/0042-stock-movements.ts';
import { goodsInTheOffice } from './migrations/0043-goods-in-the-office.ts';
import { productPictures } from './migrations/0044-product-pictures.ts';
import { condition } from './migrations/0045-condition.ts';
import { stockStep } from './migrations/0046-stock-step.ts';
import { lotUpdates } from './migrations/0047-lot-updates.ts';
import { lotPictures } from './migrations/0048-lot-pictures.ts';
import { partPictures } from './migrations/0049-part-pictures.ts';
import { openAttributes } from './migrations/0051-open-attributes.ts';
import { productFiles } from './migrations/0053-product-files.ts';
import { ordersElsewhere } from './migrations/0054-orders-elsewhere.ts';
import { lotFamilies } from './migrations/0055-lot-families.ts';
import { stockAlerts } from './migrations/0056-stock-alerts.ts';
import { rowsBySku } from './migrations/0058-rows-by-sku.ts';
import { orderStages } from './migrations/0059-order-stages.ts';
import { picking } from './migrations/0060-picking.ts';
import { orderMailsAndParcels } from './migrations/0061-order-mails-and-parcels.ts';
import { orderList } from './migrations/0062-order-list.ts';
import { invoices } from './migrations/0063-invoices.ts';
import { orderRefunds } from './migrations/0067-order-refunds.ts';
import { returns } from './migrations/0068-returns.ts';
import { bankStatements } from './migrations/0069-bank-statements.ts';
import { transferReminders } from './migrations/0070-transfer-reminders.ts';
import { apiKeys } from './migrations/0071-api-keys.ts';
import { vouchers } from './migrations/0072-vouchers.ts';
import { figures } from './migrations/0074-figures.ts';
import { dailyMail } from './migrations/0075-daily-mail.ts';
import { webhooks } from './migrations/0077-webhooks.ts';
import { watchedPayments } from './migrations/0078-watched-payments.ts';
import { downloadFiles } from './migrations/0079-downloads.ts';
import { releaseFiles } from './migrations/0080-release-files.ts';
import { tickets } from './migrations/0084-tickets.ts';
import { refundedVouchers } from './migrations/0086-refunded-vouchers.ts';
import { grownTables } from './migrations/0087-grown-tables.ts';
import { appliedRows } from './migrations/0088-applied-rows.ts';
import { lotExports } from './migrations/0091-lot-exports.ts';
import { updateBases } from './migrations/0092-update-bases.ts';
import { cataloguesElsewhere } from './migrations/0100-catalogues-elsewhere.ts';
import { picturesElsewhere } from './migrations/0101-pictures-elsewhere.ts';
import { moneyOwed } from './migrations/0110-money-owed.ts';
import { movedOrders } from './migrations/0130-moved-orders.ts';

const migrations = {
  '0001-catalog': catalogTables,
  '0002-content': contentTables,
  '0003-newsletter': newsletterTables,
  '0004-catalog-changes': catalogChanges,
  '0005-price-history': priceHistory,
  '0006-written-reviews': writtenReviews,
  '0007-cart': cartTables,
  '0008-orders': orderTables,
  '0009-payments': paymentTables,
  '0010-mail': mailTables,
  '0011-withdrawals': withdrawalTable,
  '0012-customers': customerTables,
  '0013-refused-cart-changes': refusedCartChanges,
  '0014-downloads': downloadTable,
  '0015-newsletter-consent': newsletterConsent,
  '0016-mosaics': mosaicTable,
  '0017-mosaic-options': mosaicOptions,
  '0018-order-limits': orderLimits,
  '0019-nothing-undelivered': nothingUndelivered,
  '0020-confirmed-addresses': confirmedAddresses,
  '0021-refresh-families': refreshFamilies,
  '0022-category-facts': categoryFacts,
  '0023-sent-options': sentOptions,
  '0024-sold-pieces': soldPieces,
  '0025-public-order-ids': publicOrderIds,
  '0026-no-shared-counter': noSharedCounter,
  '0027-staff': staffTables,
  '0028-shop-settings': shopSettings,
  '0029-office-content': officeContent,
  '0031-terms-of-sale': termsOfSale,
  '0032-pictures': pictures,
  '0033-office-desk': officeDesk,
  '0034-customer-groups': customerGroups,
  '0035-text-overrides': textOverrides,
  '0036-page-changes': pageChanges,
  '0037-imports': importTables,
  '0038-import-without-hash': importWithoutHash,
  '0039-group-prices': groupPrices,
  '0040-import-pages': importPages,
  '0042-stock-movements': stockMovements,
  '0043-goods-in-the-office': goodsInTheOffice,
  '0044-product-pictures': productPictures,
  '0045-condition': condition,
  '0046-stock-step': stockStep,
  '0047-lot-updates': lotUpdates,
  '0048-lot-pictures': lotPictures,
  '0049-part-pictures': partPictures,
  '0051-open-attributes': openAttributes,
  '0053-product-files': productFiles,
  '0054-orders-elsewhere': ordersElsewhere,
  '0055-lot-families': lotFamilies,
  '0056-stock-alerts': stockAlerts,
  '0058-rows-by-sku': rowsBySku,
  '0059-order-stages': orderStages,
  '0060-picking': picking,
  '0063-invoices': invoices,
  '0067-order-refunds': orderRefunds,
  '0068-returns': returns,
  '0069-bank-statements': bankStatements,
  '0070-transfer-reminders': transferReminders,
  '0071-api-keys': apiKeys,
  '0072-vouchers': vouchers,
  '0074-figures': figures,
  '0075-daily-mail': dailyMail,
  '0079-downloads': downloadFiles,
  '0080-release-files': releaseFiles,
  '0078-watched-payments': watchedPayments,
  '0077-webhooks': webhooks,
  '0061-order-mails-and-parcels': orderMailsAndParcels,
  '0062-order-list': orderList,
  '0084-tickets': tickets,
  '0086-refunded-vouchers': refundedVouchers,
  '0087-grown-tables': grownTables,
  '0088-applied-rows': appliedRows,
  '0091-lot-exports': lotExports,
  '0092-update-bases': updateBases,
  '0100-catalogues-elsewhere': cataloguesElsewhere,
  '0101-pictures-elsewhere': picturesElsewhere,
  '0110-money-owed': moneyOwed,
  '0130-moved-orders': movedOrders,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Those that the next start would run. */
export async function pendingMigrations({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const all = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/**
 * Brings the tables up to date. Safe to call from several processes at once: one migrates, the others find it done. `last`: no further
 * than an earlier release does.
 */
export async function migrate(database: Database, last?: keyof typeof migrations): Promise<void> {
  const { error } = await exclusively(database, (tx) => {
    const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => migrations } });
    return last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last);
  });
  if (error) throw error;
}
