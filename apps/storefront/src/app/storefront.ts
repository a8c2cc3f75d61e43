import type { PublicConfig } from '#config/public-config.ts';
import type { StoreView } from '#config/stores.ts';
import type { ApiTransport } from '#data/api/transport.ts';
import type { WebManifest } from '#shell/document/web-manifest.ts';
import type { Severity } from '../data/report.ts';
import type { AssetManifest } from './asset-manifest.ts';

/** How the shop's server and the storefront meet. Types only: the server reads them without a build. */

export interface StorefrontOptions {
  config: PublicConfig;
  assets: AssetManifest;
  /** for what is generated besides pages, such as sitemaps */
  sources: PageSources;
  /** of the release: pages, their files and their worker carry the same */
  version: string;
  /** receives the error of a failed page; the visitor sees no details */
  onError(error: unknown, severity?: Severity): void;
}

export type RenderResult =
  | { kind: 'response'; response: Response }
  | (ScriptedPage<Buffer> & {
      kind: 'html';
      status: number;
      headers: Record<string, string>;
      /** false where a section failed, and is left to the browser */
      isWhole: boolean;
    });

/** HTML, and the texts of the inline scripts in it that are to run: the page's policy names them by their hashes. */
export interface ScriptedPage<Html = string> {
  html: Html;
  scripts: string[];
}

/** How the loaders of one page reach the shop. */
export interface PageSources {
  api: ApiTransport;
  /** reads a static JSON file of the shop, such as the banners */
  staticFile: (path: string) => Promise<unknown>;
}

export interface Storefront {
  render(request: Request, sources: PageSources): Promise<RenderResult>;
  /**
   * The address that stands for this one in a cache of pages, without what its page does not read; null for a page that depends on
   * a person, a form or a token.
   */
  cachedAddress(address: string, host: string): string | null;
  /** the page that the worker serves for every page of a store while the shop cannot be reached */
  offlineShell(store: StoreView): ScriptedPage;
  /** the page for a request of which none can be made; nothing of the failure but its status and id is shown */
  failurePage(address: { host: string; pathname: string }, failure: { status: number; requestId: string }): string;
  /** the page of a shop that has not opened yet */
  comingSoonPage(address: { host: string; pathname: string }): string;
  /** the web app manifest */
  webManifest(store: StoreView): WebManifest;
  /** where the icon is that is asked for at the oldest address of all, whatever the page says */
  iconAddress(): string;
  /** SVG, for a shop without an icon */
  letterIcon(): string;
  /** what search engines may visit of a host */
  robots(host: string): string;
  sitemapIndex(host: string): Promise<string>;
  /** one file of the index, piece by piece; null where there is none of that name */
  sitemap(name: string): Promise<AsyncIterable<string> | null>;
  /** what shopping engines read of a store, piece by piece; null where there is none */
  feed(name: string): AsyncIterable<string> | null;
}

export type CreateStorefront = (options: StorefrontOptions) => Promise<Storefront>;
