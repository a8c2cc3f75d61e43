import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useRef } from 'react';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { useT } from '#i18n/use-t.ts';
import { TextWithLink } from '#shared/text-with-link.tsx';
import { removeLine } from './cart-actions.ts';
import { onEscape } from './on-escape.ts';

/** The line itself asks; the focus goes along, so that the keyboard stays where the question is. */
export function ConfirmRemoval({ line, onKeep }: { line: CartLine; onKeep: () => void }) {
  const t = useT();
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => keep.current?.focus(), []);

  const remove = (): void => {
    const row = keep.current?.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const drawer = row?.closest('dialog');
    removeLine(line.key);
    // the button is gone: the focus must not fall out of the drawer
    requestAnimationFrame(() =>
      (neighbour?.querySelector('a') ?? drawer?.querySelector<HTMLElement>('.empty a, button'))?.focus(),
    );
  };

  return (
    <li className="line line--confirm" onKeyDown={onEscape(onKeep)}>
      <span className="s" role="alert">
        <TextWithLink text={t('cart.confirmRemoval', { link: '{link}' })} link={<b>{line.name}</b>} />
      </span>
      <Button ref={keep} size="s" onClick={onKeep}>
        {t('cart.keep')}
      </Button>
      <Button size="s" variant="danger" onClick={remove}>
        {t('cart.removeNow')}
      </Button>
    </li>
  );
}
