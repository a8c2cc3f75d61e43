import { PROOF_HEADER } from '@brixel/contract/newsletter-proof';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { applyScopeRules } from './scope-rules.ts';

/** The contract's general rules for a scope of the shop's API: what all scopes share, and CORS. */
export async function applyContractRules(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['content-type', 'authorization', 'x-vs-store-code', PROOF_HEADER],
    maxAge: 86_400,
    strictPreflight: false,
  });
  applyScopeRules(app);
}
