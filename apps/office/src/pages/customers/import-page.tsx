import { customerRemarkKinds } from '@brixel/contract/office/customer-import-words';
import { Link } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';
import { TableImport } from '#shared/table-import.tsx';

/** Customers of another shop come into this one: a file is looked at, and taken over by a press. */
export function Page() {
  const t = useT();
  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/customers">{t('page.customers')}</Link>
      </nav>
      <PageHead title={t('page.customerImport')}>{t('customerImport.lead')}</PageHead>
      <TableImport
        call="customers.import"
        drop={t('customerImport.drop')}
        counts={(result) => [
          [t('customerImport.inFile'), result.customers],
          [t('customerImport.create'), result.create],
          [t('customerImport.known'), result.known],
          [t('customerImport.leftOut'), result.left_out],
          [t('customerImport.passwords'), result.passwords],
          [t('customerImport.newPasswords'), result.create - result.passwords],
          [t('customerImport.addresses'), result.addresses],
          [t('customerImport.newsletter'), result.newsletter],
        ]}
        report={({ report }) => report}
        fresh={({ create }) => create}
        takeOver={(n) => t('customerImport.takeOver', { n })}
        taken={(n) => t('customerImport.taken', { n })}
        sentence={(code) => t(`customerImport.remark.${code}`)}
        severity={customerRemarkKinds}
      >
        {t('customerImport.formats')}
      </TableImport>
    </>
  );
}
