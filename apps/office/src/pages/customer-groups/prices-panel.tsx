import type { GroupPrice } from '@brixel/contract/office/customer-group-endpoints';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { useSearchParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { doAtOnce } from '#shared/do-at-once.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { SearchField } from '#shared/search-field.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { unitPriceText } from './group-numbers.ts';
import { PriceForm } from './price-form.tsx';

const LONGEST_SEARCH = 100;

interface PricesPanelProps {
  groupId: number;
  hasPrices: boolean;
  onChanged: () => void;
}

/** Prices of single products, by sku and quantity. What is searched for stands in the address. */
export function PricesPanel({ groupId, hasPrices, onChanged }: PricesPanelProps) {
  const { t, language } = useI18n();
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const params = { id: groupId };
  const list = useCall('customerGroups.read', { params, query: search === '' ? {} : { search } });
  const reload = () => {
    list.reload();
    onChanged();
  };

  const remove = ({ sku, qty, price }: GroupPrice): Promise<void> =>
    doAtOnce({
      text: t('groups.priceRemoved', { sku }),
      make: () => call('customerGroups.removePrice', { params, body: { sku, qty } }),
      takeBack: () => call('customerGroups.setPrice', { params, body: { sku, qty, price } }),
      reload,
    });

  const columns: Column<GroupPrice>[] = [
    {
      key: 'product',
      header: t('groups.product'),
      inCard: 'wide',
      cell: ({ name, sku }) => (
        <span className="named">
          {name}
          <small>{sku}</small>
        </span>
      ),
    },
    { key: 'qty', header: t('groups.from'), inCard: 'labelled', cell: ({ qty }) => t('groups.pieces', { n: qty }) },
    {
      key: 'price',
      header: t('groups.price'),
      inCard: 'labelled',
      cell: ({ price, everybody }) => (
        <span className="row">
          <span className="b">{unitPriceText(price, language)}</span>
          {price >= everybody && <Badge tone="warn">{t('groups.notLower')}</Badge>}
        </span>
      ),
    },
    {
      key: 'everybody',
      header: t('groups.everybody'),
      inCard: 'labelled',
      cell: ({ everybody }) => <span className="soft">{unitPriceText(everybody, language)}</span>,
    },
    {
      key: 'actions',
      header: t('groups.actions'),
      hideHeader: true,
      inCard: 'wide',
      cell: (price) => (
        <div className="row row--end">
          <Button
            size="s"
            aria-label={t('groups.removeNamed', { sku: price.sku, n: price.qty })}
            onClick={() => void remove(price)}
          >
            {t('groups.removePrice')}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <Panel title={t('groups.prices')} flush>
      <p className="panel__note s soft">{t('groups.pricesHint')}</p>
      <PriceForm groupId={groupId} onSaved={reload} />
      {(hasPrices || search !== '') && (
        <search className="tools" aria-label={t('groups.searchLabel')}>
          <SearchField
            label={t('groups.search')}
            value={search}
            maxLength={LONGEST_SEARCH}
            onChange={(text) => setAddress(text ? { search: text } : {}, { replace: true, preventScrollReset: true })}
          />
        </search>
      )}
      <LoadedView loaded={list} rows={3}>
        {({ prices, more }) =>
          prices.length === 0 ? (
            <EmptyState title={t(search ? 'groups.nothingFound' : 'groups.noPrices')} />
          ) : (
            <>
              <Table
                label={t('groups.prices')}
                columns={columns}
                rows={prices}
                rowKey={({ sku, qty }) => `${sku} ${qty}`}
                isOff={({ price, everybody }) => price >= everybody}
              />
              {more && <p className="panel__note s soft">{t('groups.morePrices')}</p>}
            </>
          )
        }
      </LoadedView>
    </Panel>
  );
}
