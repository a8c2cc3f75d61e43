import { INVOICE_LIMITS, type InvoiceMoment, invoiceMoments } from '@brixel/contract/invoice-limits';
import type { SettingValue } from '@brixel/contract/shop-settings';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import { Switch } from '@brixel/ui/switch.tsx';
import { useId } from 'react';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingSelect } from './setting-select.tsx';
import { SettingsPage } from './settings-page.tsx';
import { UnitField } from './unit-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';
import { wholeNumber } from './whole-number.ts';

/** The days as they are typed. */
type Draft = Omit<SettingValue<'documents'>, 'paymentDays'> & { paymentDays: string };

const inLanguage = (text: string, language: StoreCode): string => `${text} (${language.toUpperCase()})`;

function useDocumentsForm(): SettingsForm<'documents', Draft> {
  const t = useT();
  return {
    sections: ['documents'],
    draftOf: ({ documents }) => ({ ...documents, paymentDays: String(documents.paymentDays) }),
    valuesOf: (draft) => ({ documents: { ...draft, paymentDays: wholeNumber(draft.paymentDays) } }),
    facts: (draft) => [
      { label: t('settings.documents.issue'), text: t(`settings.documents.issue.${draft.issue}`) },
      { label: t('settings.documents.invoiceNumber'), text: draft.invoiceNumber },
      { label: t('settings.documents.creditNoteNumber'), text: draft.creditNoteNumber },
      { label: t('settings.documents.taxNumber'), text: draft.taxNumber },
      { label: t('settings.documents.paymentDays'), text: draft.paymentDays },
      {
        label: t('settings.documents.exempts'),
        text: t(draft.exemptsBusinesses ? 'settings.documents.on' : 'settings.documents.off'),
      },
      ...storeCodes.flatMap((language) => [
        { label: inLanguage(t('settings.documents.businessNote'), language), text: draft.businessNote[language] },
        { label: inLanguage(t('settings.documents.closing'), language), text: draft.closing[language] },
      ]),
    ],
  };
}

/** When invoices are issued, and what stands on them besides what was ordered. */
export function Page() {
  const t = useT();
  const switchLabel = useId();
  const numberHint = (pattern: string) => ({
    year: '{year}',
    number: '{number}',
    example: pattern.replace('{year}', String(new Date().getFullYear())).replace('{number}', '00042'),
  });
  return (
    <SettingsPage title={t('page.documents')} lead={t('settings.documents.lead')} form={useDocumentsForm()}>
      {({ draft, set, errorAt }) => (
        <>
          <Panel title={t('settings.documents.invoices')}>
            <div className="formgrid">
              <SettingSelect<InvoiceMoment>
                width="c6"
                label={t('settings.documents.issue')}
                hint={t('settings.documents.issueHint')}
                value={draft.issue}
                values={invoiceMoments}
                textOf={(moment) => t(`settings.documents.issue.${moment}`)}
                onValue={(issue) => set({ issue })}
              />
              <SettingField
                width="c3"
                label={t('settings.documents.invoiceNumber')}
                hint={t('settings.documents.numberHint', numberHint(draft.invoiceNumber))}
                maxLength={INVOICE_LIMITS.numberPattern}
                value={draft.invoiceNumber}
                error={errorAt('documents.invoiceNumber')}
                onValue={(invoiceNumber) => set({ invoiceNumber })}
              />
              <SettingField
                width="c3"
                label={t('settings.documents.creditNoteNumber')}
                hint={t('settings.documents.numberHint', numberHint(draft.creditNoteNumber))}
                maxLength={INVOICE_LIMITS.numberPattern}
                value={draft.creditNoteNumber}
                error={errorAt('documents.creditNoteNumber')}
                onValue={(creditNoteNumber) => set({ creditNoteNumber })}
              />
              <SettingField
                width="c3"
                label={t('settings.documents.taxNumber')}
                hint={t('settings.documents.taxNumberHint')}
                isOptional
                maxLength={30}
                value={draft.taxNumber}
                error={errorAt('documents.taxNumber')}
                onValue={(taxNumber) => set({ taxNumber })}
              />
              <UnitField
                width="c3"
                unit={t('settings.promises.days')}
                label={t('settings.documents.paymentDays')}
                value={draft.paymentDays}
                error={errorAt('documents.paymentDays')}
                onValue={(paymentDays) => set({ paymentDays })}
              />
            </div>
          </Panel>
          <Panel title={t('settings.documents.businesses')}>
            <div className="stack">
              <div className="row">
                <Switch
                  aria-labelledby={switchLabel}
                  checked={draft.exemptsBusinesses}
                  onCheckedChange={(exemptsBusinesses) => set({ exemptsBusinesses })}
                />
                <b id={switchLabel}>{t('settings.documents.exempts')}</b>
              </div>
              <p className="soft">{t('settings.documents.exemptsHint')}</p>
              {draft.exemptsBusinesses &&
                storeCodes.map((language) => (
                  <SettingField
                    key={language}
                    label={inLanguage(t('settings.documents.businessNote'), language)}
                    maxLength={300}
                    value={draft.businessNote[language]}
                    error={errorAt(`documents.businessNote.${language}`)}
                    onValue={(text) => set({ businessNote: { ...draft.businessNote, [language]: text } })}
                  />
                ))}
            </div>
          </Panel>
          <Panel title={t('settings.documents.closing')}>
            <div className="stack">
              <p className="soft">{t('settings.documents.closingHint')}</p>
              {storeCodes.map((language) => (
                <SettingField
                  key={language}
                  label={inLanguage(t('settings.documents.closing'), language)}
                  isOptional
                  maxLength={500}
                  value={draft.closing[language]}
                  error={errorAt(`documents.closing.${language}`)}
                  onValue={(text) => set({ closing: { ...draft.closing, [language]: text } })}
                />
              ))}
            </div>
          </Panel>
        </>
      )}
    </SettingsPage>
  );
}
