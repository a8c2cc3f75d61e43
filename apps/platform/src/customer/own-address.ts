import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Failure, fail } from '../http/reply.ts';
import { type FindCustomer, tokenOf } from './caller.ts';
import { confirmedAddress } from './email-confirmations.ts';

/** The address of the customer who calls; null for guests, and while it is unconfirmed. */
export const createOwnAddress =
  (db: Kysely<Schema>, findCustomer: FindCustomer) =>
  async (request: FastifyRequest): Promise<string | null | Failure> => {
    const token = tokenOf(request);
    if (token === null) return null;
    const id = await findCustomer(token);
    return id === null ? fail('UNAUTHORIZED') : confirmedAddress(db, id);
  };
