import type { MailSender } from '@brixel/contract/shop-settings';
import { Switch } from '@brixel/ui/switch.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingSelect } from './setting-select.tsx';
import { SettingsPage } from './settings-page.tsx';
import { UnitField } from './unit-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';
import { wholeNumber } from './whole-number.ts';

interface Draft extends MailSender {
  isOn: boolean;
  hour: number;
  to: string;
  /** as it is typed */
  keepDays: string;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

function useMailForm(): SettingsForm<'mail' | 'dailyMail' | 'orderMails', Draft> {
  const t = useT();
  return {
    sections: ['mail', 'dailyMail', 'orderMails'],
    draftOf: ({ mail, dailyMail, orderMails }) => ({
      ...(mail ?? { name: '', address: '' }),
      ...dailyMail,
      to: dailyMail.to ?? '',
      keepDays: String(orderMails.keepDays),
    }),
    valuesOf: ({ name, address, isOn, hour, to, keepDays }) => ({
      mail: `${name}${address}`.trim() === '' ? null : { name, address },
      dailyMail: { isOn, hour, to: to === '' ? null : to },
      orderMails: { keepDays: wholeNumber(keepDays) },
    }),
    facts: ({ name, address, isOn, hour, to, keepDays }) => [
      { label: t('settings.mail.name'), text: name.trim() },
      { label: t('settings.mail.address'), text: address },
      { label: t('settings.daily.isOn'), text: t(isOn ? 'settings.payment.on' : 'settings.payment.off') },
      { label: t('settings.daily.to'), text: to },
      { label: t('settings.daily.hour'), text: t('settings.daily.at', { hour }) },
      { label: t('settings.mail.keep'), text: keepDays },
    ],
  };
}

/** Who the shop's mails come from. */
export function Page() {
  const t = useT();
  return (
    <SettingsPage title={t('page.mail')} lead={t('settings.mail.lead')} form={useMailForm()}>
      {({ draft, set, errorAt, variableOf }) => (
        <>
          <Panel title={t('settings.mail.sender')}>
            <div className="formgrid">
              <SettingField
                label={t('settings.mail.name')}
                width="c3"
                value={draft.name}
                error={errorAt('mail.name')}
                variable={variableOf('mail.name')}
                onValue={(name) => set({ name })}
              />
              <SettingField
                label={t('settings.mail.address')}
                width="c3"
                type="email"
                hint={t('settings.mail.addressHint')}
                value={draft.address}
                error={errorAt('mail.address')}
                variable={variableOf('mail.address')}
                onValue={(address) => set({ address: address.trim() })}
              />
            </div>
          </Panel>
          <Panel title={t('settings.mail.kept')}>
            <div className="formgrid">
              <UnitField
                width="c3"
                unit={t('settings.promises.days')}
                label={t('settings.mail.keep')}
                hint={t('settings.mail.keepHint')}
                value={draft.keepDays}
                error={errorAt('orderMails.keepDays') && t('settings.mail.keepWrong')}
                onValue={(keepDays) => set({ keepDays })}
              />
            </div>
          </Panel>
          <Panel title={t('settings.daily.title')}>
            <div className="stack">
              <p className="soft">{t('settings.daily.lead')}</p>
              <span className="row">
                <Switch
                  label={t('settings.daily.isOn')}
                  checked={draft.isOn}
                  onCheckedChange={(isOn) => set({ isOn })}
                />
                <span aria-hidden="true">{t('settings.daily.isOn')}</span>
              </span>
              {draft.isOn && (
                <div className="formgrid">
                  <SettingField
                    label={t('settings.daily.to')}
                    width="c3"
                    type="email"
                    value={draft.to}
                    error={errorAt('dailyMail.to')}
                    onValue={(to) => set({ to: to.trim() })}
                  />
                  <SettingSelect
                    label={t('settings.daily.hour')}
                    width="c3"
                    value={String(draft.hour)}
                    values={HOURS}
                    textOf={(hour) => t('settings.daily.at', { hour })}
                    onValue={(hour) => set({ hour: Number(hour) })}
                  />
                </div>
              )}
            </div>
          </Panel>
          <Panel title={t('settings.mail.preview')}>
            <p className="quoted">
              <span className="b">{draft.name.trim() || t('settings.mail.nobody')}</span>
              <span className="soft">{draft.address}</span>
            </p>
          </Panel>
        </>
      )}
    </SettingsPage>
  );
}
