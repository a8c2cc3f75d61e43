import { formatPriceRange } from '@brixel/commerce/format-price';
import { FilterGroup } from '@brixel/ui/accordion.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Radio } from '@brixel/ui/choice.tsx';
import type { ReactNode } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { GetForm } from '#shared/get-form.tsx';
import type { Facets, PriceOption } from './facets.ts';
import { chosenIn, isRangeFilter, isSameRange, type OptionFilter, toggled, withPrice } from './list-query.ts';
import {
  ColourFilter,
  ManufacturerFilter,
  NamedOptions,
  OwnOptions,
  RangeOptions,
  SizeFilter,
} from './option-filters.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface FilterProps {
  facets: Facets;
  address: ListAddress;
}

interface FilterFormProps extends FilterProps {
  /** what the ids inside begin with: the page and the drawer have the same filters */
  id: string;
}

/** Every click applies at once; without scripts the same fields are sent as a plain form. */
export function FilterForm({ id, facets, address }: FilterFormProps) {
  const t = useT();
  const { query, show, pathname } = address;
  const choice = (filter: OptionFilter) => ({
    id: `${id}-${filter}`,
    chosen: chosenIn(query, filter),
    onToggle: (option: string) => show(toggled(query, filter, option)),
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
      <FilterSection title={t('list.condition')} options={facets.condition} chosen={query.options.condition.length}>
        <NamedOptions name="condition" options={facets.condition} {...choice('condition')} />
      </FilterSection>
      {facets.own?.map(({ filter, label, options }) => (
        <FilterSection key={filter} title={label} options={options} chosen={chosenIn(query, filter).length}>
          {isRangeFilter(filter) ? (
            <RangeOptions name={filter} options={options} {...choice(filter)} />
          ) : (
            <OwnOptions name={filter} label={label} options={options} {...choice(filter)} />
          )}
        </FilterSection>
      ))}
      <noscript>
        <Button type="submit" variant="solid" block>
          {t('list.apply')}
        </Button>
      </noscript>
    </GetForm>
  );
}

interface PriceFilterProps {
  options: readonly PriceOption[];
  address: ListAddress;
}

/** One range or none. The radio buttons of the page and of the drawer are apart, because each form has its own. */
function PriceFilter({ options, address: { query, show } }: PriceFilterProps) {
  const t = useT();
  const { store } = useServices();
  return (
    <FilterSection title={t('list.price')} options={options} chosen={query.price ? 1 : 0}>
      <div className="flist">
        <Radio name="price" value="" checked={query.price === null} onChange={() => show(withPrice(query, null))}>
          {t('list.anyPrice')}
        </Radio>
        {options.map(({ count, ...range }) => (
          <Radio
            key={range.id}
            name="price"
            value={range.id}
            count={count}
            checked={isSameRange(range, query.price)}
            onChange={() => show(withPrice(query, range))}
          >
            {formatPriceRange(range.from, range.to, store)}
          </Radio>
        ))}
      </div>
    </FilterSection>
  );
}

interface FilterSectionProps {
  title: string;
  options: readonly unknown[];
  /** how many of them are chosen */
  chosen: number;
  children: ReactNode;
}

/** One filter; none where there is nothing to choose from. */
function FilterSection({ title, options, chosen, children }: FilterSectionProps) {
  const t = useT();
  if (options.length === 0) return null;
  return (
    <FilterGroup title={title} count={chosen} countLabel={t('list.chosen', { n: chosen })} defaultOpen>
      {children}
    </FilterGroup>
  );
}
