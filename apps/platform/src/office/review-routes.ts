import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { answerReview, decideReviews, listReviews, toReview } from '../review/moderation.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountReviews(app: FastifyInstance, { db, editor, shopState, now }: OfficeTools): void {
  mountOffice(app, officeEndpoints['reviews.list'], ({ query }) => listReviews(db, query, shopState.product));

  mountOffice(app, officeEndpoints['reviews.decide'], async ({ body: { decisions }, staff, requestId }) => {
    let changed = 0;
    await editor.editReviews(async (tx) => {
      const decided = await decideReviews(tx, decisions, { staff, requestId });
      changed = decided.changed;
      return decided.skus;
    });
    return { changed };
  });

  mountOffice(app, officeEndpoints['reviews.answer'], async ({ params, body: { answer }, staff, requestId }) => {
    let answered: Awaited<ReturnType<typeof answerReview>> = null;
    await editor.editReviews(async (tx) => {
      answered = await answerReview(tx, params.id, answer, { staff, requestId, now: now() });
      return answered ? [answered.sku] : [];
    });
    return answered ? toReview(answered, shopState.product) : officeFail('NOT_FOUND');
  });
}
