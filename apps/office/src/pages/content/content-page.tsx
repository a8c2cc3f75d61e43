import type { PageSummary } from '@brixel/contract/office/content-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { CheckIcon, EyeOffIcon, PlusIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LockIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { matches } from '#shared/matches.ts';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { ChangedText } from './changed-text.tsx';
import { ContentNav } from './content-nav.tsx';
import { useDefaultStore, useStores } from './stores.ts';

/** The pages of the shop, in all its languages. */
export function Page() {
  const t = useT();
  const pages = useCall('content.pages');
  const create = (
    <Button variant="cta" href="/content/pages/new">
      <PlusIcon />
      {t('content.create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('page.content')} actions={create}>
        {t('content.lead')}
      </PageHead>
      <ContentNav />
      <section className="panel" aria-label={t('content.pages')}>
        <LoadedView loaded={pages} rows={8}>
          {(all) => <PageList pages={all} />}
        </LoadedView>
      </section>
    </>
  );
}

/** Which pages: all, or those without a text of their own in a store. */
type Filter = 'all' | StoreCode;

function PageList({ pages }: { pages: readonly PageSummary[] }) {
  const t = useT();
  const stores = useStores();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const found = pages.filter(
    (page) =>
      matches(typed, `${page.identifier} ${Object.values(page.titles).join(' ')}`) &&
      (filter === 'all' || page.titles[filter] === undefined),
  );
  const columns: Column<PageSummary>[] = [
    { key: 'page', header: t('content.page'), inCard: 'wide', cell: (page) => <PageName page={page} /> },
    ...stores.map(
      ({ code, name }): Column<PageSummary> => ({
        key: code,
        header: name,
        inCard: 'labelled',
        cell: ({ titles }) => <TextState has={titles[code] !== undefined} />,
      }),
    ),
    {
      key: 'changed',
      header: t('content.changed'),
      inCard: 'labelled',
      cell: ({ changed }) => <ChangedText {...changed} />,
    },
  ];
  return (
    <>
      <search className="tools" aria-label={t('content.filters')}>
        <Field label={t('content.search')} className="tools__wide">
          <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} maxLength={100} />
        </Field>
        <Field label={t('content.store')}>
          <Select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
            <option value="all">{t('content.all')}</option>
            {stores.map(({ code, name }) => (
              <option key={code} value={code}>
                {t('content.missingIn', { language: name })}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      {found.length === 0 ? (
        <EmptyState title={t('content.nothingFound')} />
      ) : (
        <Table
          label={t('content.pages')}
          columns={columns}
          rows={found}
          rowKey={({ id }) => id}
          isOff={({ published }) => !published}
        />
      )}
    </>
  );
}

function PageName({ page }: { page: PageSummary }) {
  const t = useT();
  const { id, identifier, required, published, titles } = page;
  const title = titles[useDefaultStore()] || identifier;
  return (
    <div className="named">
      <div className="row">
        <Link className="b" to={`/content/pages/${id}`}>
          {title}
        </Link>
        {required && (
          <Badge>
            <LockIcon size={16} />
            {t('content.required')}
          </Badge>
        )}
        {!published && (
          <Badge tone="warn">
            <EyeOffIcon size={16} />
            {t('content.hidden')}
          </Badge>
        )}
      </div>
      <small>/i/{identifier}</small>
    </div>
  );
}

function TextState({ has }: { has: boolean }) {
  const t = useT();
  return has ? (
    <Badge tone="ok">
      <CheckIcon size={16} />
      {t('content.there')}
    </Badge>
  ) : (
    <Badge tone="warn">
      <WarningIcon size={16} />
      {t('content.missing')}
    </Badge>
  );
}
