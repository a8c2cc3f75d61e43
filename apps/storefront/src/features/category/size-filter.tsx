import { useT } from '#i18n/use-t.ts';
import { OptionTile } from '#ui/option-tile.tsx';
import type { FacetOption } from './facets.ts';
import { SizeGlyph } from './size-glyph.tsx';

export interface SizeFilterProps {
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function SizeFilter({ options, chosen, onToggle }: SizeFilterProps) {
  const t = useT();
  return options.map(({ id, label, count }) => (
    <OptionTile
      key={id}
      type="checkbox"
      name="size"
      value={id}
      glyph={<SizeGlyph label={label} />}
      aria-label={t('list.optionCount', { label, n: count })}
      checked={chosen.includes(id)}
      onChange={() => onToggle(id)}
    >
      {label}
    </OptionTile>
  ));
}
