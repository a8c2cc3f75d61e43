import type { IncomingHttpHeaders } from 'node:http';

/** What a request tells of whoever looks at a page, without knowing who it is. */
export interface Visitor {
  /** comes from elsewhere: the beginning of a visit */
  enters: boolean;
}

/** Programs that call themselves so, or that no person looks through. */
const PROGRAM =
  /bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|preview|monitor|pingdom|uptime|scan|fetch|archive|facebookexternalhit|python|curl|wget/i;

/** The cookie of the office: whoever looks after the shop is no visitor. */
const OFFICE = /(?:^|; )(?:__Host-)?office=[^;]/;

/**
 * Null for programs, for what browsers fetch in advance, and for those who work here. Every browser calls itself Mozilla. A reload
 * tells the same referrer again, and is known by asking for what is newer than now.
 */
export function visitorOf(headers: IncomingHttpHeaders, host: string): Visitor | null {
  const { 'user-agent': agent = '', cookie = '', referer } = headers;
  if (!agent.startsWith('Mozilla/') || PROGRAM.test(agent) || OFFICE.test(cookie)) return null;
  if (headers['sec-purpose'] || headers.purpose === 'prefetch') return null;
  const isReload = headers['cache-control'] === 'max-age=0' || headers['cache-control'] === 'no-cache';
  return { enters: !isReload && hostOf(referer) !== host.toLowerCase() };
}

const hostOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).host.toLowerCase() : null;
