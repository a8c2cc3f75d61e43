import { type Answered, NO_ANSWER, outcomeOf } from '#data/api/outcome.ts';
import { isOnline } from '#data/connection/connection.ts';
import type { Services } from '#data/services.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import type { Translate } from '#i18n/translate.ts';
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

/** Why a review was not taken; a refusal that is not foreseen here is told in the words of the API. */
export function reviewFailure(t: Translate, { code, message }: { code: number; message: string }): string {
  if (code === 429) return t('reviews.tooOften');
  if (code === NO_ANSWER || code >= 500) return t(isOnline() ? 'reviews.unreachable' : 'reviews.offline');
  return message;
}
