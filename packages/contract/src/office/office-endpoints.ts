import { apiKeyEndpoints } from './api-key-endpoints.ts';
import { attributeEndpoints } from './attribute-endpoints.ts';
import { auditEndpoints } from './audit-endpoints.ts';
import { categoryEndpoints } from './category-endpoints.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { couponEndpoints } from './coupon-endpoints.ts';
import { customerEndpoints } from './customer-endpoints.ts';
import { customerGroupEndpoints } from './customer-group-endpoints.ts';
import { customerImportEndpoints } from './customer-import-endpoints.ts';
import { downloadEndpoints } from './download-endpoints.ts';
import { eInvoiceEndpoints } from './e-invoice-endpoints.ts';
import { figureEndpoints } from './figure-endpoints.ts';
import { homeEndpoints } from './home-endpoints.ts';
import { importEndpoints } from './import-endpoints.ts';
import { inboxEndpoints } from './inbox-endpoints.ts';
import { invoiceEndpoints } from './invoice-endpoints.ts';
import { lotEndpoints } from './lot-endpoints.ts';
import { meEndpoints } from './me-endpoints.ts';
import { movedOrderEndpoints } from './moved-order-endpoints.ts';
import { newsletterEndpoints } from './newsletter-endpoints.ts';
import { openingEndpoints } from './opening-endpoints.ts';
import { orderAddressEndpoints } from './order-address-endpoints.ts';
import { orderBoardEndpoints } from './order-board-endpoints.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { orderMailEndpoints } from './order-mail-endpoints.ts';
import { parcelEndpoints } from './parcel-endpoints.ts';
import { partLibraryEndpoints } from './part-library-endpoints.ts';
import { partPictureEndpoints } from './part-picture-endpoints.ts';
import { pickingEndpoints } from './picking-endpoints.ts';
import { pictureEndpoints } from './picture-endpoints.ts';
import { productEndpoints } from './product-endpoints.ts';
import { productFileEndpoints } from './product-file-endpoints.ts';
import { productFormEndpoints } from './product-form-endpoints.ts';
import { redirectEndpoints } from './redirect-endpoints.ts';
import { redirectImportEndpoints } from './redirect-import-endpoints.ts';
import { refundEndpoints } from './refund-endpoints.ts';
import { returnEndpoints } from './return-endpoints.ts';
import { reviewEndpoints } from './review-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { settingsEndpoints } from './settings-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { statementEndpoints } from './statement-endpoints.ts';
import { storeEndpoints } from './store-endpoints.ts';
import { textEndpoints } from './text-endpoints.ts';
import { ticketEndpoints } from './ticket-endpoints.ts';
import { voucherEndpoints } from './voucher-endpoints.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

/** The endpoint table of the office: every call below `/admin/api`. Methods and paths stand in `office-routes.ts`. */
export const officeEndpoints = {
  ...sessionEndpoints,
  ...meEndpoints,
  ...staffEndpoints,
  ...settingsEndpoints,
  ...storeEndpoints,
  ...contentEndpoints,
  ...downloadEndpoints,
  ...redirectEndpoints,
  ...redirectImportEndpoints,
  ...pictureEndpoints,
  ...partLibraryEndpoints,
  ...partPictureEndpoints,
  ...textEndpoints,
  ...homeEndpoints,
  ...orderEndpoints,
  ...statementEndpoints,
  ...pickingEndpoints,
  ...invoiceEndpoints,
  ...eInvoiceEndpoints,
  ...refundEndpoints,
  ...returnEndpoints,
  ...orderMailEndpoints,
  ...orderAddressEndpoints,
  ...parcelEndpoints,
  ...orderBoardEndpoints,
  ...movedOrderEndpoints,
  ...customerEndpoints,
  ...customerImportEndpoints,
  ...customerGroupEndpoints,
  ...couponEndpoints,
  ...voucherEndpoints,
  ...ticketEndpoints,
  ...productEndpoints,
  ...productFormEndpoints,
  ...categoryEndpoints,
  ...attributeEndpoints,
  ...reviewEndpoints,
  ...inboxEndpoints,
  ...newsletterEndpoints,
  ...openingEndpoints,
  ...importEndpoints,
  ...lotEndpoints,
  ...productFileEndpoints,
  ...figureEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...auditEndpoints,
} as const;
