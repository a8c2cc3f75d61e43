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

/** A picture of the shop's own inside a text, in a size that the picture service serves. */
export const inlinePicture = (path: string, alt: string): string =>
  `<p><img src="/img/450/300/resize${path}" srcset="/img/900/600/resize${path} 2x" width="450" height="300" alt="${alt}" loading="lazy"></p>`;

export const COMPANY_ADDRESS = 'Brixel GmbH<br>Musterstraße 1<br>80331 München';
