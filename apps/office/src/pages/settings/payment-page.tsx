import { isIban } from '@brixel/contract/iban';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { BankAccount } from '@brixel/contract/shop-settings';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { CheckIcon, TrashIcon, WarningIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { Switch } from '@brixel/ui/switch.tsx';
import { type ReactNode, useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { groupedIban, plainIban, typedIban } from './iban-text.ts';
import { Outside, SettingField } from './setting-field.tsx';
import { SettingsPage } from './settings-page.tsx';
import { UnitField } from './unit-field.tsx';
import type { SettingsForm, SettingsFormState } from './use-settings-form.ts';
import { wholeNumber } from './whole-number.ts';

const EMPTY: BankAccount = { holder: '', iban: '', bic: '' };

const isEmpty = ({ holder, iban, bic }: BankAccount): boolean => `${holder}${iban}${bic}`.trim() === '';

interface Draft {
  account: BankAccount;
  online: boolean;
  bankTransfer: boolean;
  /** days as they are typed */
  dueDays: string;
  remindDays: string;
  cancelDays: string;
}

type State = SettingsFormState<'bank' | 'payment' | 'transfers', Draft>;

function usePaymentForm(): SettingsForm<'bank' | 'payment' | 'transfers', Draft> {
  const t = useT();
  const onOrOff = (isOn: boolean): string => t(isOn ? 'settings.payment.on' : 'settings.payment.off');
  return {
    sections: ['bank', 'payment', 'transfers'],
    draftOf: ({ bank, payment, transfers }) => ({
      account: bank ? { ...bank, iban: groupedIban(bank.iban) } : EMPTY,
      ...payment,
      dueDays: String(transfers.dueDays),
      remindDays: transfers.remindDays === null ? '' : String(transfers.remindDays),
      cancelDays: String(transfers.cancelDays),
    }),
    valuesOf: ({ account, online, bankTransfer, dueDays, remindDays, cancelDays }) => ({
      bank: isEmpty(account) ? null : { ...account, iban: plainIban(account.iban) },
      payment: { online, bankTransfer },
      transfers: {
        dueDays: wholeNumber(dueDays),
        remindDays: remindDays.trim() === '' ? null : wholeNumber(remindDays),
        cancelDays: wholeNumber(cancelDays),
      },
    }),
    facts: ({ account: { holder, iban, bic }, online, bankTransfer, dueDays, remindDays, cancelDays }) => [
      { label: t('settings.payment.online'), text: onOrOff(online) },
      { label: t('settings.payment.transfer'), text: onOrOff(bankTransfer) },
      { label: t('settings.bank.holder'), text: holder.trim() },
      { label: t('settings.bank.iban'), text: iban },
      { label: t('settings.bank.bic'), text: bic },
      { label: t('settings.transfers.due'), text: dueDays },
      { label: t('settings.transfers.remind'), text: remindDays || t('settings.transfers.never') },
      { label: t('settings.transfers.cancel'), text: cancelDays },
    ],
  };
}

/** How shoppers pay, and where their money goes. */
export function Page() {
  const t = useT();
  const means = useCall('settings.payments');
  return (
    <SettingsPage title={t('page.payment')} lead={t('settings.payment.lead')} form={usePaymentForm()}>
      {(state) => (
        <LoadedView loaded={means} rows={6}>
          {(value) => <PaymentFields state={state} means={value} />}
        </LoadedView>
      )}
    </SettingsPage>
  );
}

type Means = OfficeResult<'settings.payments'>;

function PaymentFields({ state, means }: { state: State; means: Means }) {
  const t = useT();
  const { draft, set } = state;
  const mayTransfer = !isEmpty(draft.account) || means.demo_account;
  const isOnline = draft.online && means.online !== 'none';
  const isTransfer = draft.bankTransfer && mayTransfer;
  return (
    <>
      {!isOnline && !isTransfer && (
        <Notice tone="warn" role="status" title={t('settings.payment.nothing')}>
          {' '}
          {t('settings.payment.nothingText')}
        </Notice>
      )}
      <MethodPanel
        title={t('settings.payment.online')}
        basis={means.online}
        isOn={isOnline}
        onSwitch={(online) => set({ online })}
      >
        <p className="soft">{t(`settings.payment.online.${means.online}`)}</p>
        {means.online === 'real' && (
          <p className="muted s">
            <Outside variable="PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET" />
          </p>
        )}
      </MethodPanel>
      <MethodPanel
        title={t('settings.payment.transfer')}
        basis={isEmpty(draft.account) ? (means.demo_account ? 'demo' : 'none') : 'real'}
        isOn={isTransfer}
        onSwitch={(bankTransfer) => set({ bankTransfer })}
      >
        <AccountFields state={state} />
        <TermFields state={state} />
      </MethodPanel>
    </>
  );
}

interface MethodPanelProps {
  title: string;
  basis: Means['online'];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
}

/** A way to pay can be switched on once there is something behind it. */
function MethodPanel({ title, basis, isOn, onSwitch, children }: MethodPanelProps) {
  const t = useT();
  return (
    <Panel
      title={title}
      aside={
        <>
          <MethodState basis={basis} isOn={isOn} />
          <Switch
            label={t('settings.payment.offer', { title })}
            checked={isOn}
            disabled={basis === 'none'}
            onCheckedChange={onSwitch}
          />
        </>
      }
    >
      <div className="stack">{children}</div>
    </Panel>
  );
}

function MethodState({ basis, isOn }: Pick<MethodPanelProps, 'basis' | 'isOn'>) {
  const t = useT();
  if (basis === 'none')
    return (
      <Badge tone="warn">
        <WarningIcon />
        {t('settings.payment.missing')}
      </Badge>
    );
  if (!isOn) return <Badge>{t('settings.payment.off')}</Badge>;
  return (
    <Badge tone={basis === 'demo' ? 'warn' : 'ok'}>
      {basis === 'demo' ? <WarningIcon /> : <CheckIcon />}
      {t(basis === 'demo' ? 'settings.payment.trial' : 'settings.payment.on')}
    </Badge>
  );
}

function AccountFields({ state }: { state: State }) {
  const { draft, stored, set, errorAt, variableOf } = state;
  const { account } = draft;
  const t = useT();
  const change = (changed: Partial<BankAccount>): void => set({ account: { ...account, ...changed } });
  const bind = (name: keyof BankAccount) => ({
    label: t(`settings.bank.${name}`),
    value: account[name],
    error: errorAt(`bank.${name}`),
    variable: variableOf(`bank.${name}`),
  });
  return (
    <>
      <p className="soft">{t(isEmpty(stored.account) ? 'settings.bank.missingText' : 'settings.bank.offeredText')}</p>
      <div className="formgrid">
        <SettingField {...bind('holder')} width="c6" maxLength={70} onValue={(holder) => change({ holder })} />
        <IbanField {...bind('iban')} onValue={(iban) => change({ iban })} />
        <SettingField
          {...bind('bic')}
          width="c2"
          maxLength={11}
          onValue={(bic) => change({ bic: bic.trim().toUpperCase() })}
        />
      </div>
      {!isEmpty(account) && !variableOf('bank.iban') && (
        <div>
          <Button onClick={() => change(EMPTY)}>
            <TrashIcon />
            {t('settings.bank.remove')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Days of an order that waits for its transfer. */
function TermFields({ state: { draft, set, errorAt, variableOf } }: { state: State }) {
  const t = useT();
  const bind = (name: 'dueDays' | 'remindDays' | 'cancelDays') => ({
    width: 'c2',
    unit: t('settings.promises.days'),
    value: draft[name],
    error: errorAt(`transfers.${name}`),
    variable: variableOf(`transfers.${name}`),
    onValue: (text: string) => set({ [name]: text }),
  });
  return (
    <>
      <p className="soft">{t('settings.transfers.text')}</p>
      <div className="formgrid">
        <UnitField {...bind('dueDays')} label={t('settings.transfers.due')} />
        <UnitField
          {...bind('remindDays')}
          label={t('settings.transfers.remind')}
          hint={t('settings.transfers.remindHint')}
        />
        <UnitField
          {...bind('cancelDays')}
          label={t('settings.transfers.cancel')}
          hint={t('settings.transfers.cancelHint')}
        />
      </div>
    </>
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
