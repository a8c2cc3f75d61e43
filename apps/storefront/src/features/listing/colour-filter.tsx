import { SwatchRow } from '@brixel/ui/swatch-row.tsx';
import { useT } from '#i18n/use-t.ts';
import { isLightColour } from '#shared/light-colour.ts';
import type { ColourGroup, ColourOption } from './facets.ts';
import { LongOptions } from './long-options.tsx';

const GROUPS: readonly ColourGroup[] = ['neutral', 'bright', 'special'];

export interface ColourFilterProps {
  options: readonly ColourOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function ColourFilter({ options, chosen, onToggle }: ColourFilterProps) {
  const t = useT();
  return (
    <LongOptions options={options} chosen={chosen} searchLabel={t('list.findColour')}>
      {(cut) =>
        GROUPS.map((group) => {
          const members = options.filter((option) => option.group === group);
          if (members.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
            <div key={group} role="group" aria-label={t(`list.${group}`)} className={cut(...members)}>
              <p className="famlabel" aria-hidden="true">
                {t(`list.${group}`)}
              </p>
              <div className="fcolors">
                {members.map((option) => (
                  <SwatchRow
                    key={option.id}
                    className={cut(option)}
                    name="color"
                    value={option.id}
                    aria-label={t('list.optionCount', { label: option.label, n: option.count })}
                    color={option.hex}
                    finish={option.finish}
                    light={isLightColour(option.hex)}
                    count={option.count}
                    checked={chosen.includes(option.id)}
                    onChange={() => onToggle(option.id)}
                  >
                    {option.label}
                  </SwatchRow>
                ))}
              </div>
            </div>
          );
        })
      }
    </LongOptions>
  );
}
