import type { Writable } from 'node:stream';
import type { Severity } from '../data/report.ts';
import type { ApiTransport } from '../data/transport.ts';
import type { AssetManifest } from './asset-manifest.ts';
import type { PublicConfig } from './public-config.ts';

/** How the shop's server and the storefront meet. Types only: the server reads them without a build. */

export interface StorefrontOptions {
  config: PublicConfig;
  assets: AssetManifest;
  /** how loaders reach the platform */
  api: ApiTransport;
  version: string;
  /** told of what made a page fail; the visitor only sees that it did */
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
  /** what search engines may visit */
  robots(): string;
  sitemapIndex(): Promise<string>;
  /** one file of the index, piece by piece; null where there is none of that name */
  sitemap(name: string): Promise<AsyncIterable<string> | null>;
}

export type CreateStorefront = (options: StorefrontOptions) => Storefront;
