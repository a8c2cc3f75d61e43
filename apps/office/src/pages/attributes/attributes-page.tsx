import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import { hasOptions } from '@brixel/contract/office/attribute-limits';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { useLabelOf } from '#pages/content/stores.ts';
import { GoodsNav } from '#pages/products/goods-nav.tsx';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { AttributeDrawer } from './attribute-drawer.tsx';

const inputs = ['select', 'multiselect', 'text', 'number', 'boolean', 'price'] as const;
const uses = ['facet', 'sheet', 'search', 'compare'] as const;

/** What is known of goods, and where it is used. */
export function Page() {
  const t = useT();
  const attributes = useCall('attributes.list');
  /** The one in the drawer; null: a new one. */
  const [edited, setEdited] = useState<OfficeAttribute | null | undefined>();
  const [removed, setRemoved] = useState<OfficeAttribute | null>(null);
  const removal = useMutation();
  const { reload } = attributes;
  const labelOf = useLabelOf();
  const nameOf = (attribute: OfficeAttribute): string => labelOf(attribute) || attribute.code;

  async function remove(attribute: OfficeAttribute): Promise<void> {
    const { id, version } = attribute;
    const done = await removal.run(() => call('attributes.remove', { params: { id }, query: { version } }));
    if (!done) return;
    toast({ text: t('attributes.removed', { name: nameOf(attribute) }) });
    setRemoved(null);
    setEdited(undefined);
    reload();
  }

  const columns: Column<OfficeAttribute>[] = [
    {
      key: 'name',
      header: t('attributes.label'),
      inCard: 'wide',
      cell: (attribute) => (
        <span className="named">
          <b>{nameOf(attribute)}</b>
          <small>{attribute.code}</small>
        </span>
      ),
    },
    {
      key: 'input',
      header: t('attributes.input'),
      inCard: 'labelled',
      cell: ({ input, unit, options }) => {
        const kind = inputs.find((known) => known === input);
        return [
          kind ? t(`attributes.input.${kind}`) : input,
          unit,
          hasOptions(input) && t('attributes.optionCount', { n: options.length }),
        ]
          .filter(Boolean)
          .join(' · ');
      },
    },
    {
      key: 'use',
      header: t('attributes.use'),
      inCard: 'wide',
      cell: (attribute) => (
        <span className="row">
          {!attribute.own && <Badge tone="info">{t('attributes.builtIn')}</Badge>}
          {uses
            .filter((use) => attribute[use])
            .map((use) => (
              <Badge key={use}>{t(`attributes.short.${use}`)}</Badge>
            ))}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('categories.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (attribute) => (
        <div className="row row--end">
          <Button
            size="s"
            aria-label={t('categories.edit', { name: nameOf(attribute) })}
            onClick={() => setEdited(attribute)}
          >
            {t('coupons.edit')}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={t('page.attributes')}
        actions={
          <Button variant="cta" onClick={() => setEdited(null)}>
            <PlusIcon />
            {t('attributes.create')}
          </Button>
        }
      >
        {t('attributes.lead')}
      </PageHead>
      <GoodsNav />
      <section className="panel" aria-label={t('page.attributes')}>
        <LoadedView loaded={attributes} rows={8}>
          {(all) => <Table label={t('page.attributes')} columns={columns} rows={all} rowKey={({ id }) => id} />}
        </LoadedView>
      </section>
      {edited !== undefined && (
        <AttributeDrawer
          key={edited?.id ?? 'new'}
          attribute={edited}
          onClose={() => setEdited(undefined)}
          onSaved={reload}
          onRemove={setRemoved}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={t('categories.remove', { name: removed ? nameOf(removed) : '' })}
        confirmLabel={t('categories.removeAction')}
        dangerous
        isBusy={removal.isBusy}
        failure={removal.failure}
        onConfirm={() => removed && void remove(removed)}
        onClose={() => setRemoved(null)}
      >
        <p>{t('attributes.removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
