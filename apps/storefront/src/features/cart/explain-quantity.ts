import { formatNumber } from '@brixel/commerce/format-message';
import type { QuantityProblem } from '@brixel/ui/quantity.ts';
import type { Services } from '#data/services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { type Translate, translatorFor } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';

export interface TypedQuantity {
  /** what stands in the field now */
  quantity: number;
  /** how many are in stock, where they are counted */
  stocked: number | undefined;
  /** of what lies in a box, not of boxes */
  isOfPart?: boolean;
  services: Pick<Services, 'language' | 'store'>;
}

/** Explains why a typed quantity was not taken as it is. */
export async function explainQuantity(
  problem: QuantityProblem,
  { quantity, services, ...typed }: TypedQuantity,
): Promise<void> {
  const { language, store } = services;
  await loadMessages(language, ['validation', 'cart']);
  const t = translatorFor(language);
  const message = problemText(problem, typed, t, (value) => formatNumber(value, store.locale));
  const stays = problem.reason === 'too-many' ? {} : { detail: t('validation.quantityStays', { n: quantity }) };
  notify({ type: 'warning', message, ...stays, action1: { label: t('common.ok') } });
}

function problemText(
  problem: QuantityProblem,
  { stocked, isOfPart }: Pick<TypedQuantity, 'stocked' | 'isOfPart'>,
  t: Translate,
  number: (value: number) => string,
): string {
  switch (problem.reason) {
    case 'not-whole':
      return t('validation.quantityInteger');
    case 'too-few':
      if (problem.least > 1) return t('cart.atLeast', { n: problem.least });
      return t(isOfPart ? 'validation.greaterThanZero' : 'validation.quantityAboveZero');
    case 'not-multiple':
      return t('cart.multiples', { n: problem.step });
    case 'too-many':
      return stocked !== undefined && stocked <= problem.most
        ? t('validation.maxQuantity', { maxQuantity: number(problem.most) })
        : t('validation.quantityBelow', { quantity: number(problem.most + 1) });
  }
}
