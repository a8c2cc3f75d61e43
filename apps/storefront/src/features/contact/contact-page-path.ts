/** The page that the shop owner writes, with the form below. The same in all stores. */
export const CONTACT_PAGE = '/i/hilfe-kontakt';
