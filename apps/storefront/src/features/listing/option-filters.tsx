import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { OptionTile, Radio } from '@brixel/ui/choice.tsx';
import { SwatchRow } from '@brixel/ui/swatch-row.tsx';
import { useT } from '#i18n/use-t.ts';
import { isLightColour } from '#shared/light-colour.ts';
import { SizeGlyph } from '#shared/size-glyph.tsx';
import type { ColourGroup, ColourOption, FacetOption } from './facets.ts';
import { LongOptions } from './long-options.tsx';

const GROUPS = ['neutral', 'bright', 'special'] as const satisfies readonly ColourGroup[];

interface ColourFilterProps {
  /** of the list, for the field that finds an option in it */
  id: string;
  options: readonly ColourOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function ColourFilter({ id, options, chosen, onToggle }: ColourFilterProps) {
  const t = useT();
  return (
    <LongOptions id={id} options={options} chosen={chosen} searchLabel={t('list.findColour')}>
      {(cut) => (
        <>
          {GROUPS.map((group) => {
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
          })}
          <NamedOptions
            name="color"
            options={options.filter(({ group }) => group === 'named')}
            cut={cut}
            chosen={chosen}
            onToggle={onToggle}
          />
        </>
      )}
    </LongOptions>
  );
}

interface NamedOptionsProps {
  name: string;
  options: readonly FacetOption[];
  /** class of those that are folded away */
  cut?: (...options: FacetOption[]) => string | undefined;
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** Options that have a name and nothing to show beside it. */
export function NamedOptions({ name, options, cut = () => undefined, chosen, onToggle }: NamedOptionsProps) {
  if (options.length === 0) return null;
  return (
    <div className="flist">
      {options.map((option) => (
        <Checkbox
          key={option.id}
          className={cut(option)}
          name={name}
          value={option.id}
          count={option.count}
          checked={chosen.includes(option.id)}
          onChange={() => onToggle(option.id)}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}

interface SizeFilterProps {
  id: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function SizeFilter({ id, options, chosen, onToggle }: SizeFilterProps) {
  const t = useT();
  return (
    <LongOptions id={id} options={options} chosen={chosen} searchLabel={t('list.findSize')}>
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

interface ManufacturerFilterProps {
  id: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function ManufacturerFilter({ id, options, chosen, onToggle }: ManufacturerFilterProps) {
  const t = useT();
  return (
    <LongOptions id={id} options={options} chosen={chosen} searchLabel={t('list.findManufacturer')}>
      {(cut) => <NamedOptions name="manufacturer" options={options} cut={cut} chosen={chosen} onToggle={onToggle} />}
    </LongOptions>
  );
}

interface OwnOptionsProps extends Omit<NamedOptionsProps, 'cut'> {
  id: string;
  /** what the owner calls the attribute */
  label: string;
}

export function OwnOptions({ id, label, ...options }: OwnOptionsProps) {
  const t = useT();
  return (
    <LongOptions id={id} options={options.options} chosen={options.chosen} searchLabel={t('list.findIn', { label })}>
      {(cut) => <NamedOptions {...options} cut={cut} />}
    </LongOptions>
  );
}

/** One range of a number, or any. */
export function RangeOptions({ name, options, chosen, onToggle }: Omit<NamedOptionsProps, 'cut'>) {
  const t = useT();
  return (
    <div className="flist">
      <Radio name={name} value="" checked={chosen.length === 0} onChange={() => chosen.forEach(onToggle)}>
        {t('list.all')}
      </Radio>
      {options.map(({ id, label, count }) => (
        <Radio
          key={id}
          name={name}
          value={id}
          count={count || undefined}
          checked={chosen.includes(id)}
          onChange={() => onToggle(id)}
        >
          {label}
        </Radio>
      ))}
    </div>
  );
}
