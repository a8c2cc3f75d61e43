import type { CustomerGroup } from '@brixel/contract/office/customer-group-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { CustomersNav } from '#pages/customers/customers-nav.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { percentText } from './group-numbers.ts';

/** The groups of customers, and what each of them pays less. */
export function Page() {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const groups = useCall('customerGroups.list');
  const [isCreating, setCreating] = useState(false);
  const columns: Column<CustomerGroup>[] = [
    { key: 'name', header: t('groups.name'), inCard: 'wide', cell: (group) => <GroupName group={group} /> },
    {
      key: 'percent',
      header: t('groups.percent'),
      inCard: 'labelled',
      cell: ({ percent }) => (percent > 0 ? percentText(percent, language) : '–'),
    },
    {
      key: 'prices',
      header: t('groups.prices'),
      inCard: 'labelled',
      cell: ({ prices }) => (prices > 0 ? prices : '–'),
    },
    { key: 'customers', header: t('groups.customers'), inCard: 'labelled', cell: ({ customers }) => customers },
  ];
  const create = (
    <Button variant="cta" onClick={() => setCreating(true)}>
      <PlusIcon />
      {t('groups.create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('page.groups')} actions={create}>
        {t('groups.lead')}
      </PageHead>
      <CustomersNav />
      <section className="panel" aria-label={t('page.groups')}>
        <LoadedView loaded={groups} rows={3}>
          {(all) => <Table label={t('page.groups')} columns={columns} rows={all} rowKey={({ id }) => id} />}
        </LoadedView>
      </section>
      {isCreating && (
        <GroupDialog
          group={null}
          onClose={() => setCreating(false)}
          onSaved={({ id }) => void navigate(`/customers/groups/${id}`)}
        />
      )}
    </>
  );
}

function GroupName({ group: { id, name, fixed } }: { group: CustomerGroup }) {
  const { t } = useI18n();
  return (
    <span className="row">
      <Link className="b" to={`/customers/groups/${id}`}>
        {name}
      </Link>
      {fixed && <Badge>{t('groups.forNew')}</Badge>}
    </span>
  );
}
