import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';

/** Gift vouchers as whoever has the code sees them. */

const balance = z.object({
  /** the last characters of its code */
  ending: z.string(),
  /** what it was worth at first, in euros */
  value: z.number(),
  /** what can still be spent */
  balance: z.number(),
  /** its last day, as a date of the shop */
  valid_to: z.iso.date(),
  is_expired: z.boolean(),
  /** bought in the sandbox: it pays for test orders only */
  is_test: z.boolean(),
});
export type VoucherBalance = z.infer<typeof balance>;

export const voucherEndpoints = {
  voucherBalance: defineEndpoint(endpointRoutes.voucherBalance, {
    tag: 'Gift vouchers',
    summary: 'What is left on a gift voucher',
    query: z.object({ storeCode: z.string().max(20).optional() }),
    body: z.object({ code: z.string().min(1).max(100) }).meta({ examples: [{ code: '7K3M-Q9TD-4XWA-2H8R-6VBN' }] }),
    result: balance,
    noStore: true,
    failures: { 404: 'there is no voucher with this code', 429: 'too many attempts' },
  }),
} as const;
