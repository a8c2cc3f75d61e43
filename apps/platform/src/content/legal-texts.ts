import { LEGAL_PAGES, UNWRITTEN } from '../seed/empty-shop.ts';

export interface LegalPage {
  identifier: string;
  content: string;
}

/** Whether imprint, terms, withdrawal and privacy have been written. */
export const hasLegalTexts = (pages: readonly LegalPage[]): boolean =>
  LEGAL_PAGES.every((identifier) => {
    const page = pages.find((candidate) => candidate.identifier === identifier);
    return page !== undefined && page.content.trim() !== '' && !page.content.includes(UNWRITTEN);
  });
