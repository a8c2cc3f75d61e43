import { Button } from '@brixel/ui/button.tsx';
import { useT } from '#i18n/use-t.ts';
import { GetForm } from '#shared/get-form.tsx';
import { ColourFilter } from './colour-filter.tsx';
import type { Facets } from './facets.ts';
import { FilterSection } from './filter-section.tsx';
import { type OptionFilter, toggled } from './list-query.ts';
import { ManufacturerFilter } from './manufacturer-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { SizeFilter } from './size-filter.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface FilterFormProps {
  facets: Facets;
  address: ListAddress;
}

/** Every click applies at once; without scripts the same fields are sent as a plain form. */
export function FilterForm({ facets, address }: FilterFormProps) {
  const t = useT();
  const { query, show, pathname } = address;
  const choice = (filter: OptionFilter) => ({
    chosen: query.options[filter],
    onToggle: (id: string) => show(toggled(query, filter, id)),
  });
  return (
    <GetForm action={pathname} preventScrollReset aria-label={t('list.filters')}>
      {query.sort !== query.defaultSort && <input type="hidden" name="sort" value={query.sort} />}
      <PriceFilter options={facets.price} address={address} />
      <FilterSection title={t('list.colour')} options={facets.color} chosen={query.options.color.length}>
        <ColourFilter options={facets.color} {...choice('color')} />
      </FilterSection>
      <FilterSection title={t('list.size')} options={facets.size} chosen={query.options.size.length}>
        <SizeFilter options={facets.size} {...choice('size')} />
      </FilterSection>
      <FilterSection
        title={t('list.manufacturer')}
        options={facets.manufacturer}
        chosen={query.options.manufacturer.length}
      >
        <ManufacturerFilter options={facets.manufacturer} {...choice('manufacturer')} />
      </FilterSection>
      <noscript>
        <Button type="submit" variant="solid" block>
          {t('list.apply')}
        </Button>
      </noscript>
    </GetForm>
  );
}
