import { fillTokens } from '@brixel/commerce/content-tokens';
import type { BlockContent, PageContent } from '@brixel/contract/office/content-endpoints';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import { nameOf } from '@brixel/contract/shop-settings';
import { defaultStoreOf, type StoreCode } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { findBlock, listBlocks, updateBlock } from '../content/blocks.ts';
import { createPage, findPage, listPages, removePage, updatePage } from '../content/pages.ts';
import { sanitiseContent } from '../content/sanitise-content.ts';
import { listVersions } from '../content/versions.ts';
import type { Schema } from '../database/schema.ts';
import type { Failure } from '../http/reply.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountContent(app: FastifyInstance, { db, editor, settings }: OfficeTools): void {
  /** Shown by all nodes at once. A refusal has changed nothing. */
  async function edit<T extends object>(
    work: (tx: Transaction<Schema>) => Promise<T | OfficeFailure>,
  ): Promise<T | Failure> {
    let result: T | OfficeFailure = 'NOT_FOUND';
    await editor.editPages(async (tx) => {
      result = await work(tx);
      return typeof result !== 'string';
    });
    return typeof result === 'string' ? officeFail(result) : result;
  }

  /** A store without a text of its own shows that of the default one. */
  const defaultStore = (): StoreCode => defaultStoreOf(settings.current().stores);

  mountOffice(app, officeEndpoints['content.pages'], () => listPages(db));
  mountOffice(
    app,
    officeEndpoints['content.page'],
    async ({ params }) => (await findPage(db, params.id)) ?? officeFail('NOT_FOUND'),
  );
  mountOffice(app, officeEndpoints['content.createPage'], ({ body, staff, requestId }) =>
    edit((tx) => createPage(tx, body, { staff, requestId }, defaultStore())),
  );
  mountOffice(app, officeEndpoints['content.updatePage'], ({ params, body, staff, requestId }) =>
    edit((tx) => updatePage(tx, params.id, body, { staff, requestId }, defaultStore())),
  );
  mountOffice(app, officeEndpoints['content.removePage'], ({ params, query, staff, requestId }) =>
    edit((tx) => removePage(tx, params.id, query.version, { staff, requestId })),
  );
  mountOffice(app, officeEndpoints['content.pageVersions'], ({ params }) =>
    listVersions<PageContent>(db, 'page', params.id),
  );

  mountOffice(app, officeEndpoints['content.blocks'], () => listBlocks(db));
  mountOffice(
    app,
    officeEndpoints['content.block'],
    async ({ params }) => (await findBlock(db, params.id)) ?? officeFail('NOT_FOUND'),
  );
  mountOffice(app, officeEndpoints['content.updateBlock'], ({ params, body, staff, requestId }) =>
    edit((tx) => updateBlock(tx, params.id, body, { staff, requestId }, defaultStore())),
  );
  mountOffice(app, officeEndpoints['content.blockVersions'], ({ params }) =>
    listVersions<BlockContent>(db, 'block', params.id),
  );

  mountOffice(app, officeEndpoints['content.preview'], async ({ body, staff: { language } }) => {
    const shop = settings.current();
    const facts = { name: nameOf(shop), firm: shop.firm, zones: shop.shipping.zones };
    const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
    const store = { language, locale: language, price: (euros: number) => money.format(euros) };
    return { content: fillTokens(await sanitiseContent(body.content), facts, store) };
  });
}
