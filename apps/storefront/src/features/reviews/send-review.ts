import { type Answered, outcomeOf } from '#data/api/outcome.ts';
import type { Services } from '#data/services.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import type { ReviewDraft } from './review-draft.ts';

/** Submits a review for moderation. */
export const sendReview = (
  { api }: Pick<Services, 'api'>,
  productId: number,
  draft: ReviewDraft,
): Promise<Answered<unknown>> =>
  outcomeOf(api, 'createReview', {
    body: {
      review: {
        product_id: productId,
        title: draft.title.trim(),
        detail: draft.detail.trim(),
        nickname: draft.nickname.trim(),
        rating: Number(draft.rating),
        review_entity: 'product',
        customer_id: null,
      },
    },
    token: customerToken(),
  });
