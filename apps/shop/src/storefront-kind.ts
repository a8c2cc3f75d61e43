import type { ReleaseFiles } from '@brixel/platform/release-files';
import type { Storefront, StorefrontOptions } from '@brixel/storefront/app/storefront';
import type { PublicConfig } from '@brixel/storefront/config/public-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenOffice } from './office-kind.ts';
import type { BuiltRelease } from './release.ts';

/** The storefront of a build, or of Vite's development server. */
export interface MountedStorefront {
  /** the storefront to answer this request with; between two the configuration may change, or the development server reload it */
  current(): Promise<Storefront>;
  /** of a build; the development server has no release, and no worker */
  built?(): Promise<BuiltRelease>;
  /** lets the development server answer what belongs to it; true when it did */
  handle?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  close(): Promise<void>;
}

export interface MountOptions extends Omit<StorefrontOptions, 'assets' | 'config'> {
  /** the configuration of now: the same object until something changes */
  config(): PublicConfig;
  /** files of the releases of other nodes; null where there is one node */
  shared: ReleaseFiles | null;
}

export interface StorefrontKind {
  development: boolean;
  /** where its static files are */
  files: string;
  /** where this shop has an office, its app comes from the same kind */
  openOffice: OpenOffice;
  open(app: FastifyInstance, options: MountOptions): Promise<MountedStorefront>;
}
