import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { CONTENT_LIMITS } from './content-limits.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';
import { rowId } from './staff.ts';

/**
 * Pages and blocks of the shop. Both are saved as a whole, on the version that was read, and every version stays. An older one comes
 * back by saving it again, and so does a page that was removed.
 */

const tag = 'Content';
const access = areas.content;
const line = (longest: number) => z.string().trim().max(longest);
const version = z.number().int().min(1);
const id = z.object({ id: rowId });
const html = z
  .string()
  .max(CONTENT_LIMITS.content)
  .describe('HTML; what is not allowed in it is left out when it is saved');
const store = z.enum(storeCodes);

const pageText = z.object({
  title: line(CONTENT_LIMITS.title).min(1),
  heading: line(CONTENT_LIMITS.title).describe('empty: the title'),
  meta_description: line(CONTENT_LIMITS.description),
  content: html,
});
export type PageText = z.infer<typeof pageText>;

const pageContent = z.object({
  identifier: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(CONTENT_LIMITS.identifier)
    .describe('below /i/'),
  published: z.boolean(),
  texts: z.partialRecord(store, pageText).describe('a store without a text shows that of the default store'),
});
export type PageContent = z.infer<typeof pageContent>;

const blockContent = z.object({
  texts: z.partialRecord(store, z.object({ title: line(CONTENT_LIMITS.title), content: html })),
});
export type BlockContent = z.infer<typeof blockContent>;

const change = z.object({ at: z.string().nullable(), by: z.string().nullable() }).describe('null: as the shop came');

const summary = z.object({
  id: z.number().int(),
  identifier: z.string(),
  version,
  titles: z.partialRecord(store, z.string()),
  changed: change,
});
const pageSummary = summary.extend({
  published: z.boolean(),
  required: z.boolean().describe('the shop itself leads there: its address stays, and it stays published'),
});
export type PageSummary = z.infer<typeof pageSummary>;

const blockSummary = summary.extend({
  editable: z.boolean().describe('false where it holds more than the office may write'),
  shown: z.boolean().describe('whether a page of the shop reads it; storefronts elsewhere may read all'),
});
export type BlockSummary = z.infer<typeof blockSummary>;

const page = pageContent.extend({ id: z.number().int(), version, required: z.boolean() });
export type OfficePage = z.infer<typeof page>;
const block = blockContent.extend({ id: z.number().int(), identifier: z.string(), version, editable: z.boolean() });
export type OfficeBlock = z.infer<typeof block>;

const versionOf = <T extends z.ZodType>(content: T) =>
  z.object({ version, at: z.string(), by: z.string().nullable(), content });

const missing = { 404: 'NOT_FOUND' };
const stale = 'CHANGED_MEANWHILE: somebody else has saved it since it was read';

export const contentEndpoints = {
  'content.pages': defineOfficeEndpoint(officeRoutes['content.pages'], {
    tag,
    summary: 'All pages, by their address',
    access,
    result: z.array(pageSummary),
  }),
  'content.page': defineOfficeEndpoint(officeRoutes['content.page'], {
    tag,
    summary: 'One page with its texts',
    access,
    params: id,
    result: page,
    failures: missing,
  }),
  'content.createPage': defineOfficeEndpoint(officeRoutes['content.createPage'], {
    tag,
    summary: 'Add a page',
    access,
    body: pageContent,
    result: page,
    failures: { 409: 'ADDRESS_TAKEN, TEXT_MISSING' },
  }),
  'content.updatePage': defineOfficeEndpoint(officeRoutes['content.updatePage'], {
    tag,
    summary:
      'Save a page; one that was removed comes back. From an address that it had before, a redirect leads to the new one',
    access,
    params: id,
    body: pageContent.extend({ version }),
    result: page,
    failures: { ...missing, 409: `${stale}; ADDRESS_TAKEN, PAGE_REQUIRED, TEXT_MISSING` },
  }),
  'content.removePage': defineOfficeEndpoint(officeRoutes['content.removePage'], {
    tag,
    summary: 'Take a page out of shop and office; its versions stay',
    access,
    params: id,
    query: z.object({ version: rowId }),
    result: z.object({ version }),
    failures: { ...missing, 409: `${stale}; PAGE_REQUIRED` },
  }),
  'content.pageVersions': defineOfficeEndpoint(officeRoutes['content.pageVersions'], {
    tag,
    summary: 'What was saved before, the newest first; at most 50',
    access,
    params: id,
    result: z.array(versionOf(pageContent)),
  }),
  'content.blocks': defineOfficeEndpoint(officeRoutes['content.blocks'], {
    tag,
    summary: 'All blocks: short texts at fixed places of the shop',
    access,
    result: z.array(blockSummary),
  }),
  'content.block': defineOfficeEndpoint(officeRoutes['content.block'], {
    tag,
    summary: 'One block with its texts',
    access,
    params: id,
    result: block,
    failures: missing,
  }),
  'content.updateBlock': defineOfficeEndpoint(officeRoutes['content.updateBlock'], {
    tag,
    summary: 'Save a block',
    access,
    params: id,
    body: blockContent.extend({ version }),
    result: block,
    failures: { ...missing, 409: `${stale}; TEXT_MISSING, BLOCK_FIXED` },
  }),
  'content.blockVersions': defineOfficeEndpoint(officeRoutes['content.blockVersions'], {
    tag,
    summary: 'What was saved before, the newest first; at most 50',
    access,
    params: id,
    result: z.array(versionOf(blockContent)),
  }),
  'content.preview': defineOfficeEndpoint(officeRoutes['content.preview'], {
    tag,
    summary: 'A text as it would be saved, with the facts of the shop that its tokens stand for',
    access,
    body: z.object({ content: html }),
    result: z.object({ content: z.string() }),
  }),
} as const;
