import { hash } from 'node:crypto';
import type { ShopConfig } from './config.ts';

const tagManager = 'https://www.googletagmanager.com';

const YEAR = 31_536_000;

/** Headers of every answer: pages, calls, files, pictures, the worker and failures. */
export const everyAnswerHeaders = ({ server }: Pick<ShopConfig, 'server'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(server.publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}` }),
});

/**
 * Headers of a page. Of the inline scripts only those run that the page was made with, known by their hashes; a nonce would make every
 * answer another one, and none could be cached. The tag manager is allowed only where one is configured.
 */
export function pageHeaders(
  { storefront }: ShopConfig,
  inlineScripts: readonly string[],
  development: boolean,
): Record<string, string> {
  const scripts = [`'self'`, ...inlineScripts.map(scriptSource), ...(storefront.gtmId ? [tagManager] : [])];
  const connect = [
    `'self'`,
    ...(storefront.api.url ? [new URL(storefront.api.url).origin] : []),
    ...(storefront.gtmId ? [tagManager, 'https://*.google-analytics.com'] : []),
    ...(development ? ['ws:'] : []),
  ];
  const { template } = storefront.pictures;
  const pictures = [
    `'self'`,
    'data:',
    'blob:',
    ...new Set([template, storefront.shopIcon].flatMap((address) => (address ? [new URL(address).origin] : []))),
    ...(storefront.gtmId ? [tagManager] : []),
  ];
  const policy = [
    `default-src 'self'`,
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src ${pictures.join(' ')}`,
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

/**
 * Headers of the office's document: only its own files and calls, in no frame, and nowhere kept. Vite's development server writes
 * scripts and styles into the page and talks over a socket.
 */
export function officeHeaders(development: boolean): Record<string, string> {
  const inline = development ? ` 'unsafe-inline'` : '';
  const policy = [
    `default-src 'none'`,
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    // mails as they looked
    `frame-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // picking without a line
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}

const scriptSource = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;
