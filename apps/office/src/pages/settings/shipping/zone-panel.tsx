import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { useCountries } from '../country-names.ts';
import { CountryList } from './country-list.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { doublesOf, moved, newWay, replaced, without, type ZoneDraft } from './shipping-draft.ts';
import { WayFields } from './way-fields.tsx';
import { useZoneName } from './zone-name.ts';

interface ZonePanelProps {
  zones: readonly ZoneDraft[];
  place: number;
  /** of a place below the zone */
  errorAt: (place: string) => string | undefined;
  onChange: (zones: readonly ZoneDraft[]) => void;
}

/** Countries that are served on the same terms. */
export function ZonePanel({ zones, place, errorAt, onChange }: ZonePanelProps) {
  const t = useT();
  const countries = useCountries();
  const zoneName = useZoneName();
  const zone = zones[place]!;
  const { ways } = zone;
  const set = (change: Partial<ZoneDraft>): void => onChange(replaced(zones, place, { ...zone, ...change }));
  const [double] = doublesOf(zones, place);
  const name = zoneName(zone, place);
  return (
    <Panel
      title={name}
      aside={
        <MoveButtons
          name={name}
          isFirst={place === 0}
          isLast={place === zones.length - 1}
          onMove={(by) => onChange(moved(zones, place, by))}
          onRemove={() => onChange(without(zones, place))}
        />
      }
    >
      <div className="stack">
        <CountryList
          label={t('settings.shipping.countriesOf', { n: place + 1 })}
          chosen={zone.countries}
          error={
            double
              ? t('settings.shipping.double', { country: countries.name(double.country), n: double.zone })
              : errorAt('countries')
          }
          takenBy={(country) => {
            const other = zones.findIndex((one, number) => number !== place && one.countries.includes(country));
            return other < 0 ? undefined : t('settings.shipping.inZone', { n: other + 1 });
          }}
          onChange={(chosen) => set({ countries: chosen })}
        />
        <ul className="ways">
          {ways.map((way, number) => (
            <WayFields
              key={way.key}
              way={way}
              place={number}
              count={ways.length}
              errorAt={(below) => errorAt(`methods.${number}.${below}`)}
              onChange={(changed) => set({ ways: replaced(ways, number, changed) })}
              onMove={(by) => set({ ways: moved(ways, number, by) })}
              onRemove={() => set({ ways: without(ways, number) })}
            />
          ))}
        </ul>
        <div>
          <Button size="s" onClick={() => set({ ways: [...ways, newWay(ways)] })}>
            <PlusIcon />
            {t('settings.shipping.addWay')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
