import { Notice } from '@brixel/ui/notice.tsx';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';

export function ForbiddenPage() {
  const t = useT();
  const { role } = useMe();
  return (
    <>
      <PageHead title={t('forbidden.title')} />
      <Notice title={t('forbidden.yourRole', { role: t(`role.${role}`) })}>{t('forbidden.text')}</Notice>
    </>
  );
}
