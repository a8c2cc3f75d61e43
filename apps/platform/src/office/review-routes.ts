import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import { answerReview, decideReviews, listReviews, toReview } from '../review/moderation.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountReviews(app: FastifyInstance, { db, editor, settings, shopState, now }: OfficeTools): void {
  const defaultStore = () => defaultStoreOf(settings.current().stores);

  mountOffice(app, officeEndpoints['reviews.list'], ({ query }) =>
    listReviews(db, query, { find: shopState.product, defaultStore: defaultStore() }),
  );

  mountOffice(app, officeEndpoints['reviews.decide'], async ({ body: { decisions }, staff, requestId }) => {
    let changed = 0;
    await editor.editReviews(async (tx) => {
      const decided = await decideReviews(tx, decisions, { staff, requestId, defaultStore: defaultStore() });
      changed = decided.changed;
      return decided.skus;
    });
    return { changed };
  });

  mountOffice(app, officeEndpoints['reviews.answer'], async ({ params, body: { answer }, staff, requestId }) => {
    let answered: Awaited<ReturnType<typeof answerReview>> = null;
    await editor.editReviews(async (tx) => {
      answered = await answerReview(tx, params.id, answer, {
        staff,
        requestId,
        defaultStore: defaultStore(),
        now: now(),
      });
      return answered ? [answered.sku] : [];
    });
    return answered ? toReview(answered, shopState.product) : officeFail('NOT_FOUND');
  });
}
