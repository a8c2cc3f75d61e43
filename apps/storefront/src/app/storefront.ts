import type { Writable } from 'node:stream';
import type { ApiTransport } from '#data/transport.ts';
import type { AssetManifest } from './asset-manifest.ts';
import type { PublicConfig } from './public-config.ts';

/** What the shop's server gets from the storefront's bundle. Plain TypeScript: the server reads it without a bundler. */

export interface StorefrontOptions {
  config: PublicConfig;
  assets: AssetManifest;
  api: ApiTransport;
  version: string;
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
  render(request: Request, page: { nonce: string }): Promise<RenderResult>;
  /** the page without content that the service worker shows for addresses it has never seen */
  renderShell(page: { nonce: string }): Promise<RenderResult>;
}

export type CreateStorefront = (options: StorefrontOptions) => Storefront;
