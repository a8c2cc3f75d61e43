import type { CartAnswer } from '@brixel/contract/cart';
import type { CartOwner } from '#data/api/cart-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import type { CallFailures } from './call-failures.ts';
import type { CartTalk } from './cart-talk.ts';
import type { Comparison } from './comparison.ts';
import type { SyncPorts } from './sync-ports.ts';

/** `wrong`: there is no such coupon for this cart; `unreachable`: nothing was heard, nothing has changed. */
export type CouponOutcome = 'applied' | 'wrong' | 'unreachable';

export interface CartCoupons {
  applyCoupon(code: string): Promise<CouponOutcome>;
  removeCoupon(): Promise<CouponOutcome>;
}

type CouponCall = (owner: CartOwner) => Promise<Outcome<CartAnswer | boolean>>;

const isRefusal = (code: number): boolean => code >= 400 && code < 500 && code !== 401;

/** A coupon is asked for while the shopper waits: it is never queued, and the lines it counts for are told first. */
export function createCartCoupons(
  { keeper, calls, lock }: SyncPorts,
  { ownerOf }: Pick<CallFailures, 'ownerOf'>,
  { compare }: Pick<Comparison, 'compare'>,
  { take, tellAll }: Pick<CartTalk, 'take'> & { tellAll: () => Promise<boolean> },
): CartCoupons & { applyDue(): Promise<void> } {
  async function ask(call: CouponCall): Promise<CouponOutcome> {
    const owner = ownerOf(keeper.read());
    if (!owner) return 'unreachable';
    const outcome = await call(owner);
    if (!outcome.ok) return isRefusal(outcome.code) ? 'wrong' : 'unreachable';
    await take(owner, outcome.result);
    return 'applied';
  }

  /** The same code says that there is no such coupon and that there is no such cart: a cart can be made anew. */
  async function askInEarnest(call: CouponCall): Promise<CouponOutcome> {
    const token = keeper.read().server?.token;
    const outcome = await ask(call);
    if (outcome !== 'wrong') return outcome;
    await compare({ dryRun: true });
    if (keeper.read().server?.token === token) return 'wrong';
    return (await tellAll()) ? ask(call) : 'unreachable';
  }

  const afterTelling = (call: CouponCall): Promise<CouponOutcome> =>
    lock(async () => ((await tellAll()) ? askInEarnest(call) : 'unreachable'));

  return {
    applyCoupon: (code) => afterTelling((owner) => calls.applyCoupon(owner, code)),
    removeCoupon: () => afterTelling((owner) => calls.deleteCoupon(owner)),
    async applyDue() {
      const due = keeper.read().server?.couponDue;
      if (!due) return;
      const outcome = await ask((owner) => calls.applyCoupon(owner, due));
      if (outcome === 'unreachable') return;
      keeper.change((cart) => (cart.server ? { ...cart, server: { ...cart.server, couponDue: null } } : cart));
    },
  };
}
