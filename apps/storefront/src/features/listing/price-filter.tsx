import { formatPriceRange } from '@brixel/commerce/format-price';
import { Radio } from '@brixel/ui/radio.tsx';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import type { PriceOption } from './facets.ts';
import { FilterSection } from './filter-section.tsx';
import { isSameRange, withPrice } from './list-query.ts';
import type { ListAddress } from './use-list-address.ts';

export interface PriceFilterProps {
  options: readonly PriceOption[];
  address: ListAddress;
}

/** One range or none. The radio buttons of the page and of the drawer are apart, because each form has its own. */
export function PriceFilter({ options, address: { query, show } }: PriceFilterProps) {
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
