import { isIban } from '@brixel/contract/iban';
import type { BankAccount } from '@brixel/contract/shop-settings';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { CheckIcon, TrashIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useT } from '#i18n/speak.ts';
import { Panel } from '#shared/panel.tsx';
import { groupedIban, plainIban, typedIban } from './iban-text.ts';
import { SettingField } from './setting-field.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsForm, SettingsFormState } from './use-settings-form.ts';

const EMPTY: BankAccount = { holder: '', iban: '', bic: '' };

const isEmpty = ({ holder, iban, bic }: BankAccount): boolean => `${holder}${iban}${bic}`.trim() === '';

function useBankForm(): SettingsForm<'bank', BankAccount> {
  const t = useT();
  return {
    sections: ['bank'],
    draftOf: ({ bank }) => (bank ? { ...bank, iban: groupedIban(bank.iban) } : EMPTY),
    valuesOf: (draft) => ({ bank: isEmpty(draft) ? null : { ...draft, iban: plainIban(draft.iban) } }),
    facts: ({ holder, iban, bic }) => [
      { label: t('settings.bank.holder'), text: holder.trim() },
      { label: t('settings.bank.iban'), text: iban },
      { label: t('settings.bank.bic'), text: bic },
    ],
  };
}

/** Where bank transfers go. */
export function Page() {
  const t = useT();
  return (
    <SettingsPage title={t('page.bank')} lead={t('settings.bank.lead')} form={useBankForm()}>
      {(state) => <BankFields state={state} />}
    </SettingsPage>
  );
}

function BankFields({ state }: { state: SettingsFormState<'bank', BankAccount> }) {
  const { draft, stored, set, errorAt, variableOf } = state;
  const t = useT();
  const hasAccount = !isEmpty(stored);
  const bind = (name: keyof BankAccount) => ({
    label: t(`settings.bank.${name}`),
    value: draft[name],
    error: errorAt(`bank.${name}`),
    variable: variableOf(`bank.${name}`),
  });
  return (
    <Panel
      title={t('settings.bank.account')}
      aside={
        <Badge tone={hasAccount ? 'ok' : 'warn'}>
          {hasAccount ? <CheckIcon /> : <WarningIcon />}
          {t(hasAccount ? 'settings.bank.offered' : 'settings.bank.missing')}
        </Badge>
      }
    >
      <div className="stack">
        <p className="soft">{t(hasAccount ? 'settings.bank.offeredText' : 'settings.bank.missingText')}</p>
        <div className="formgrid">
          <SettingField {...bind('holder')} width="c6" maxLength={70} onValue={(holder) => set({ holder })} />
          <IbanField {...bind('iban')} onValue={(iban) => set({ iban })} />
          <SettingField
            {...bind('bic')}
            width="c2"
            maxLength={11}
            onValue={(bic) => set({ bic: bic.trim().toUpperCase() })}
          />
        </div>
        {!isEmpty(draft) && !variableOf('bank.iban') && (
          <div>
            <Button onClick={() => set(EMPTY)}>
              <TrashIcon />
              {t('settings.bank.remove')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface IbanFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  variable: string | undefined;
  onValue: (iban: string) => void;
}

/** Says while it is typed whether the check digits fit; that they do not, only once the field was left. */
function IbanField({ value, error, onValue, ...props }: IbanFieldProps) {
  const t = useT();
  const [isLeft, setLeft] = useState(false);
  const isValid = isIban(value);
  const isWrong = isLeft && !isValid && value !== '';
  return (
    <SettingField
      {...props}
      width="c4"
      value={value}
      isValid={isValid}
      error={error ?? (isWrong ? t('settings.wrong.iban') : undefined)}
      hint={value === '' ? undefined : t(isValid ? 'settings.bank.ibanRight' : 'settings.bank.ibanOpen')}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => {
        const typed = typedIban(target.value, target.selectionStart ?? target.value.length);
        // before React sets the value, which would move the caret to the end
        target.value = typed.text;
        target.setSelectionRange(typed.caret, typed.caret);
        onValue(typed.text);
      }}
    />
  );
}
