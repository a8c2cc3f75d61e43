import { Button } from '@brixel/ui/button.tsx';
import { useRef, useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import { clearCart } from './cart-actions.ts';
import { onEscape } from './on-escape.ts';

/** Takes everything out at once; asks first, as for a single line. */
export function ClearCart() {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const ask = (next: boolean): void => {
    setIsAsking(next);
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  const clear = (): void => {
    const drawer = box.current?.closest('dialog');
    clearCart();
    requestAnimationFrame(() => drawer?.querySelector<HTMLElement>('.empty a')?.focus());
  };

  return (
    <div ref={box}>
      {isAsking ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons are what is operated
        <div className="line line--confirm" onKeyDown={onEscape(() => ask(false))}>
          <span className="s" role="alert">
            {t('cart.confirmClear')}
          </span>
          <Button size="s" onClick={() => ask(false)}>
            {t('cart.keep')}
          </Button>
          <Button size="s" variant="danger" onClick={clear}>
            {t('cart.clearNow')}
          </Button>
        </div>
      ) : (
        <button type="button" className="link s" onClick={() => ask(true)}>
          {t('cart.clear')}
        </button>
      )}
    </div>
  );
}
