import { FilterGroup } from '@brixel/ui/filter-group.tsx';
import type { ReactNode } from 'react';
import { useT } from '#i18n/use-t.ts';

export interface FilterSectionProps {
  title: string;
  options: readonly unknown[];
  /** how many of them are chosen */
  chosen: number;
  children: ReactNode;
}

/** One filter; none where there is nothing to choose from. */
export function FilterSection({ title, options, chosen, children }: FilterSectionProps) {
  const t = useT();
  if (options.length === 0) return null;
  return (
    <FilterGroup title={title} count={chosen} countLabel={t('list.chosen', { n: chosen })} defaultOpen>
      {children}
    </FilterGroup>
  );
}
