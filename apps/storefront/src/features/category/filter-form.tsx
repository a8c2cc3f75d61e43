import { formatPriceRange } from '@brixel/commerce/format-price';
import { type ReactNode, useId } from 'react';
import { useServices } from '#data/services.ts';
import { GetForm } from '#features/layout/get-form.tsx';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FilterGroup } from '#ui/filter-group.tsx';
import { Radio } from '#ui/radio.tsx';
import { ColourFilter } from './colour-filter.tsx';
import type { Facets } from './facets.ts';
import { priceKey, toggled, withPrice } from './list-query.ts';
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
  return (
    <GetForm action={pathname} preventScrollReset aria-label={t('list.filters')}>
      {query.sort !== query.defaultSort && <input type="hidden" name="sort" value={query.sort} />}
      <PriceFilter facets={facets} address={address} />
      <Group title={t('list.colour')} options={facets.color} chosen={query.options.color.length} body="">
        <ColourFilter
          options={facets.color}
          chosen={query.options.color}
          onToggle={(id) => show(toggled(query, 'color', id))}
        />
      </Group>
      <Group title={t('list.size')} options={facets.size} chosen={query.options.size.length} body="fsizes">
        <SizeFilter
          options={facets.size}
          chosen={query.options.size}
          onToggle={(id) => show(toggled(query, 'size', id))}
        />
      </Group>
      <Group title={t('list.manufacturer')} options={facets.manufacturer} chosen={query.options.manufacturer.length}>
        {facets.manufacturer.map(({ id, label, count }) => (
          <Checkbox
            key={id}
            name="manufacturer"
            value={id}
            count={count}
            checked={query.options.manufacturer.includes(id)}
            onChange={() => show(toggled(query, 'manufacturer', id))}
          >
            {label}
          </Checkbox>
        ))}
      </Group>
      <noscript>
        <Button type="submit" variant="solid" block>
          {t('list.apply')}
        </Button>
      </noscript>
    </GetForm>
  );
}

function PriceFilter({ facets, address: { query, show } }: FilterFormProps) {
  const t = useT();
  const { locale, currency } = useServices().store;
  // the form may stand on the page twice, and radio groups of one name would share their choice
  const group = useId();
  const chosen = query.price ? priceKey(query.price) : null;
  return (
    <Group title={t('list.price')} options={facets.price} chosen={chosen ? 1 : 0}>
      {facets.price.map((option) => {
        const key = priceKey(option);
        return (
          <Radio
            key={`${group}${key}`}
            name="price"
            value={key}
            count={option.count}
            checked={key === chosen}
            onChange={() => show(withPrice(query, { from: option.from, to: option.to }))}
          >
            {formatPriceRange(option.from, option.to ?? undefined, locale, currency)}
          </Radio>
        );
      })}
    </Group>
  );
}

interface GroupProps {
  title: string;
  options: readonly unknown[];
  chosen: number;
  body?: string;
  children: ReactNode;
}

function Group({ title, options, chosen, body = 'flist', children }: GroupProps) {
  const t = useT();
  if (options.length === 0) return null;
  return (
    <FilterGroup
      title={title}
      count={chosen}
      countLabel={t('list.chosen', { n: chosen })}
      defaultOpen
      bodyClassName={body}
    >
      {children}
    </FilterGroup>
  );
}
