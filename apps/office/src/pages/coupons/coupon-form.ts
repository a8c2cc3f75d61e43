import type { CouponContent, OfficeCoupon } from '@brixel/contract/office/coupon-endpoints';
import { COUPON_LIMITS } from '@brixel/contract/office/coupon-limits';
import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { Translate } from '#i18n/i18n.ts';
import { moneyInput, parseMoney } from '#pages/settings/money-text.ts';

/** A coupon as it is typed. */
export interface CouponDraft extends Record<string, string> {
  code: string;
  title: string;
  kind: CouponContent['value']['kind'];
  /** percent or euros */
  worth: string;
  minimum: string;
  from: string;
  to: string;
  limit: string;
  perCustomer: string;
  /** ids with commas between them */
  categories: string;
  firstOrder: '' | 'yes';
}

export function draftOf(coupon: OfficeCoupon | null, language: OfficeLanguage): CouponDraft {
  const value = coupon?.value;
  return {
    code: coupon?.code ?? '',
    title: coupon?.title ?? '',
    kind: value?.kind ?? 'percent',
    worth:
      value?.kind === 'percent'
        ? String(value.percent)
        : value?.kind === 'fixed'
          ? moneyInput(value.euros, language)
          : '',
    minimum: coupon && coupon.minimum > 0 ? moneyInput(coupon.minimum, language) : '',
    from: coupon?.from ?? '',
    to: coupon?.to ?? '',
    limit: numberInput(coupon?.usage_limit),
    perCustomer: numberInput(coupon?.per_customer),
    categories: coupon?.categories.join(',') ?? '',
    firstOrder: coupon?.first_order_only ? 'yes' : '',
  };
}

const numberInput = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export const idsOf = (categories: string): number[] => (categories === '' ? [] : categories.split(',').map(Number));

const MOST_EUROS = 100_000;
const CODE = /^[A-Z0-9][A-Z0-9-]{2,}$/i;

export function checkDraft(
  draft: CouponDraft,
  t: Translate,
): Partial<Record<keyof CouponDraft & string, string | undefined>> {
  const { code, kind, worth, minimum, from, to } = draft;
  const count = (typed: string) =>
    typed.trim() === '' || /^[1-9]\d{0,5}$/.test(typed.trim()) ? undefined : t('coupons.countWrong');
  const isPercent = /^\d{1,3}$/.test(worth.trim()) && Number(worth) >= 1 && Number(worth) <= 100;
  const isEuros = (typed: string, least: number) => parseMoney(typed) >= least && parseMoney(typed) <= MOST_EUROS;
  return {
    code: CODE.test(code.trim()) && code.trim().length <= COUPON_LIMITS.code ? undefined : t('coupons.codeWrong'),
    worth:
      kind === 'percent' && !isPercent
        ? t('coupons.percentWrong')
        : kind === 'fixed' && !isEuros(worth, 0.01)
          ? t('coupons.moneyWrong')
          : undefined,
    minimum: minimum.trim() === '' || isEuros(minimum, 0) ? undefined : t('coupons.moneyWrong'),
    to: from && to && to < from ? t('coupons.toWrong') : undefined,
    limit: count(draft.limit),
    perCustomer: count(draft.perCustomer),
  };
}

/** Of a draft without errors. */
export const termsOf = (draft: CouponDraft): Omit<CouponContent, 'code' | 'active'> => ({
  title: draft.title.trim(),
  value:
    draft.kind === 'percent'
      ? { kind: 'percent', percent: Number(draft.worth) }
      : draft.kind === 'fixed'
        ? { kind: 'fixed', euros: parseMoney(draft.worth) }
        : { kind: 'shipping' },
  minimum: draft.minimum.trim() === '' ? 0 : parseMoney(draft.minimum),
  from: draft.from || null,
  to: draft.to || null,
  usage_limit: numberOrNull(draft.limit),
  per_customer: numberOrNull(draft.perCustomer),
  first_order_only: draft.firstOrder === 'yes',
  categories: idsOf(draft.categories),
});

const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function madeUpCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const letters = [...random].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
