import { z } from 'zod';
import { type HomePage, plainParts, type ShopMenu, tints } from './home-page.ts';
import { shopPath } from './shop-path.ts';

/** What an editor may set of home page, menu and footer. */

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line');

/** Within the shop, or a whole address with https. */
const isLink = (text: string): boolean =>
  text.startsWith('/')
    ? // two slashes begin a host
      !text.startsWith('//') && shopPath(text) !== null
    : /^(?:https:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:[+\d ]+)$/.test(text);
const link = z.string().trim().min(1).max(500).refine(isLink, 'must be an address');
const path = z.union([z.literal(''), link]);

const day = z.iso.date().nullable();
const days = { from: day, until: day };
const image = z.union([
  z.literal(''),
  z
    .string()
    .regex(/^(?:\/[\w-][\w.-]*){2,5}$/)
    .max(200),
]);

const head = {
  title: z.array(line(80).min(1)).min(1).max(3),
  text: line(400),
  image,
  category: z.number().int().min(1).optional(),
  link: link.optional(),
  linkText: line(60).min(1),
};
const leadsSomewhere = ({
  category,
  link: to,
}: {
  category?: number | undefined;
  link?: string | undefined;
}): boolean => category !== undefined || to !== undefined;
const inOrder = ({ from, until }: { from: string | null; until: string | null }): boolean =>
  from === null || until === null || from <= until;
const somewhere = { message: 'must lead somewhere', path: ['link'] };
const ordered = { message: 'must end after it begins', path: ['until'] };

const banner = z.object({ ...head, tint: z.enum(tints) }).refine(leadsSomewhere, somewhere);
const isOn = z.boolean();
const categories = z.array(z.number().int().min(1)).max(8);

const part = z.discriminatedUnion('kind', [
  z
    .object({ kind: z.literal('hero'), isOn, ...head, ...days, alt: line(200) })
    .refine(leadsSomewhere, somewhere)
    .refine(inOrder, ordered),
  z
    .object({ kind: z.literal('banner'), isOn, ...head, ...days, tint: z.enum(tints) })
    .refine(leadsSomewhere, somewhere)
    .refine(inOrder, ordered),
  z.object({ kind: z.literal('categories'), isOn, large: z.array(banner).max(2), small: categories.nullable() }),
  z.object({ kind: z.enum(plainParts), isOn }),
]);

export const homePage: z.ZodType<HomePage> = z.object({ parts: z.array(part).max(30) });

const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), id: z.number().int().min(1), isOn }),
  z.object({ kind: z.literal('link'), label: line(60).min(1), link }),
]);
const column = z.object({
  label: line(60).min(1),
  links: z.array(z.object({ label: line(120).min(1), path })).max(20),
});

export const shopMenu: z.ZodType<ShopMenu> = z.object({
  entries: z.array(entry).max(60).nullable(),
  footer: z.array(column).max(6).nullable(),
});

/** By the code of the store. */
const storeCode = z.string().regex(/^[a-z0-9_-]{1,32}$/);
export const homePages = z.record(storeCode, homePage);
export const shopMenus = z.record(storeCode, shopMenu);
