import { useState } from 'react';
import { isOnline } from '#data/connection/connection.ts';
import { useT } from '#i18n/use-t.ts';
import type { CouponOutcome } from './sync/cart-coupons.ts';

/** Coupons are the server's: the shopper waits for its word, and reads why nothing came of it. */
export function useCouponCall(): {
  problem: string | null;
  isWaiting: boolean;
  setProblem: (problem: string | null) => void;
  /** whether it worked */
  ask: (call: () => Promise<CouponOutcome>) => Promise<boolean>;
} {
  const t = useT();
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  const problemOf = (outcome: CouponOutcome): string | null => {
    if (outcome === 'applied') return null;
    if (outcome === 'wrong') return t('cart.wrongCoupon');
    return isOnline() ? t('cart.couponFailed') : t('cart.couponOffline');
  };

  const ask = async (call: () => Promise<CouponOutcome>): Promise<boolean> => {
    setIsWaiting(true);
    setProblem(null);
    // known to fail, and the browser would take its time to say so
    const outcome = isOnline() ? await call() : 'unreachable';
    setIsWaiting(false);
    setProblem(problemOf(outcome));
    return outcome === 'applied';
  };

  return { problem, isWaiting, setProblem, ask };
}
