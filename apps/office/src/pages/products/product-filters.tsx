import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { ProductFilter } from '@brixel/contract/office/product-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import type { ReactNode } from 'react';
import { useT } from '#i18n/i18n.ts';
import { SearchField } from '#shared/search-field.tsx';
import type { useListAddress } from './product-address.ts';

interface ProductFiltersProps {
  address: ReturnType<typeof useListAddress>;
  categories: OfficeResult<'products.overview'>['categories'];
  aside: ReactNode;
}

/** What the list is narrowed to. All of it stands in the address. */
export function ProductFilters({ address: { filter, set }, categories, aside }: ProductFiltersProps) {
  const t = useT();
  const narrow = (changed: Partial<ProductFilter>) => set({ filter: { ...filter, ...changed } });
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const choice = <Name extends 'status' | 'condition' | 'stock' | 'missing'>(
    name: Name,
    options: readonly NonNullable<ProductFilter[Name]>[],
  ) => (
    <Field label={t(`products.filter.${name}`)}>
      <Select
        value={filter[name] ?? ''}
        onChange={({ target }) => narrow({ [name]: (target.value as ProductFilter[Name]) || undefined })}
      >
        <option value="">{t('products.filter.any')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`products.filter.${name}.${option}` as 'products.filter.stock.in')}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <search className="tools goodstools">
      <div className="tools__wide">
        <SearchField
          label={t('products.search')}
          value={filter.search ?? ''}
          maxLength={100}
          onChange={(search) => narrow({ search: search.trim() || undefined })}
        />
      </div>
      {choice('status', ['on', 'off'])}
      {choice('stock', ['in', 'low', 'out'])}
      {choice('condition', ['new', 'used'])}
      <Field label={t('products.filter.category')}>
        <Select
          value={filter.category ?? ''}
          onChange={({ target }) => narrow({ category: target.value === '' ? undefined : Number(target.value) })}
        >
          <option value="">{t('products.filter.any')}</option>
          {categories.map(({ id, name, level }) => (
            <option key={id} value={id}>
              {`${'\u2003'.repeat(level - 1)}${name}`}
            </option>
          ))}
        </Select>
      </Field>
      {choice('missing', ['picture', 'place'])}
      {isNarrowed && (
        <Button variant="ghost" onClick={() => set({ filter: {} })}>
          {t('products.filter.clear')}
        </Button>
      )}
      {aside}
    </search>
  );
}
