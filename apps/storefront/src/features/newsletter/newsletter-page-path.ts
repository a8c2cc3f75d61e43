/** Explains the newsletter, and takes its form where no scripts run. The same in all stores. */
export const NEWSLETTER_PAGE = '/i/newsletter';
