import { movedOrderRemarkKinds } from '@brixel/contract/office/moved-order-words';
import { Link } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { PageHead } from '#shared/page-head.tsx';
import { TableImport } from '#shared/table-import.tsx';

/** Orders of another shop come into the history: a file is looked at, and taken over by a press. */
export function Page() {
  const t = useT();
  return (
    <>
      <nav className="crumbs" aria-label={t('orders.crumbs')}>
        <Link to="/orders/moved">{t('page.movedOrders')}</Link>
      </nav>
      <PageHead title={t('page.movedOrderImport')}>{t('movedOrderImport.lead')}</PageHead>
      <TableImport
        call="movedOrders.import"
        accept=".json,.jsonl,.ndjson"
        drop={t('movedOrderImport.drop')}
        counts={(result) => [
          [t('movedOrderImport.inFile'), result.orders],
          [t('movedOrderImport.create'), result.create],
          [t('movedOrderImport.change'), result.change],
          [t('movedOrderImport.known'), result.known],
          [t('movedOrderImport.leftOut'), result.left_out],
          [t('movedOrderImport.ofAccounts'), result.of_accounts],
          [t('movedOrderImport.ofGuests'), result.create - result.of_accounts],
        ]}
        report={({ report }) => report}
        fresh={({ create, change }) => create + change}
        takeOver={(n) => t('movedOrderImport.takeOver', { n })}
        taken={(n) => t('movedOrderImport.taken', { n })}
        sentence={(code) => t(`movedOrderImport.remark.${code}`)}
        severity={movedOrderRemarkKinds}
      >
        {t('movedOrderImport.formats')}
      </TableImport>
    </>
  );
}
