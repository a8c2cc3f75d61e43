import type { ShopText } from '@brixel/contract/office/text-endpoints';
import { TEXT_LIMITS } from '@brixel/contract/office/text-limits';
import { type StoreCode, storeViews } from '@brixel/contract/stores';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { SearchField } from '#shared/search-field.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { ContentNav } from '../content/content-nav.tsx';
import { useStores } from '../content/stores.ts';
import { TextDialog } from './text-dialog.tsx';

/** The short texts of the shop, in all its languages. */
export function Page() {
  const t = useT();
  const stores = useStores();
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, TEXT_LIMITS.search);
  const [isOwnOnly, setOwnOnly] = useState(false);
  const found = useCall('texts.list', {
    query: { ...(search && { search }), ...(isOwnOnly && { own: 'true' as const }) },
  });
  const [edited, setEdited] = useState<{ text: ShopText; store: StoreCode } | null>(null);

  const columns: Column<ShopText>[] = [
    {
      key: 'key',
      header: t('texts.key'),
      inCard: 'wide',
      cell: ({ key }) => <span className="soft nowrap">{key}</span>,
    },
    ...stores.map(
      ({ code, name }): Column<ShopText> => ({
        key: code,
        header: name,
        inCard: 'wide',
        cell: (text) => (
          <TextCell text={text} store={code} language={name} onEdit={() => setEdited({ text, store: code })} />
        ),
      }),
    ),
  ];
  return (
    <>
      <PageHead title={t('page.texts')}>{t('texts.lead')}</PageHead>
      <ContentNav />
      <section className="panel" aria-label={t('page.texts')}>
        <search className="tools" aria-label={t('texts.filters')}>
          <SearchField
            label={t('texts.search')}
            value={search}
            maxLength={TEXT_LIMITS.search}
            onChange={(text) => setAddress(text ? { search: text } : {}, { replace: true, preventScrollReset: true })}
          />
          <Checkbox checked={isOwnOnly} onChange={({ target }) => setOwnOnly(target.checked)}>
            {t('texts.onlyOwn')}
          </Checkbox>
        </search>
        <LoadedView loaded={found} rows={8}>
          {({ texts, total }) =>
            texts.length === 0 ? (
              <EmptyState title={t(isOwnOnly && !search ? 'texts.noneOwn' : 'texts.nothingFound')} />
            ) : (
              <>
                <Table label={t('page.texts')} columns={columns} rows={texts} rowKey={({ key }) => key} />
                <div className="panel__f">{t('texts.found', { shown: texts.length, total })}</div>
              </>
            )
          }
        </LoadedView>
      </section>
      {edited && (
        <TextDialog
          key={`${edited.store} ${edited.text.key}`}
          {...edited}
          onClose={() => setEdited(null)}
          onSaved={found.reload}
        />
      )}
    </>
  );
}

interface TextCellProps {
  text: ShopText;
  store: StoreCode;
  language: string;
  onEdit: () => void;
}

function TextCell({ text: { key, texts }, store, language, onEdit }: TextCellProps) {
  const t = useT();
  const text = texts[store];
  if (!text) return null;
  return (
    <div className="shoptext">
      <span className="wrap-anywhere" lang={storeViews[store].language}>
        {text.own ?? text.given}
      </span>
      {text.own !== null && <Badge tone="info">{t('texts.own')}</Badge>}
      <Button size="s" variant="ghost" aria-label={t('texts.editNamed', { key, language })} onClick={onEdit}>
        {t('texts.edit')}
      </Button>
    </div>
  );
}
