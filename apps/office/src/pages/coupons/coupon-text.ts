import type { OfficeCoupon } from '@brixel/contract/office/coupon-endpoints';
import { locales, useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';

/** A coupon in words, as the list shows it. */
export function useCouponText() {
  const { language, t } = useI18n();
  const money = (euros: number): string => moneyText(euros, language);
  const day = (date: string): string =>
    new Date(`${date}T12:00:00`).toLocaleDateString(locales[language], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });

  return {
    value({ value, minimum }: Pick<OfficeCoupon, 'value' | 'minimum'>): string {
      const worth =
        value.kind === 'percent'
          ? t('coupons.percentOff', { n: value.percent })
          : value.kind === 'fixed'
            ? money(value.euros)
            : t('coupons.freeShipping');
      return minimum > 0 ? t('coupons.valueFrom', { value: worth, minimum: money(minimum) }) : worth;
    },
    period({ from, to }: Pick<OfficeCoupon, 'from' | 'to'>): string {
      if (from && to) return t('coupons.fromTo', { from: day(from), to: day(to) });
      if (from) return t('coupons.fromDay', { day: day(from) });
      return to ? t('coupons.untilDay', { day: day(to) }) : t('coupons.always');
    },
    conditions({ per_customer, first_order_only, categories }: OfficeCoupon): string {
      return [
        first_order_only && t('coupons.onlyFirstOrder'),
        per_customer !== null && t('coupons.timesEach', { n: per_customer }),
        categories.length > 0 && t('coupons.inCategories', { n: categories.length }),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
