import { Button } from '@brixel/ui/button.tsx';
import { Field } from '@brixel/ui/field.tsx';
import { TicketIcon } from '@brixel/ui/icons.tsx';
import { Input } from '@brixel/ui/input.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { AppliedCoupon } from './applied-coupon.tsx';
import { applyCoupon } from './cart-actions.ts';
import { useCart } from './cart-store.ts';
import { useCouponCall } from './use-coupon-call.ts';

/** One coupon for the cart: a link, then a field, then the coupon itself. The focus follows. */
export function CouponField() {
  const t = useT();
  const id = useId();
  const coupon = useCart((state) => state.server?.coupon);
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
      {coupon ? (
        <AppliedCoupon code={coupon} onRemoved={() => focusOn('button')} />
      ) : (
        <button type="button" className="link s b" aria-expanded={isOpen} aria-controls={id} onClick={open}>
          <TicketIcon size={16} /> {t('cart.couponOpen')}
        </button>
      )}
      <form id={id} className="coupon__form" hidden={!isOpen || !!coupon} noValidate onSubmit={submit}>
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
