import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { WebhookHint } from '../provider.ts';

/** Messages about an order, a capture, an approval that was taken back, or a refund: each names its subject in another place. */
const message = z.object({
  resource_type: z.string().optional(),
  resource: z
    .object({
      id: z.string().optional(),
      order_id: z.string().optional(),
      supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }) }).optional(),
    })
    .default({}),
});

/** What a message is about; null where the text is no message. */
export function readMessage(text: string): WebhookHint | null {
  const parsed = message.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { resource_type: type, resource } = parsed.data;
  if (type === 'refund') return { paymentId: null, refundId: resource.id ?? null };
  const named = resource.supplementary_data?.related_ids.order_id ?? resource.order_id;
  return { paymentId: named ?? (type === 'checkout-order' ? (resource.id ?? null) : null), refundId: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/**
 * The question whether a message is genuine; null where it carries no signature. The message goes back letter by letter: written
 * anew, `1.0` would become `1`, and no signature would fit.
 */
export function verification(headers: IncomingHttpHeaders, text: string, webhookId: string): string | null {
  const signature = Object.entries(signatureHeaders).map(([field, header]) => [field, headers[header]]);
  if (signature.some(([, value]) => typeof value !== 'string')) return null;
  const question = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId });
  return `${question.slice(0, -1)},"webhook_event":${text}}`;
}

const verdict = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

export const readVerdict = (body: unknown): 'SUCCESS' | 'FAILURE' | undefined =>
  verdict.safeParse(body).data?.verification_status;
