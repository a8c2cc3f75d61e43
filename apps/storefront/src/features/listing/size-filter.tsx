import { OptionTile } from '@brixel/ui/option-tile.tsx';
import { useT } from '#i18n/use-t.ts';
import { SizeGlyph } from '#shared/size-glyph.tsx';
import type { FacetOption } from './facets.ts';
import { LongOptions } from './long-options.tsx';

export interface SizeFilterProps {
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function SizeFilter({ options, chosen, onToggle }: SizeFilterProps) {
  const t = useT();
  return (
    <LongOptions options={options} chosen={chosen} searchLabel={t('list.findSize')}>
      {(cut) => (
        <div className="fsizes">
          {options.map((option) => (
            <OptionTile
              key={option.id}
              className={cut(option)}
              type="checkbox"
              name="size"
              value={option.id}
              glyph={<SizeGlyph label={option.label} />}
              aria-label={t('list.optionCount', { label: option.label, n: option.count })}
              checked={chosen.includes(option.id)}
              onChange={() => onToggle(option.id)}
            >
              {option.label}
              <span className="check__count">{option.count}</span>
            </OptionTile>
          ))}
        </div>
      )}
    </LongOptions>
  );
}
