import { firmLines } from '@brixel/commerce/firm-lines';
import type { Firm } from '@brixel/contract/shop-facts';
import { Field, Select } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { useI18n, useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { type Countries, useCountries } from './country-names.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsForm, SettingsFormState } from './use-settings-form.ts';

const EMPTY: Firm = {
  name: '',
  owner: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
  email: '',
  vatId: '',
  registerCourt: '',
  registerNumber: '',
  packagingNumber: '',
};
const NAMES = Object.keys(EMPTY) as (keyof Firm)[];
/** What an imprint cannot do without. */
const NEEDED = ['name', 'street', 'postcode', 'city', 'country', 'email'] as const;

function useFirmForm(countries: Countries): SettingsForm<'firm', Firm> {
  const t = useT();
  return {
    sections: ['firm'],
    draftOf: ({ firm }) => ({ ...EMPTY, ...firm }),
    valuesOf: (draft) => ({ firm: NAMES.some((name) => draft[name].trim() !== '') ? draft : null }),
    facts: (draft) =>
      NAMES.map((name) => ({
        label: t(`settings.firm.${name}`),
        text: name === 'country' ? countries.name(draft.country) : draft[name].trim(),
      })),
  };
}

/** Who is behind the shop. */
export function Page() {
  const t = useT();
  const countries = useCountries();
  return (
    <SettingsPage title={t('page.firm')} lead={t('settings.firm.lead')} form={useFirmForm(countries)}>
      {(state) => <FirmFields state={state} countries={countries} />}
    </SettingsPage>
  );
}

interface FirmFieldsProps {
  state: SettingsFormState<'firm', Firm>;
  countries: Countries;
}

function FirmFields({ state: { draft, set, errorAt }, countries }: FirmFieldsProps) {
  const t = useT();
  const bind = (name: keyof Firm) => ({
    label: t(`settings.firm.${name}`),
    value: draft[name],
    error: errorAt(`firm.${name}`),
    onValue: (value: string) => set({ [name]: value }),
    isOptional: !NEEDED.some((needed) => needed === name),
  });
  return (
    <>
      <Panel title={t('settings.firm.address')}>
        <div className="formgrid">
          <SettingField {...bind('name')} width="c3" autoComplete="organization" />
          <SettingField {...bind('owner')} width="c3" hint={t('settings.firm.ownerHint')} />
          <SettingField {...bind('street')} width="c6" autoComplete="street-address" />
          <SettingField {...bind('postcode')} width="c2" autoComplete="postal-code" />
          <SettingField {...bind('city')} width="c2" autoComplete="address-level2" />
          <Field label={t('settings.firm.country')} error={errorAt('firm.country')} className="c2">
            <Select value={draft.country} onChange={({ target }) => set({ country: target.value })}>
              <option value="">{t('settings.choose')}</option>
              {countries.all.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <SettingField {...bind('email')} width="c3" type="email" autoComplete="email" />
          <SettingField {...bind('phone')} width="c3" type="tel" autoComplete="tel" />
        </div>
      </Panel>
      <Panel title={t('settings.firm.registers')}>
        <div className="formgrid">
          <SettingField {...bind('vatId')} width="c3" />
          <SettingField {...bind('packagingNumber')} width="c3" hint={t('settings.firm.packagingHint')} />
          <SettingField {...bind('registerCourt')} width="c3" />
          <SettingField {...bind('registerNumber')} width="c3" />
        </div>
      </Panel>
      <Preview firm={draft} />
    </>
  );
}

function Preview({ firm }: { firm: Firm }) {
  const t = useT();
  const [language, setLanguage] = useState(useI18n.getState().language);
  const isWhole = NEEDED.every((name) => firm[name].trim() !== '');
  return (
    <Panel
      title={t('settings.firm.preview')}
      aside={<LanguageTabs label={t('settings.firm.previewLanguage')} value={language} onChange={setLanguage} />}
    >
      {isWhole ? (
        <address className="quoted" lang={language}>
          {firmLines(firm, language).map((line, place) => (
            <span key={line} className={place === 0 ? 'b' : undefined}>
              {line}
            </span>
          ))}
        </address>
      ) : (
        <p className="soft">{t('settings.firm.previewLater')}</p>
      )}
      <p className="muted s mt1">{t('settings.firm.previewText')}</p>
    </Panel>
  );
}
