import type { BulkOutcome } from '@brixel/contract/office/order-board-endpoints';
import type { Translate } from '#i18n/i18n.ts';
import { toast } from '#shared/toasts.tsx';

/** More would not be read. */
const MOST_REASONS = 5;

/** What came of a action with many orders, and why some were left out. */
export function toastOutcome(t: Translate, text: string, { skipped }: BulkOutcome): void {
  const reasons = skipped.map(({ number, reason }) => `${number}: ${t(`board.skip.${reason}`)}`);
  const list = reasons.slice(0, MOST_REASONS).join('; ');
  toast({ text, ...(reasons.length > 0 && { detail: t('board.skipped', { n: reasons.length, list }) }) });
}
