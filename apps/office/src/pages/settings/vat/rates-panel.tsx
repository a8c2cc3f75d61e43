import { unionVatRates } from '@brixel/contract/union-vat-rates';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useI18n } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { useCountries } from '../country-names.ts';
import { UnitField } from '../unit-field.tsx';
import { MissingRates } from './missing-rates.tsx';
import { type RatesDraft, ratesDraft, type VatDraft } from './use-vat-form.ts';
import { countriesWithoutRate } from './without-rate.ts';

interface RatesPanelProps {
  draft: VatDraft;
  /** countries of delivery */
  delivery: readonly string[];
  errorAt: (place: string) => string | undefined;
  onChange: (change: Partial<VatDraft>) => void;
}

/** What each country takes. Without the rates of other countries only those of the shop's own matter. */
export function RatesPanel({ draft, delivery, errorAt, onChange }: RatesPanelProps) {
  const { t, language } = useI18n();
  const { all, name } = useCountries();
  const { rates, home, mode } = draft;
  const has = (code: string): boolean => rates.some(({ country }) => country === code);
  const missing = unionVatRates.filter(({ country }) => !has(country));
  const needed = countriesWithoutRate(draft, delivery);
  const add = (entries: readonly RatesDraft[]): void => onChange({ rates: [...rates, ...entries] });
  const rows = rates
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry }) => mode === 'delivery-country' || entry.country === home)
    .sort((a, b) => name(a.entry.country).localeCompare(name(b.entry.country)));
  return (
    <Panel title={t('settings.vat.rates')}>
      <div className="stack">
        <p className="soft">{t('settings.vat.ratesText')}</p>
        <MissingRates
          countries={needed}
          action={
            <Button size="s" variant="line" onClick={() => add(needed.map((code) => knownRates(code, language)))}>
              {t('settings.vat.addNeeded')}
            </Button>
          }
        />
        <div className="formgrid">
          <Field label={t('settings.vat.home')} className="c3" error={errorAt('vat.home')}>
            <Select
              value={home}
              onChange={({ target: { value: country } }) =>
                onChange({
                  home: country,
                  ...(!has(country) && { rates: [...rates, knownRates(country, language)] }),
                })
              }
            >
              {all.map(({ code, name: text }) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <ul className="vatrates">
          {rows.map(({ entry, place }) => {
            const country = name(entry.country);
            const set = (change: Partial<RatesDraft>): void =>
              onChange({ rates: rates.with(place, { ...entry, ...change }) });
            return (
              <li key={entry.country}>
                <b>{country}</b>
                <UnitField
                  unit="%"
                  label={t('settings.vat.standard', { country })}
                  value={entry.standard}
                  error={errorAt(`vat.rates.${place}.standard`)}
                  onValue={(standard) => set({ standard })}
                />
                <UnitField
                  unit="%"
                  label={t('settings.vat.reduced', { country })}
                  value={entry.reduced}
                  error={errorAt(`vat.rates.${place}.reduced`)}
                  onValue={(reduced) => set({ reduced })}
                />
                {entry.country !== home && (
                  <IconButton
                    label={t('settings.remove', { name: country })}
                    onClick={() => onChange({ rates: rates.toSpliced(place, 1) })}
                  >
                    <TrashIcon />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
        {mode === 'delivery-country' && (
          <div className="inline">
            <Field label={t('settings.vat.addCountry')}>
              <Select value="" onChange={({ target }) => add([knownRates(target.value, language)])}>
                <option value="">{t('settings.choose')}</option>
                {all
                  .filter(({ code }) => !has(code))
                  .map(({ code, name: text }) => (
                    <option key={code} value={code}>
                      {text}
                    </option>
                  ))}
              </Select>
            </Field>
            {missing.length > 0 && (
              <Button onClick={() => add(missing.map((entry) => ratesDraft(entry, language)))}>
                <PlusIcon />
                {t('settings.vat.addUnion', { n: missing.length })}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}

/** As the table of the Union has them; elsewhere they are still to be typed. */
function knownRates(country: string, language: Parameters<typeof ratesDraft>[1]): RatesDraft {
  const known = unionVatRates.find((entry) => entry.country === country);
  return known ? ratesDraft(known, language) : { country, standard: '', reduced: '' };
}
