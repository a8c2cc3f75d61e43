import type { SeedCmsPage, Text } from '../seed.ts';

/** A page before it gets its number. */
export interface PageText {
  identifier: string;
  title: Text;
  /** differs from the title only where a menu needs a shorter word */
  heading?: Text;
  metaDescription: Text;
  content: Text;
}

export const toPage = ({ heading, ...page }: PageText, index: number): SeedCmsPage => ({
  id: index + 1,
  ...page,
  heading: heading ?? page.title,
});

export const COMPANY_ADDRESS = 'Brixel GmbH<br>Musterstraße 1<br>80331 München';
