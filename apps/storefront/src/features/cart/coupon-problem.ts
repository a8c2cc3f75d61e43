import type { CouponProblem } from '@brixel/contract/cart';
import type { Translate } from '#i18n/translate.ts';

/** Why a coupon does not hold, and what would help. `minimum` as it is shown. */
export function couponProblemText(t: Translate, problem: CouponProblem, minimum = ''): string {
  switch (problem) {
    case 'NOT_YET':
      return t('cart.couponNotYet');
    case 'EXPIRED':
      return t('cart.couponExpired');
    case 'USED_UP':
      return t('cart.couponUsedUp');
    case 'USED_BY_CUSTOMER':
      return t('cart.couponUsedByCustomer');
    case 'NOT_FIRST_ORDER':
      return t('cart.couponNotFirstOrder');
    case 'BELOW_MINIMUM':
      return t('cart.couponBelowMinimum', { minimum });
    case 'NOTHING_TO_REDUCE':
      return t('cart.couponNothingToReduce');
    case 'EMPTY':
      return t('cart.voucherEmpty');
    case 'UNKNOWN':
      return t('cart.wrongCoupon');
  }
}
