import type { ShopConfig } from './config.ts';

const tagManager = 'https://www.googletagmanager.com';

const YEAR = 31_536_000;

/** Of whatever is answered: pages, calls, files, pictures, the worker and failures. Browsers that came by https come back by it. */
export const everyAnswerHeaders = ({ publicUrl }: Pick<ShopConfig, 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}` }),
});

/** Headers of a page. Scripts run only with the nonce of this answer; the tag manager is allowed only where one is configured. */
export function pageHeaders(config: ShopConfig, nonce: string, development: boolean): Record<string, string> {
  const scripts = [`'self'`, `'nonce-${nonce}'`, ...(config.gtmId ? [tagManager] : [])];
  const connect = [
    `'self'`,
    ...(config.apiUrl ? [new URL(config.apiUrl).origin] : []),
    ...(config.gtmId ? [tagManager, 'https://*.google-analytics.com'] : []),
    ...(development ? ['ws:'] : []),
  ];
  const policy = [
    `default-src 'self'`,
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${config.gtmId ? ` ${tagManager}` : ''}`,
    `connect-src ${connect.join(' ')}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'private, no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  };
}
