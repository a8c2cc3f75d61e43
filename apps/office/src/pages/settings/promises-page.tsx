import type { Promises } from '@brixel/contract/promises';
import type { ClosedPeriod, SettingValue } from '@brixel/contract/shop-settings';
import { IconButton } from '@brixel/ui/button.tsx';
import { Field, Select } from '@brixel/ui/field.tsx';
import { TrashIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { ClosedDays } from './closed-days.tsx';
import { useCountries } from './country-names.ts';
import { SettingsPage } from './settings-page.tsx';
import { UnitField } from './unit-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';
import { wholeNumber } from './whole-number.ts';

/** Figures as they are typed. */
interface Draft {
  returnDays: string;
  answerHours: string;
  dispatchMin: string;
  dispatchMax: string;
  newsletterPercent: string;
  voucherYears: string;
  closed: readonly ClosedPeriod[];
  deliveryDays: readonly CountryDraft[];
}

interface CountryDraft {
  country: string;
  min: string;
  max: string;
}

const draftOf = (
  { returnDays, answerHours, dispatchDays, deliveryDays, newsletterPercent }: Promises,
  { validYears }: SettingValue<'vouchers'>,
  { periods }: SettingValue<'closedDays'>,
): Draft => ({
  closed: periods,
  voucherYears: String(validYears),
  returnDays: String(returnDays),
  answerHours: String(answerHours),
  dispatchMin: String(dispatchDays.min),
  dispatchMax: String(dispatchDays.max),
  newsletterPercent: String(newsletterPercent),
  deliveryDays: deliveryDays.map(({ country, min, max }) => ({ country, min: String(min), max: String(max) })),
});

function usePromisesForm(): SettingsForm<'promises' | 'vouchers' | 'closedDays', Draft> {
  const t = useT();
  const { name } = useCountries();
  const span = (min: string, max: string): string => (min === max ? max : `${min}–${max}`);
  return {
    sections: ['promises', 'vouchers', 'closedDays'],
    draftOf: ({ promises, vouchers, closedDays }) => draftOf(promises, vouchers, closedDays),
    valuesOf: (draft) => ({
      vouchers: { validYears: wholeNumber(draft.voucherYears) },
      closedDays: { periods: [...draft.closed] },
      promises: {
        returnDays: wholeNumber(draft.returnDays),
        answerHours: wholeNumber(draft.answerHours),
        dispatchDays: { min: wholeNumber(draft.dispatchMin), max: wholeNumber(draft.dispatchMax) },
        newsletterPercent: wholeNumber(draft.newsletterPercent),
        deliveryDays: draft.deliveryDays.map(({ country, min, max }) => ({
          country,
          min: wholeNumber(min),
          max: wholeNumber(max),
        })),
      },
    }),
    facts: (draft) => [
      { label: t('settings.promises.returnDays'), text: draft.returnDays },
      { label: t('settings.promises.answerHours'), text: draft.answerHours },
      { label: t('settings.promises.dispatch'), text: span(draft.dispatchMin, draft.dispatchMax) },
      { label: t('settings.promises.newsletterPercent'), text: draft.newsletterPercent },
      { label: t('settings.vouchers.title'), text: `${draft.voucherYears} ${t('settings.vouchers.years')}` },
      ...draft.deliveryDays.map(({ country, min, max }) => ({
        label: t('settings.promises.deliveryTo', { country: name(country) }),
        text: span(min, max),
      })),
      {
        label: t('settings.closed.title'),
        text: draft.closed.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', '),
      },
    ],
  };
}

