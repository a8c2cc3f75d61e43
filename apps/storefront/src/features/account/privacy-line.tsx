import { Link } from '@brixel/ui/link.tsx';
import { useT } from '#i18n/use-t.ts';
import { TextWithLink } from '#shared/text-with-link.tsx';

/** At every form that asks who somebody is. */
export function PrivacyLine() {
  const t = useT();
  return (
    <p className="xs muted">
      <TextWithLink
        text={t('account.privacy', { link: '{link}' })}
        link={
          <Link className="link" href="/i/datenschutz">
            {t('account.privacyLink')}
          </Link>
        }
      />
    </p>
  );
}
