import type { MailSender } from '@brixel/contract/shop-settings';
import { useT } from '#i18n/speak.ts';
import { Panel } from '#shared/panel.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsForm } from './use-settings-form.ts';

function useMailForm(): SettingsForm<'mail', MailSender> {
  const t = useT();
  return {
    sections: ['mail'],
    draftOf: ({ mail }) => mail ?? { name: '', address: '' },
    valuesOf: (draft) => ({ mail: `${draft.name}${draft.address}`.trim() === '' ? null : draft }),
    facts: ({ name, address }) => [
      { label: t('settings.mail.name'), text: name.trim() },
      { label: t('settings.mail.address'), text: address },
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
