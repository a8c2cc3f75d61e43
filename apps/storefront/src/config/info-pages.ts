import { CONTACT_PAGE } from './paths.ts';

/** Pages that the shop owner writes and that code links to, by what they are about. */

export const infoPageNames = ['contact', 'imprint', 'privacy', 'returns', 'shipping', 'terms', 'withdrawal'] as const;
export type InfoPage = (typeof infoPageNames)[number];

/** Their addresses; a page that is not there is not linked. */
export type InfoPages = Readonly<Partial<Record<InfoPage, string>>>;

const OWN_PAGES: Readonly<Record<InfoPage, string>> = {
  contact: CONTACT_PAGE,
  imprint: '/i/impressum',
  privacy: '/i/datenschutz',
  returns: '/i/rueckgabe',
  shipping: '/i/versand',
  terms: '/i/agb',
  withdrawal: '/i/widerruf',
};

export const infoPage = ({ shop }: { shop: { pages: InfoPages | null } }, name: InfoPage): string | undefined =>
  (shop.pages ?? OWN_PAGES)[name];
