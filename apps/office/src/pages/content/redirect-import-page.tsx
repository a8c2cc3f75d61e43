import { redirectRemarkKinds } from '@brixel/contract/office/redirect-import-words';
import { Link } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';
import { TableImport } from '#shared/table-import.tsx';

/** Addresses of another shop: a file is looked at, and led to what they were about by a press. */
export function Page() {
  const t = useT();
  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/content/redirects">{t('content.redirects')}</Link>
      </nav>
      <PageHead title={t('page.redirectImport')}>{t('redirectImport.lead')}</PageHead>
      <TableImport
        call="redirects.import"
        drop={t('redirectImport.drop')}
        counts={(result) => [
          [t('redirectImport.inFile'), result.addresses],
          [t('redirectImport.create'), result.create],
          [t('redirectImport.here'), result.here],
          [t('redirectImport.known'), result.known],
          [t('redirectImport.leftOut'), result.left_out],
        ]}
        report={({ report }) => report}
        fresh={({ create }) => create}
        takeOver={(n) => t('redirectImport.takeOver', { n })}
        taken={(n) => t('redirectImport.taken', { n })}
        sentence={(code) => t(`redirectImport.remark.${code}`)}
        severity={redirectRemarkKinds}
      >
        {t('redirectImport.formats')}
      </TableImport>
    </>
  );
}
