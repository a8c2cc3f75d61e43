import { Link } from '@brixel/ui/link.tsx';
import { useT } from '#i18n/use-t.ts';
import { Logo } from '#shared/logo.tsx';

/** For pages that want no distraction: the way home and nothing else. */
export function MinimalHeader() {
  const t = useT();
  return (
    <header className="head">
      <div className="wrap row row--between min-h-[72px]">
        <Link className="head__logo" href="/" aria-label={t('layout.logo')}>
          <Logo alt="" />
        </Link>
        <Link className="link s" href="/i/hilfe-kontakt">
          {t('layout.help')}
        </Link>
      </div>
    </header>
  );
}
