import type { WireVoucher } from '@brixel/contract/cart';
import { Button } from '@brixel/ui/button.tsx';
import { Chip } from '@brixel/ui/chip.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { TicketIcon } from '@brixel/ui/icons.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isOnline } from '#data/connection/connection.ts';
import { useAllCalls } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { applyCoupon, removeCoupon, removeVoucher } from '../cart-actions.ts';
import { useCart } from '../cart-store.ts';
import { couponProblemText } from '../coupon-problem.ts';
import type { CouponOutcome } from '../sync/cart-coupons.ts';

const NONE: readonly WireVoucher[] = [];

/** A coupon and gift vouchers for the cart: a link, then a field that takes either, then what counts. The focus follows. */
export function CouponField() {
  const t = useT();
  const id = useId();
  const coupon = useCart((state) => state.server?.coupon);
  const vouchers = useCart((state) => state.server?.totals?.vouchers) ?? NONE;
  // elsewhere a cart has one coupon at most
  const isOurs = useAllCalls();
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const { problem, isWaiting, ask, setProblem } = useCouponCall();
  const box = useRef<HTMLDivElement>(null);
  const focusOn = (selector: string): void =>
    void requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus());

  // the reason appears below the field, where the drawer may end
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const open = (): void => {
    setIsOpen(!isOpen);
    if (!isOpen) focusOn('input');
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = code.trim();
    if (!wanted) setProblem(t('cart.couponMissing'));
    if (!wanted || !(await ask(() => applyCoupon(wanted)))) {
      focusOn('input');
      return;
    }
    setIsOpen(false);
    setCode('');
    focusOn('button');
  };

  return (
    <div ref={box} className="coupon">
      {coupon && <AppliedCoupon code={coupon} onRemoved={() => focusOn('button')} />}
      {vouchers.map((voucher) => (
        <AppliedVoucher key={voucher.id} voucher={voucher} onRemoved={() => focusOn('button')} />
      ))}
      {(!coupon || isOurs) && (
        <button type="button" className="link s b" aria-expanded={isOpen} aria-controls={id} onClick={open}>
          <TicketIcon size={16} /> {t('cart.couponOpen')}
        </button>
      )}
      <form id={id} className="coupon__form" hidden={!isOpen} noValidate onSubmit={submit}>
        <Field className="grow" label={t('cart.couponCode')} {...(problem ? { error: problem } : {})}>
          <Input
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(null);
            }}
          />
        </Field>
        <Button type="submit" variant="solid" loading={isWaiting}>
          {t('cart.couponApply')}
        </Button>
      </form>
      <p className="sr" role="status">
        {problem ?? (coupon ? t('cart.couponApplied', { code: coupon }) : '')}
      </p>
    </div>
  );
}

/** The coupon that counts, and the way to give it back. */
function AppliedCoupon({ code, onRemoved }: { code: string; onRemoved: () => void }) {
  const t = useT();
  return (
    <AppliedCode name={code} remove={removeCoupon} onRemoved={onRemoved}>
      <span className="s ok b" aria-hidden="true">
        {t('cart.couponCounts')}
      </span>
    </AppliedCode>
  );
}

/** A gift voucher that pays, and what is on it. */
function AppliedVoucher({ voucher, onRemoved }: { voucher: WireVoucher; onRemoved: () => void }) {
  const t = useT();
  const { price } = useFormat();
  const { id, ending, amount, balance } = voucher;
  return (
    <AppliedCode name={t('cart.voucherEnding', { ending })} remove={() => removeVoucher(id)} onRemoved={onRemoved}>
      <span className="s ok b">{t('cart.voucherCounts', { amount: price(amount), balance: price(balance) })}</span>
    </AppliedCode>
  );
}

interface AppliedCodeProps {
  name: string;
  remove: () => Promise<CouponOutcome>;
  onRemoved: () => void;
  /** what it does */
  children: ReactNode;
}

function AppliedCode({ name, remove, onRemoved, children }: AppliedCodeProps) {
  const t = useT();
  const { problem, isWaiting, ask } = useCouponCall();
  const press = async (): Promise<void> => {
    if (await ask(remove)) onRemoved();
  };
  return (
    <>
      <div className="row">
        <Chip on removeLabel={t('cart.couponRemove')} aria-busy={isWaiting || undefined} onClick={press}>
          <TicketIcon size={16} /> {name}
        </Chip>
        {children}
      </div>
      {problem && (
        <p className="field__msg mt1" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Coupons need the server: the shopper waits for the answer and reads why it failed. */
function useCouponCall(): {
  problem: string | null;
  isWaiting: boolean;
  setProblem: (problem: string | null) => void;
  /** whether it worked */
  ask: (call: () => Promise<CouponOutcome>) => Promise<boolean>;
} {
  const t = useT();
  const { price } = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  const problemOf = (outcome: CouponOutcome): string | null => {
    if (outcome === 'applied') return null;
    if (outcome === 'wrong') return t('cart.wrongCoupon');
    if (outcome !== 'unreachable') return couponProblemText(t, outcome.code, price(outcome.minimum ?? 0));
    return isOnline() ? t('cart.couponFailed') : t('cart.couponOffline');
  };

  const ask = async (call: () => Promise<CouponOutcome>): Promise<boolean> => {
    setIsWaiting(true);
    setProblem(null);
    // known to fail; the request would only time out
    const outcome = isOnline() ? await call() : 'unreachable';
    setIsWaiting(false);
    setProblem(problemOf(outcome));
    return outcome === 'applied';
  };

  return { problem, isWaiting, setProblem, ask };
}
