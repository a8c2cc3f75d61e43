import type { CartAnswer, CouponRefusal } from '@brixel/contract/cart';
import type { CartOwner } from '#data/api/cart-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import type { CallFailures } from './call-failures.ts';
import type { Comparison } from './comparison.ts';
import type { PushChanges } from './push-changes.ts';
import type { SyncPorts } from './sync-ports.ts';

/** `wrong`: there is no such coupon for this cart, for whatever reason; `unreachable`: no answer, nothing has changed. */
export type CouponOutcome = 'applied' | 'wrong' | 'unreachable' | CouponRefusal;

export interface CartCoupons {
  applyCoupon(code: string): Promise<CouponOutcome>;
  removeCoupon(): Promise<CouponOutcome>;
  removeVoucher(id: number): Promise<CouponOutcome>;
}

type CouponCall = (owner: CartOwner) => Promise<Outcome<CartAnswer | boolean>>;

/** Only our own platform gives a reason; one without a name for it says no more than `wrong`. */
const reasonOf = (refusal: unknown): CouponRefusal | null => {
  const code = typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : null;
  return typeof code === 'string' && code !== 'UNKNOWN' ? (refusal as CouponRefusal) : null;
};

const isRefusal = (code: number): boolean => code >= 400 && code < 500 && code !== 401;

/** A coupon is asked for while the shopper waits: it is never queued, and the lines it counts for are pushed first. */
export function createCartCoupons(
  { sharedCart, calls, lock }: SyncPorts,
  { ownerOf }: Pick<CallFailures, 'ownerOf'>,
  { compare }: Pick<Comparison, 'compare'>,
  { take, pushAll }: Pick<PushChanges, 'take'> & { pushAll: () => Promise<boolean> },
): CartCoupons & { applyDue(): Promise<void> } {
  async function ask(call: CouponCall): Promise<CouponOutcome> {
    const owner = ownerOf(sharedCart.read());
    if (!owner) return 'unreachable';
    const outcome = await call(owner);
    if (!outcome.ok) return isRefusal(outcome.code) ? (reasonOf(outcome.refusal) ?? 'wrong') : 'unreachable';
    await take(owner, outcome.result);
    return 'applied';
  }

  /** An unknown coupon and an unknown cart have the same code; a cart can be made anew. */
  async function askInEarnest(call: CouponCall): Promise<CouponOutcome> {
    const token = sharedCart.read().server?.token;
    const outcome = await ask(call);
    if (outcome !== 'wrong') return outcome;
    await compare({ dryRun: true });
    if (sharedCart.read().server?.token === token) return 'wrong';
    return (await pushAll()) ? ask(call) : 'unreachable';
  }

  const afterPush = (call: CouponCall): Promise<CouponOutcome> =>
    lock(async () => ((await pushAll()) ? askInEarnest(call) : 'unreachable'));

  return {
    applyCoupon: (code) => afterPush((owner) => calls.applyCoupon(owner, code)),
    removeCoupon: () => afterPush((owner) => calls.deleteCoupon(owner)),
    removeVoucher: (id) => afterPush((owner) => calls.deleteCoupon(owner, id)),
    async applyDue() {
      const due = sharedCart.read().server?.couponDue;
      if (!due) return;
      const outcome = await ask((owner) => calls.applyCoupon(owner, due));
      if (outcome === 'unreachable') return;
      sharedCart.change((cart) => (cart.server ? { ...cart, server: { ...cart.server, couponDue: null } } : cart));
    },
  };
}
