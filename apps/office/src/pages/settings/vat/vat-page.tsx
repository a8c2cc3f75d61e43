import { deliveryCountries } from '@brixel/contract/shop-facts';
import { storeCodes } from '@brixel/contract/stores';
import type { VatMode } from '@brixel/contract/vat';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { SettingField } from '../setting-field.tsx';
import { SettingsPage } from '../settings-page.tsx';
import type { SettingsFormState } from '../use-settings-form.ts';
import { RatesPanel } from './rates-panel.tsx';
import { useVatForm, type VatDraft } from './use-vat-form.ts';

const MODES: readonly VatMode[] = ['delivery-country', 'home-country', 'small-business'];

type State = SettingsFormState<'vat', VatDraft>;

/** Which part of prices is VAT, and what stands beside them. */
export function Page() {
  const t = useT();
  return (
    <SettingsPage title={t('page.vat')} lead={t('settings.vat.lead')} form={useVatForm()}>
      {(state) => (
        <>
          <ModeChoice state={state} />
          {state.changes.length > 0 && (
            <Notice tone="warn" role="status" title={t('settings.vat.fromNow')}>
              {' '}
              {t('settings.vat.fromNowText')}
            </Notice>
          )}
          {state.draft.mode === 'small-business' ? (
            <NotePanel name="smallBusinessNote" text={t('settings.vat.smallBusinessNoteText')} state={state} />
          ) : (
            <>
              <RatesPanel
                draft={state.draft}
                delivery={deliveryCountries(state.settings.shipping.value)}
                errorAt={state.errorAt}
                onChange={state.set}
              />
              <NotePanel name="marginNote" text={t('settings.vat.marginNoteText')} state={state} />
            </>
          )}
        </>
      )}
    </SettingsPage>
  );
}

function ModeChoice({ state: { draft, set } }: { state: State }) {
  const t = useT();
  return (
    <fieldset className="stack stack--s">
      <legend className="label">{t('settings.vat.mode')}</legend>
      {MODES.map((mode) => (
        <RadioChoice
          key={mode}
          name="vat-mode"
          checked={draft.mode === mode}
          title={t(`settings.vat.${mode}`)}
          sub={t(`settings.vat.${mode}.text`)}
          onChange={() => set({ mode })}
        />
      ))}
    </fieldset>
  );
}

interface NotePanelProps {
  name: 'smallBusinessNote' | 'marginNote';
  text: string;
  state: State;
}

/** The sentence that stands instead of VAT, in each language of the shop. */
function NotePanel({ name, text, state: { draft, set, errorAt } }: NotePanelProps) {
  const t = useT();
  return (
    <Panel title={t(`settings.vat.${name}`)}>
      <div className="stack">
        <p className="soft">{text}</p>
        {storeCodes.map((language) => (
          <SettingField
            key={language}
            label={t('settings.vat.sentence', { language: language.toUpperCase() })}
            lang={language}
            maxLength={300}
            value={draft[name][language]}
            error={errorAt(`vat.${name}.${language}`)}
            onValue={(sentence) => set({ [name]: { ...draft[name], [language]: sentence } })}
          />
        ))}
      </div>
    </Panel>
  );
}
