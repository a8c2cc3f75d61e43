import { useT } from '#i18n/use-t.ts';
import { Swatch } from '#ui/swatch.tsx';
import type { ColourGroup, ColourOption } from './facets.ts';
import { isLightColour } from './light-colour.ts';

const GROUPS: readonly ColourGroup[] = ['neutral', 'bright', 'special'];

export interface ColourFilterProps {
  options: readonly ColourOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function ColourFilter({ options, chosen, onToggle }: ColourFilterProps) {
  const t = useT();
  return GROUPS.map((group) => {
    const members = options.filter((option) => option.group === group);
    if (members.length === 0) return null;
    return (
      <div key={group}>
        <p className="famlabel">{t(`list.${group}`)}</p>
        <div className="fcolors">
          {members.map(({ id, label, count, hex, finish }) => (
            <Swatch
              key={id}
              type="checkbox"
              name="color"
              value={id}
              label={t('list.optionCount', { label, n: count })}
              color={hex}
              finish={finish}
              light={isLightColour(hex)}
              checked={chosen.includes(id)}
              onChange={() => onToggle(id)}
            />
          ))}
        </div>
      </div>
    );
  });
}
