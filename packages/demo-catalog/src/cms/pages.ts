/** All pages of the shop, each with one address for both languages. */
import type { SeedCmsPage } from '../seed.ts';
import { COLOUR_TABLE_PAGE } from './colour-table-page.ts';
import { COMPANY_PAGES } from './company-pages.ts';
import { LEGAL_NOTICE_PAGES } from './legal-notice-pages.ts';
import { NEWS_PAGES } from './news-pages.ts';
import { toPage } from './page.ts';
import { PRIVACY_PAGE } from './privacy-page.ts';
import { SERVICE_PAGES } from './service-pages.ts';
import { TERMS_PAGE } from './terms-page.ts';
import { WITHDRAWAL_PAGE } from './withdrawal-page.ts';

export const CMS_PAGES: readonly SeedCmsPage[] = [
  ...SERVICE_PAGES,
  TERMS_PAGE,
  WITHDRAWAL_PAGE,
  PRIVACY_PAGE,
  ...LEGAL_NOTICE_PAGES,
  COLOUR_TABLE_PAGE,
  ...COMPANY_PAGES,
  ...NEWS_PAGES,
].map(toPage);
