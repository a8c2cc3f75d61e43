import { Button } from '@brixel/ui/button.tsx';
import { Notice, type Tone } from '@brixel/ui/notice.tsx';
import type { ReactNode } from 'react';
import { dropAccountWish } from '#features/order-details/order-details.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { useT } from '#i18n/use-t.ts';

/** A reason why there is no order, with the ways out of it. */

export interface ProblemProps {
  tone?: Tone;
  title: string;
  text: string;
  /** what can be done */
  children?: ReactNode;
}

export function Problem({ tone = 'warn', title, text, children }: ProblemProps) {
  return (
    <Notice tone={tone} className="mt3" title={title}>
      {text}
      {children && <span className="row row--l mt2">{children}</span>}
    </Notice>
  );
}

export function SectionLink({ section }: { section: 'personalDetails' | 'shipping' | 'payment' }) {
  const t = useT();
  return (
    <Button size="s" href={`#${section}`}>
      {t('checkout.checkDetails')}
    </Button>
  );
}

export function LoginButton() {
  const t = useT();
  return (
    <Button size="s" aria-haspopup="dialog" onClick={() => openAuth('login')}>
      {t('checkout.login')}
    </Button>
  );
}

export function GuestButton() {
  const t = useT();
  return (
    <Button size="s" variant="ghost" onClick={dropAccountWish}>
      {t('checkout.asGuest')}
    </Button>
  );
}
