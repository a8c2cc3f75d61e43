import type { OfficeSection } from '@brixel/contract/office/settings-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import type { ReactNode } from 'react';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConflictDialog } from '#shared/conflict-dialog.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { SaveBar } from '#shared/save-bar.tsx';
import type { Settings } from './save-settings.ts';
import { type SettingsForm, type SettingsFormState, useSettingsForm } from './use-settings-form.ts';

interface SettingsPageProps<S extends OfficeSection, Draft> {
  title: string;
  lead: string;
  form: SettingsForm<S, Draft>;
  children: (state: SettingsFormState<S, Draft>) => ReactNode;
}

/** The frame of every form of the settings: reads, checks, saves, and asks where somebody else was quicker. */
export function SettingsPage<S extends OfficeSection, Draft>({
  title,
  lead,
  form,
  children,
}: SettingsPageProps<S, Draft>) {
  const settings = useCall('settings.read');
  return (
    <>
      <PageHead title={title}>{lead}</PageHead>
      <div className="settings__body">
        <LoadedView loaded={settings} rows={6}>
          {(value) => (
            <Body settings={value} form={form}>
              {children}
            </Body>
          )}
        </LoadedView>
      </div>
    </>
  );
}

interface BodyProps<S extends OfficeSection, Draft> extends Pick<SettingsPageProps<S, Draft>, 'form' | 'children'> {
  settings: Settings;
}

function Body<S extends OfficeSection, Draft>({ settings, form, children }: BodyProps<S, Draft>) {
  const t = useT();
  const state = useSettingsForm(form, settings);
  const { conflict, keep } = state;
  return (
    <>
      <form
        ref={state.form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          state.save();
        }}
      >
        {keep && (
          <Notice
            title={t('settings.proposal')}
            action={
              <Button size="s" variant="line" disabled={state.isBusy || state.changes.length > 0} onClick={keep}>
                {t('settings.keep')}
              </Button>
            }
          >
            {' '}
            {t('settings.proposalText')}
          </Notice>
        )}
        {state.failure && <FailureNotice code={state.failure} />}
        {children(state)}
      </form>
      <SaveBar
        changed={state.changes.map(({ label }) => label)}
        isBusy={state.isBusy}
        onSave={state.save}
        onDiscard={state.discard}
      />
      {conflict && (
        <ConflictDialog by={conflict.by} difference={state.difference(conflict.newer)} onClose={state.closeConflict}>
          <Button onClick={() => state.takeNewer(conflict.newer)}>{t('settings.takeNewer')}</Button>
          <Button variant="solid" loading={state.isBusy} onClick={() => state.overwrite(conflict.newer)}>
            {t('settings.overwrite')}
          </Button>
        </ConflictDialog>
      )}
    </>
  );
}
