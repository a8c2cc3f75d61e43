import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** The body of an upload that is read while it arrives; null where there is none. */
export const streamOf = ({ body }: Pick<FastifyRequest, 'body'>): Readable | null =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body ? (body as Readable) : null;

/** The disk of the shop is full. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';
