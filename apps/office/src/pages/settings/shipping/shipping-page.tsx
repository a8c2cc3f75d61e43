import { Button } from '@brixel/ui/button.tsx';
import { PlusIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { UnitField } from '../unit-field.tsx';
import { MissingRates } from '../vat/missing-rates.tsx';
import { countriesWithoutRate } from '../vat/without-rate.ts';
import { Calculator } from './calculator.tsx';
import { CountryList } from './country-list.tsx';
import { newKey, newWay, zonesOf } from './shipping-draft.ts';
import { useShippingForm } from './use-shipping-form.ts';
import { ZonePanel } from './zone-panel.tsx';

/** Where parcels go, how, and what that costs. */
export function Page() {
  const t = useT();
  return (
    <SettingsPage title={t('page.shipping')} lead={t('settings.shipping.lead')} form={useShippingForm()}>
      {({ draft: { zones, billing, packaging }, settings, set, errorAt }) => (
        <>
          {zones.map((zone, place) => (
            <ZonePanel
              key={zone.key}
              zones={zones}
              place={place}
              errorAt={(below) => errorAt(`shipping.zones.${place}.${below}`)}
              onChange={(changed) => set({ zones: changed })}
            />
          ))}
          <div>
            <Button onClick={() => set({ zones: [...zones, { key: newKey(), countries: [], ways: [newWay([])] }] })}>
              <PlusIcon />
              {t('settings.shipping.addZone')}
            </Button>
          </div>
          <MissingRates
            countries={countriesWithoutRate(
              settings.vat.value,
              zones.flatMap(({ countries }) => countries),
            )}
            action={
              <Button size="s" variant="line" href="/settings/vat">
                {t('page.vat')}
              </Button>
            }
          />
          <Calculator zones={zonesOf(zones)} />
          <Panel title={t('settings.packing.title')}>
            <div className="formgrid">
              <UnitField
                width="c2"
                unit="g"
                label={t('settings.packing.grams')}
                hint={t('settings.packing.hint')}
                value={packaging}
                error={errorAt('packing.packagingGrams')}
                onValue={(grams) => set({ packaging: grams })}
              />
            </div>
          </Panel>
          <Panel title={t('settings.billing.title')}>
            <div className="stack">
              <p className="soft">{t('settings.billing.text')}</p>
              <CountryList
                label={t('settings.billing.choose')}
                chosen={billing}
                error={errorAt('billing.countries')}
                onChange={(countries) => set({ billing: countries })}
              />
            </div>
          </Panel>
        </>
      )}
    </SettingsPage>
  );
}
