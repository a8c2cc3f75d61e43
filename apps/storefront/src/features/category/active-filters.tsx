import { formatPriceRange } from '@brixel/commerce/format-price';
import { useServices } from '#data/services.ts';
import { RouterLink } from '#features/layout/router-link.tsx';
import { useT } from '#i18n/use-t.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { Stud } from '#ui/stud.tsx';
import type { FilterFormProps } from './filter-form.tsx';
import { filterCount, type ListQuery, optionFilters, toggled, withoutFilters, withPrice } from './list-query.ts';

interface ActiveChip {
  key: string;
  label: string;
  hex?: string;
  finish?: 'solid' | 'trans' | 'pearl';
  without: ListQuery;
}

/** What is chosen, as links to the list without it. */
export function ActiveFilters({ facets, address }: FilterFormProps) {
  const t = useT();
  const { locale, currency } = useServices().store;
  const { query, hrefOf } = address;
  if (filterCount(query) === 0) return null;

  const optionChips = optionFilters.flatMap((filter) =>
    query.options[filter].map((id): ActiveChip => {
      const without = toggled(query, filter, id);
      const colour = filter === 'color' ? facets.color.find((option) => option.id === id) : undefined;
      const label = colour?.label ?? facets[filter].find((option) => option.id === id)?.label ?? id;
      const key = `${filter} ${id}`;
      return colour ? { key, label, hex: colour.hex, finish: colour.finish, without } : { key, label, without };
    }),
  );
  const priceChip: ActiveChip[] = query.price
    ? [
        {
          key: 'price',
          label: formatPriceRange(query.price.from, query.price.to ?? undefined, locale, currency),
          without: withPrice(query, null),
        },
      ]
    : [];
  return (
    <ul className="active" aria-label={t('list.active')}>
      {[...optionChips, ...priceChip].map(({ key, label, hex, finish, without }) => (
        <li key={key}>
          <RouterLink className="chip chip--on chip--x" href={hrefOf(without)} preventScrollReset>
            {hex && <Stud size={16} color={hex} {...(finish ? { finish } : {})} />}
            {label}
            <CloseIcon />
            <span className="sr"> {t('list.remove')}</span>
          </RouterLink>
        </li>
      ))}
      <li>
        <RouterLink
          className="s b inline-flex min-h-9 items-center px-1.5 text-link underline underline-offset-3"
          href={hrefOf(withoutFilters(query))}
          preventScrollReset
        >
          {t('list.reset')}
        </RouterLink>
      </li>
    </ul>
  );
}
