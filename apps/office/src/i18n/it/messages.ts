import { account } from './account.ts';
import { apiKeys } from './api-keys.ts';
import { attributes } from './attributes.ts';
import { audit } from './audit.ts';
import { brand } from './brand.ts';
import { categories } from './categories.ts';
import { compose } from './compose.ts';
import { compound } from './compound.ts';
import { content } from './content.ts';
import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { dispatch } from './dispatch.ts';
import { documents } from './documents.ts';
import { eInvoice } from './e-invoice.ts';
import { entry } from './entry.ts';
import { groups } from './groups.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { inbox } from './inbox.ts';
import { moving } from './moving.ts';
import { newsletter } from './newsletter.ts';
import { opening } from './opening.ts';
import { orders } from './orders.ts';
import { partPictures } from './part-pictures.ts';
import { picking } from './picking.ts';
import { products } from './products.ts';
import { refunds } from './refunds.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { terms } from './terms.ts';
import { texts } from './texts.ts';
import { tickets } from './tickets.ts';
import { vouchers } from './vouchers.ts';
import { webhooks } from './webhooks.ts';

/** All texts of the office, one file for each area. */
export const messages = {
  ...entry,
  ...documents,
  ...home,
  ...account,
  ...staff,
  ...content,
  ...texts,
  ...vouchers,
  ...tickets,
  ...orders,
  ...refunds,
  ...eInvoice,
  ...statements,
  ...returns,
  ...dispatch,
  ...picking,
  ...customers,
  ...groups,
  ...coupons,
  ...brand,
  ...products,
  ...categories,
  ...partPictures,
  ...attributes,
  ...compound,
  ...reviews,
  ...imports,
  ...inbox,
  ...moving,
  ...newsletter,
  ...compose,
  ...apiKeys,
  ...webhooks,
  ...audit,
  ...settings,
  ...opening,
  ...terms,
  ...statistics,
} as const;
