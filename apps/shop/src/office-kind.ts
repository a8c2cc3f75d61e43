import type { ReleaseFiles } from '@brixel/platform/release-files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The app of the office, of a build or of Vite's development server. */
export interface MountedOffice {
  /** the document of every page of it */
  page(url: string): Promise<string>;
  /** lets the development server answer what belongs to it; true when it did */
  handle?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  close(): Promise<void>;
}

/** `shared`: files of the releases of other nodes; null where there is one node. */
export type OpenOffice = (app: FastifyInstance, shared: ReleaseFiles | null) => Promise<MountedOffice>;
