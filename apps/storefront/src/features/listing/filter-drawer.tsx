import { Button } from '@brixel/ui/button.tsx';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { useT } from '#i18n/use-t.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm, type FilterProps } from './filter-form.tsx';
import { withoutFilters } from './list-query.ts';

export interface FilterDrawerProps extends FilterProps {
  open: boolean;
  onClose: () => void;
  total: number;
}

/** The filters on narrow screens. Choices apply at once behind the drawer; the button shows the number of results. */
export function FilterDrawer({ open, onClose, total, facets, address }: FilterDrawerProps) {
  const t = useT();
  return (
    <Drawer
      side="left"
      open={open}
      onClose={onClose}
      title={t('list.filters')}
      closeLabel={t('common.close')}
      bodyClassName="pt-4"
      footer={
        <div className="row row--nowrap">
          <Button variant="line" onClick={() => address.show(withoutFilters(address.query))}>
            {t('list.resetShort')}
          </Button>
          <Button variant="cta" block onClick={onClose}>
            {address.isLoading ? t('list.showAny') : t('list.show', { n: total })}
          </Button>
        </div>
      }
    >
      <p className="sr" role="status">
        {t('list.items', { n: total })}
      </p>
      <ActiveFilters facets={facets} address={address} />
      <FilterForm id="drawer" facets={facets} address={address} />
    </Drawer>
  );
}
