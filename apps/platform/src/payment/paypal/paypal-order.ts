import { fromEuros } from '@brixel/commerce/money';
import { z } from 'zod';
import { NoAnswer, type ProviderPayment } from '../provider.ts';
import type { PayPalAnswer } from './paypal-client.ts';

/** What PayPal calls an order is a payment to us. */

/** The shop sells in euros; another currency can only be a mistake, and is not understood. */
const amount = z.object({ currency_code: z.literal('EUR'), value: z.string().regex(/^\d+(\.\d{1,2})?$/) });
const capture = z.object({ id: z.string(), status: z.string(), amount });
const payPalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: amount.optional(),
        payments: z
          .object({
            captures: z.array(capture).default([]),
            refunds: z.array(z.object({ id: z.string() })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
});
export type PayPalOrder = z.output<typeof payPalOrder>;

export function readPayPalOrder({ status, body, issues }: PayPalAnswer): PayPalOrder | NoAnswer {
  const parsed = payPalOrder.safeParse(body);
  return parsed.success ? parsed.data : new NoAnswer(`PayPal answers ${[status, ...issues].join(' ')}`);
}

/** Where the shopper agrees; PayPal has two names for it, by the way the order was made. */
export const approvalLink = ({ links }: PayPalOrder): string | undefined =>
  links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;

export const refundIds = ({ purchase_units: units }: PayPalOrder): string[] =>
  units.flatMap(({ payments }) => payments?.refunds.map(({ id }) => id) ?? []);

export function toProviderPayment({ status, purchase_units: [unit] }: PayPalOrder): ProviderPayment | NoAnswer {
  const taken = unit?.payments?.captures[0];
  const sum = taken?.amount ?? unit?.amount;
  if (!sum) return new NoAnswer(`PayPal names no sum of an order that is ${status}`);
  return {
    state: taken ? captureState(taken.status) : orderState(status),
    captureId: taken?.id ?? null,
    amount: fromEuros(Number(sum.value)),
  };
}

function orderState(status: string): ProviderPayment['state'] {
  if (status === 'APPROVED') return 'approved';
  return status === 'VOIDED' ? 'canceled' : 'open';
}

function captureState(status: string): ProviderPayment['state'] {
  if (status === 'PENDING') return 'pending';
  // What has been paid back was paid: that it was is the owner's business, and noted there.
  return status === 'DECLINED' || status === 'FAILED' ? 'canceled' : 'captured';
}
