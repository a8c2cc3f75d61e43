import { fromEuros } from '@brixel/commerce/money';
import { z } from 'zod';
import { type FoundRefund, NoAnswer, type ProviderRefund } from '../provider.ts';
import type { PayPalAnswer } from './paypal-client.ts';

/** What PayPal answers about a refund (Payments v2). */

const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currency_code: z.literal('EUR'), value: z.string().regex(/^\d+(\.\d{1,2})?$/) }),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
});
type PayPalRefund = z.output<typeof refund>;

const named = z.object({ name: z.string() });
const givenUp = new Set(['CANCELLED', 'FAILED']);

/**
 * A refusal (4xx) is final: what was carried out under a request id is answered as it was, and what is being worked on or does not
 * let us in never comes here.
 */
export function readRefundAnswer(answer: PayPalAnswer): ProviderRefund | NoAnswer {
  const { status, body, issues } = answer;
  if (status >= 400)
    return { state: 'refused', reason: issues.join(', ') || (named.safeParse(body).data?.name ?? `status ${status}`) };
  const read = readRefund(answer);
  if (read instanceof NoAnswer) return read;
  if (givenUp.has(read.status)) return { state: 'refused', reason: read.status };
  const amount = fromEuros(Number(read.amount.value));
  return { state: read.status === 'COMPLETED' ? 'done' : 'pending', refundId: read.id, amount };
}

/** With the capture that it is of, which PayPal names as the link upwards. */
export function readFoundRefund(answer: PayPalAnswer): FoundRefund | NoAnswer {
  const read = readRefund(answer);
  if (read instanceof NoAnswer) return read;
  const captureId = read.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  if (!captureId) return new NoAnswer('PayPal does not say which capture a refund is of');
  const amount = fromEuros(Number(read.amount.value));
  return { refundId: read.id, captureId, amount, isDone: read.status === 'COMPLETED' };
}

function readRefund({ status, body, issues }: PayPalAnswer): PayPalRefund | NoAnswer {
  const parsed = refund.safeParse(body);
  return parsed.success ? parsed.data : new NoAnswer(`PayPal answers ${[status, ...issues].join(' ')}`);
}
