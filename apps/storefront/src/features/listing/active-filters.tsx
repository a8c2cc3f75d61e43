import { formatPriceRange } from '@brixel/commerce/format-price';
import { CloseIcon } from '@brixel/ui/icons.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { RouterLink } from '#shared/router-link.tsx';
import { type Facets, labelIn } from './facets.ts';
import type { FilterProps } from './filter-form.tsx';
import {
  chosenIn,
  filterCount,
  filtersOf,
  type ListQuery,
  type OptionFilter,
  type PriceRange,
  toggled,
  withoutFilters,
  withPrice,
} from './list-query.ts';

interface ActiveChip {
  key: string;
  label: ReactNode;
  without: ListQuery;
}

/** What is chosen, as links to the list without it. */
export function ActiveFilters({ facets, address: { query, hrefOf } }: FilterProps) {
  const t = useT();
  const { ofOption, ofPrice } = useFilterLabels(facets);
  if (filterCount(query) === 0) return null;

  const stud = (id: string): ReactNode => {
    const colour = facets.color.find((option) => option.id === id);
    return colour?.hex && <Stud size={16} color={colour.hex} finish={colour.finish} />;
  };
  const chips: ActiveChip[] = filtersOf(query).flatMap((filter) =>
    chosenIn(query, filter).map((id) => ({
      key: `${filter} ${id}`,
      label: (
        <>
          {filter === 'color' && stud(id)}
          {ofOption(filter, id)}
        </>
      ),
      without: toggled(query, filter, id),
    })),
  );
  if (query.price) chips.push({ key: 'price', label: ofPrice(query.price), without: withPrice(query, null) });

  return (
    <ul className="active" aria-label={t('list.active')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RouterLink
            className="chip chip--on chip--x"
            href={hrefOf(without)}
            // combinations of filters have no end; search engines need not walk through them
            rel={filterCount(without) > 1 ? 'nofollow' : undefined}
            preventScrollReset
            onClick={moveFocusOn}
          >
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
          onClick={moveFocusOn}
        >
          {t('list.reset')}
        </RouterLink>
      </li>
    </ul>
  );
}

/** The chip goes away with its filter: the focus moves on to its neighbour, or to what the chips stand above. */
function moveFocusOn({ currentTarget: chip }: MouseEvent<HTMLElement>): void {
  const chips = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>('.chip') ?? [])];
  const at = chips.indexOf(chip);
  const neighbour = at < 0 ? undefined : (chips[at + 1] ?? chips[at - 1]);
  const around = chip.closest<HTMLElement>('section, dialog');
  (neighbour ?? around?.querySelector<HTMLElement>('summary') ?? around)?.focus({ preventScroll: true });
}

interface FilterLabels {
  ofOption: (filter: OptionFilter, id: string) => string;
  ofPrice: (range: PriceRange) => string;
}

/** What chosen filters are called outside of their place in the form. */
export function useFilterLabels(facets: Facets): FilterLabels {
  const { store } = useServices();
  return {
    // an option that no longer exists is shown by its id
    ofOption: (filter, id) => labelIn(facets, filter, id),
    ofPrice: ({ from, to }) => formatPriceRange(from, to, store),
  };
}
