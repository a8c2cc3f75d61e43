import { z } from 'zod';
import { lineOfText } from '../plain-text.ts';
import { storeCodes } from '../stores.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { TEXT_LIMITS } from './text-limits.ts';

/** The short texts of the shop: words of buttons, messages, headings. An owner may put others in their place. */

const tag = 'Texts';
const access = areas.content;
const store = z.enum(storeCodes);
const ownText = lineOfText(TEXT_LIMITS.text);

const shopText = z.object({
  key: z.string(),
  texts: z.partialRecord(
    store,
    z.object({ given: z.string().describe('as the shop comes'), own: z.string().nullable() }),
  ),
});
export type ShopText = z.infer<typeof shopText>;

export const textEndpoints = {
  'texts.list': defineOfficeEndpoint(officeRoutes['texts.list'], {
    tag,
    summary: 'Texts that hold what is searched for, by their key; at most 50',
    access,
    query: z.object({
      search: z
        .string()
        .trim()
        .max(TEXT_LIMITS.search)
        .optional()
        .describe('a part of the key, or of a text in any language'),
      own: z.stringbool().optional().describe('only those that were changed'),
    }),
    result: z.object({ texts: z.array(shopText), total: z.number().int() }),
  }),
  'texts.save': defineOfficeEndpoint(officeRoutes['texts.save'], {
    tag,
    summary: 'Put an own text in place of one, or take it back',
    access,
    body: z.object({
      store,
      key: z.string().min(1).max(100),
      text: ownText.nullable().describe('null: as the shop comes'),
      before: z.string().nullable().describe('the own text that was read'),
    }),
    result: z.literal(true),
    failures: {
      404: 'NOT_FOUND',
      409: 'CHANGED_MEANWHILE; TEXT_FORMS: braces or plural forms are wrong; TEXT_ARGUMENTS: not the placeholders of the text; TEXTS_TOO_LONG: all own texts of the store together',
    },
  }),
} as const;
