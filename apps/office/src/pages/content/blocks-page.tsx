import type { BlockSummary } from '@brixel/contract/office/content-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Link } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LockIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { ChangedText } from './changed-text.tsx';
import { ContentNav } from './content-nav.tsx';
import { useDefaultStore } from './stores.ts';

/** Short texts at fixed places of the shop. */
export function Page() {
  const t = useT();
  const blocks = useCall('content.blocks');
  const columns: Column<BlockSummary>[] = [
    { key: 'block', header: t('content.block'), inCard: 'wide', cell: (block) => <BlockName block={block} /> },
    {
      key: 'changed',
      header: t('content.changed'),
      inCard: 'labelled',
      cell: ({ changed }) => <ChangedText {...changed} />,
    },
  ];
  return (
    <>
      <PageHead title={t('content.blocks')}>{t('content.blocksLead')}</PageHead>
      <ContentNav />
      <section className="panel" aria-label={t('content.blocks')}>
        <LoadedView loaded={blocks} rows={8}>
          {(all) => <Table label={t('content.blocks')} columns={columns} rows={all} rowKey={({ id }) => id} />}
        </LoadedView>
      </section>
    </>
  );
}

function BlockName({ block: { id, identifier, titles, editable, shown } }: { block: BlockSummary }) {
  const t = useT();
  const title = titles[useDefaultStore()] || identifier;
  return (
    <div className="named">
      <div className="row">
        {editable ? (
          <Link className="b" to={`/content/blocks/${id}`}>
            {title}
          </Link>
        ) : (
          <>
            <b>{title}</b>
            <Badge>
              <LockIcon size={16} />
              {t('content.fixed')}
            </Badge>
          </>
        )}
        {!shown && <Badge>{t('content.blockUnused')}</Badge>}
      </div>
      <small>{identifier}</small>
    </div>
  );
}
