import type { Writable } from 'node:stream';
import type { StoreCode } from '@brixel/contract/stores';
import type { PublicConfig } from '#config/public-config.ts';
import type { ApiTransport } from '#data/api/transport.ts';
import type { WebManifest } from '#shell/document/web-manifest.ts';
import type { Severity } from '../data/report.ts';
import type { AssetManifest } from './asset-manifest.ts';

/** How the shop's server and the storefront meet. Types only: the server reads them without a build. */

export interface StorefrontOptions {
  config: PublicConfig;
  assets: AssetManifest;
  /** how loaders reach the platform */
  api: ApiTransport;
  /** of the release: pages, their files and their worker carry the same */
  version: string;
  /** receives the error of a failed page; the visitor sees no details */
  onError(error: unknown, severity?: Severity): void;
}

export type RenderResult =
  | { kind: 'response'; response: Response }
  | {
      kind: 'html';
      status: number;
      headers: Record<string, string>;
      pipe(writable: Writable): void;
      abort(): void;
    };

export interface Storefront {
  render(request: Request, page: { nonce: string; visitor: string }): Promise<RenderResult>;
  /** the page that the worker serves for every page of a store while the shop cannot be reached */
  offlineShell(store: StoreCode, nonce: string): string;
  /** the page for a request of which none can be made; nothing of the failure but its status and id is shown */
  failurePage(path: string, failure: { status: number; requestId: string }): string;
  /** the web app manifest */
  webManifest(store: StoreCode): WebManifest;
  /** what search engines may visit */
  robots(): string;
  sitemapIndex(): Promise<string>;
  /** one file of the index, piece by piece; null where there is none of that name */
  sitemap(name: string): Promise<AsyncIterable<string> | null>;
}

export type CreateStorefront = (options: StorefrontOptions) => Storefront;