/** The figures of the sentences with which the shop promises something. */
export function Page() {
  const t = useT();
  const { all, name } = useCountries();
  return (
    <SettingsPage title={t('page.promises')} lead={t('settings.promises.lead')} form={usePromisesForm()}>
      {({ draft, set, errorAt }) => (
        <>
          <Panel title={t('settings.promises.service')}>
            <div className="formgrid">
              <UnitField
                width="c2"
                unit={t('settings.promises.days')}
                label={t('settings.promises.returnDays')}
                hint={t('settings.promises.returnHint')}
                value={draft.returnDays}
                error={errorAt('promises.returnDays')}
                onValue={(returnDays) => set({ returnDays })}
              />
              <UnitField
                width="c2"
                unit={t('settings.promises.hours')}
                label={t('settings.promises.answerHours')}
                value={draft.answerHours}
                error={errorAt('promises.answerHours')}
                onValue={(answerHours) => set({ answerHours })}
              />
              <UnitField
                width="c2"
                unit="%"
                label={t('settings.promises.newsletterPercent')}
                value={draft.newsletterPercent}
                error={errorAt('promises.newsletterPercent')}
                onValue={(newsletterPercent) => set({ newsletterPercent })}
              />
            </div>
          </Panel>
          <Panel title={t('settings.vouchers.title')}>
            <div className="formgrid">
              <UnitField
                width="c2"
                unit={t('settings.vouchers.years')}
                label={t('settings.vouchers.validYears')}
                hint={t('settings.vouchers.validHint')}
                value={draft.voucherYears}
                error={errorAt('vouchers.validYears')}
                onValue={(voucherYears) => set({ voucherYears })}
              />
            </div>
          </Panel>
          <Panel title={t('settings.promises.delivery')}>
            <div className="stack">
              <p className="soft">{t('settings.promises.deliveryText')}</p>
              <div className="formgrid">
                <UnitField
                  width="c3"
                  unit={t('settings.promises.days')}
                  label={t('settings.promises.dispatchMin')}
                  value={draft.dispatchMin}
                  error={errorAt('promises.dispatchDays.min') ?? errorAt('promises.dispatchDays')}
                  onValue={(dispatchMin) => set({ dispatchMin })}
                />
                <UnitField
                  width="c3"
                  unit={t('settings.promises.days')}
                  label={t('settings.promises.dispatchMax')}
                  value={draft.dispatchMax}
                  error={errorAt('promises.dispatchDays.max')}
                  onValue={(dispatchMax) => set({ dispatchMax })}
                />
              </div>
              <ul className="vatrates">
                {draft.deliveryDays.map((entry, place) => {
                  const country = name(entry.country);
                  const at = `promises.deliveryDays.${place}`;
                  const change = (changed: Partial<CountryDraft>): void =>
                    set({ deliveryDays: draft.deliveryDays.with(place, { ...entry, ...changed }) });
                  return (
                    <li key={entry.country}>
                      <b>{country}</b>
                      <UnitField
                        unit={t('settings.promises.days')}
                        label={t('settings.promises.from', { country })}
                        value={entry.min}
                        error={errorAt(`${at}.min`) ?? errorAt(at)}
                        onValue={(min) => change({ min })}
                      />
                      <UnitField
                        unit={t('settings.promises.days')}
                        label={t('settings.promises.to', { country })}
                        value={entry.max}
                        error={errorAt(`${at}.max`)}
                        onValue={(max) => change({ max })}
                      />
                      <IconButton
                        label={t('settings.remove', { name: country })}
                        onClick={() => set({ deliveryDays: draft.deliveryDays.toSpliced(place, 1) })}
                      >
                        <TrashIcon />
                      </IconButton>
                    </li>
                  );
                })}
              </ul>
              <Field label={t('settings.vat.addCountry')}>
                <Select
                  value=""
                  onChange={({ target: { value: country } }) =>
                    set({ deliveryDays: [...draft.deliveryDays, { country, min: '', max: '' }] })
                  }
                >
                  <option value="">{t('settings.choose')}</option>
                  {all
                    .filter(({ code }) => draft.deliveryDays.every(({ country }) => country !== code))
                    .map(({ code, name: text }) => (
                      <option key={code} value={code}>
                        {text}
                      </option>
                    ))}
                </Select>
              </Field>
            </div>
          </Panel>
          <ClosedDays periods={draft.closed} errorAt={errorAt} onChange={(closed) => set({ closed })} />
        </>
      )}
    </SettingsPage>
  );
}
