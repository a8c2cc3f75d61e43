import type { MailSender } from '@brixel/contract/shop-settings';
import { useT } from '#i18n/speak.ts';
import { Panel } from '#shared/panel.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingsPage } from './settings-page.tsx';
import { UnitField } from './unit-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';
import { wholeNumber } from './whole-number.ts';

interface Draft extends MailSender {
  /** as it is typed */
  keepDays: string;
}

function useMailForm(): SettingsForm<'mail' | 'orderMails', Draft> {
  const t = useT();
  return {
    sections: ['mail', 'orderMails'],
    draftOf: ({ mail, orderMails }) => ({
      ...(mail ?? { name: '', address: '' }),
      keepDays: String(orderMails.keepDays),
    }),
    valuesOf: ({ name, address, keepDays }) => ({
      mail: `${name}${address}`.trim() === '' ? null : { name, address },
      orderMails: { keepDays: wholeNumber(keepDays) },
    }),
    facts: ({ name, address, keepDays }) => [
      { label: t('settings.mail.name'), text: name.trim() },
      { label: t('settings.mail.address'), text: address },
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
