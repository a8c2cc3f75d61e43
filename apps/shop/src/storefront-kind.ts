import type { Storefront, StorefrontOptions } from '@brixel/storefront/app/storefront';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltRelease } from './release.ts';

/** The storefront of a build, or of Vite's development server. */
export interface MountedStorefront {
  /** the storefront to answer this request with; the development server may reload it between two */
  current(): Promise<Storefront>;
  /** of a build; the development server has no release, and no worker */
  built?: BuiltRelease;
  /** lets the development server answer what belongs to it; true when it did */
  handle?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  close(): Promise<void>;
}

export interface StorefrontKind {
  development: boolean;
  /** where its static files are */
  files: string;
  open(app: FastifyInstance, options: Omit<StorefrontOptions, 'assets'>): Promise<MountedStorefront>;
}
