import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { useT } from '#i18n/use-t.ts';
import type { FacetOption } from './facets.ts';
import { LongOptions } from './long-options.tsx';

export interface ManufacturerFilterProps {
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function ManufacturerFilter({ options, chosen, onToggle }: ManufacturerFilterProps) {
  const t = useT();
  return (
    <LongOptions options={options} chosen={chosen} searchLabel={t('list.findManufacturer')}>
      {(cut) => (
        <div className="flist">
          {options.map((option) => (
            <Checkbox
              key={option.id}
              className={cut(option)}
              name="manufacturer"
              value={option.id}
              count={option.count}
              checked={chosen.includes(option.id)}
              onChange={() => onToggle(option.id)}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      )}
    </LongOptions>
  );
}
