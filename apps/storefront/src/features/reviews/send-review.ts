import type { Services } from '#data/services.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import type { ReviewDraft } from './review-draft.ts';

type SendResult = { ok: true } | { ok: false; reason: 'offline' } | { ok: false; reason: 'refused'; message: string };

/** Submits a review for moderation; a refusal has the server's message. */
export async function sendReview(
  { api }: Pick<Services, 'api'>,
  productId: number,
  draft: ReviewDraft,
): Promise<SendResult> {
  const review = {
    product_id: productId,
    title: draft.title.trim(),
    detail: draft.detail.trim(),
    nickname: draft.nickname.trim(),
    rating: Number(draft.rating),
    review_entity: 'product' as const,
    customer_id: null,
  };
  try {
    const answer = await api.call('createReview', { body: { review }, token: customerToken(), silent: true });
    return answer.ok ? { ok: true } : { ok: false, reason: 'refused', message: answer.message };
  } catch (error) {
    if (!navigator.onLine || error instanceof TypeError) return { ok: false, reason: 'offline' };
    return { ok: false, reason: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}
