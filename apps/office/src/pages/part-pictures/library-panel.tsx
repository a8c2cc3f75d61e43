import type { OfficePartLibrary } from '@brixel/contract/office/part-library-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { locales, useI18n } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { FileDrop } from '#shared/file-drop.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

/** The parts library: which one is in use, another one, or none. */
export function LibraryPanel() {
  const { t, language } = useI18n();
  const read = useCall('partLibrary.read');
  const number = (value: number): string => value.toLocaleString(locales[language]);
  return (
    <Panel title={t('partLibrary.title')}>
      <div className="stack">
        <p className="soft">{t('partLibrary.text')}</p>
        <LoadedView loaded={read} rows={1}>
          {({ library }) => (
            <>
              {library && <InUse library={library} number={number} onRemoved={read.reload} />}
              <FileDrop
                call="partLibrary.upload"
                title={t(library ? 'partLibrary.replace' : 'partLibrary.drop')}
                choose={t('partLibrary.choose')}
                accept=".zip"
                onUploaded={({ library: made }) => {
                  toast({ text: t('partLibrary.taken', { n: number(made.parts) }) });
                  read.reload();
                  return false;
                }}
              >
                {t('partLibrary.hint')}
              </FileDrop>
            </>
          )}
        </LoadedView>
        <p className="soft s">{t('partLibrary.licence')}</p>
      </div>
    </Panel>
  );
}

interface InUseProps {
  library: OfficePartLibrary;
  number: (value: number) => string;
  onRemoved: () => void;
}

const MEGABYTE = 1_000_000;

function InUse({ library: { name, parts, bytes, created_by, created_at }, number, onRemoved }: InUseProps) {
  const { t } = useI18n();
  const formatTime = useTimeFormat();
  const mutation = useMutation();
  const [isAsking, setAsking] = useState(false);

  async function remove(): Promise<void> {
    if (!(await mutation.run(() => call('partLibrary.remove')))) return;
    setAsking(false);
    toast({ text: t('partLibrary.removed') });
    onRemoved();
  }

  return (
    <div className="setrow">
      <div>
        <b className="b wrap-anywhere">{name}</b>
        <p className="soft s">
          {t('partLibrary.facts', { n: number(parts), size: number(Math.max(1, Math.round(bytes / MEGABYTE))) })}
          <br />
          {formatTime(created_at)} · {created_by}
        </p>
      </div>
      <Button onClick={() => setAsking(true)}>
        <TrashIcon />
        {t('partLibrary.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('partLibrary.removeTitle')}
        confirmLabel={t('partLibrary.remove')}
        dangerous
        isBusy={mutation.isBusy}
        failure={mutation.failure}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {t('partLibrary.removeText')}
      </ConfirmDialog>
    </div>
  );
}
