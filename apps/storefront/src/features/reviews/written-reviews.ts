import { readStored, writeStored } from '#data/storage/browser-storage.ts';
import type { ReviewDraft } from './review-draft.ts';

/** The reviews that were written in this browser, newest first. The shop publishes them once it has read them. */

export interface WrittenReview {
  product_id: number;
  rating: number;
  nickname: string;
  title: string;
  detail: string;
  /** ISO date */
  written_at: string;
}

const STORAGE_KEY = 'brixel/written-reviews';
const MOST_KEPT = 100;

const isReview = (value: unknown): value is WrittenReview =>
  typeof value === 'object' && value !== null && 'product_id' in value && 'written_at' in value;

export function readWrittenReviews(): WrittenReview[] {
  const stored = readStored(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isReview) : [];
}

export function rememberReview(product_id: number, draft: ReviewDraft, now = new Date()): void {
  const review: WrittenReview = {
    product_id,
    rating: Number(draft.rating),
    nickname: draft.nickname.trim(),
    title: draft.title.trim(),
    detail: draft.detail.trim(),
    written_at: now.toISOString(),
  };
  writeStored(STORAGE_KEY, [review, ...readWrittenReviews()].slice(0, MOST_KEPT));
}
