import type { Services } from '#data/services.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import type { ReviewDraft } from './review-draft.ts';

export type SendResult =
  | { ok: true }
  | { ok: false; reason: 'offline' }
  | { ok: false; reason: 'refused'; message: string };

/** Hands a review over to be read and published; says in the server's words why it was refused. */
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
    review_entity: 'product',
    customer_id: null,
  };
  try {
    const answer = await api.call('reviewCreate', { body: { review }, token: customerToken(), silent: true });
    return answer.ok ? { ok: true } : { ok: false, reason: 'refused', message: answer.message };
  } catch (error) {
    if (!navigator.onLine || error instanceof TypeError) return { ok: false, reason: 'offline' };
    return { ok: false, reason: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}
