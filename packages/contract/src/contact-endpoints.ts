import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { endpointRoutes } from './endpoint-routes.ts';
import { lineOfText, linesOfText } from './plain-text.ts';

/** Messages to the shop. `targetAddress` is accepted and ignored: there is no other recipient. */

const storeCode = z.string().max(20).optional();

export const contactEndpoints = {
  contactToken: defineEndpoint(endpointRoutes.contactToken, {
    tag: 'Contact',
    summary: 'A token to write to the shop with; it is good for some minutes, and for the machine that asked',
    query: z.object({ storeCode }),
    result: z.string(),
    noStore: true,
  }),
  sendMessage: defineEndpoint(endpointRoutes.sendMessage, {
    tag: 'Contact',
    summary: 'Write to the shop, whatever target is named; on request the sender gets a receipt without the text',
    query: z.object({ storeCode }),
    body: z
      .object({
        sourceAddress: z.email().max(254),
        targetAddress: z.string().max(254).nullish(),
        subject: lineOfText(200),
        emailText: linesOfText(5000),
        confirmation: z.boolean().nullish(),
        token: z.string().min(1).max(200),
      })
      .meta({
        examples: [
          {
            sourceAddress: 'marlene@example.de',
            subject: 'Ein Teil fehlt (BX-4K7M-9QTD)',
            emailText: 'In Tüte 3 fehlt eine Platte 1x2 in Mango.',
            confirmation: true,
            token: '1800000000000.3q2-7w',
          },
        ],
      }),
    result: z.literal(true),
    noStore: true,
    failures: { 403: 'the token is not valid, or no longer', 429: 'too many attempts' },
  }),
} as const;
