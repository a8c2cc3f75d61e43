import type { ReactNode } from 'react';
import lighthouse from '#assets/lighthouse.webp';
import { useT } from '#i18n/i18n.ts';
import { Logo } from '#shared/logo.tsx';

interface SignInFrameProps {
  title: string;
  /** Below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The pages before the sign-in: the picture at the left, one narrow form at the right. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const t = useT();
  return (
    <main className="signin">
      <title>{`${title} · Brixel`}</title>
      <div className="signin__art baseplate" aria-hidden="true">
        <img src={lighthouse} alt="" width={260} height={260} />
        <p className="display">{t('signIn.motto')}</p>
        <p>{t('signIn.mottoText')}</p>
      </div>
      <div className="signin__form">
        <Logo />
        <div>
          <h1>{title}</h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
