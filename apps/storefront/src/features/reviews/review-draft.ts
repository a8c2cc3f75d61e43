/** A review that is being written. Stored for this tab until it is sent or given up, so that a reload loses nothing. */

export interface ReviewDraft {
  /** one to five as text, empty until chosen */
  rating: string;
  nickname: string;
  title: string;
  detail: string;
}

export const emptyDraft: ReviewDraft = { rating: '', nickname: '', title: '', detail: '' };

const keyOf = (productId: number): string => `brixel/review-draft/${productId}`;

const isDraft = (value: unknown): value is ReviewDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyDraft).every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

export function readReviewDraft(productId: number): ReviewDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function storeReviewDraft(productId: number, draft: ReviewDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(productId));
  } catch {
    // private windows may refuse: then it lasts as long as the page
  }
}
