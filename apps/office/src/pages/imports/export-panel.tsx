import { lotFileFormats } from '@brixel/contract/office/lot-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { call, callAddress } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { useNumbers } from './import-text.ts';

const fileAddress = (id: number): string => callAddress('lots.updateFile', { params: { id } });

/** Lots leave as files: all of them, or what was sold here since the last time. */
export function ExportPanel() {
  const t = useT();
  const formatTime = useTimeFormat();
  const { number } = useNumbers();
  const mutation = useMutation();
  const updates = useCall('lots.updates');

  async function take(): Promise<void> {
    const taken = await mutation.run(() => call('lots.update'));
    if (!taken) return;
    if (!taken.update) return toast({ text: t('exports.nothing') });
    updates.reload();
    location.assign(fileAddress(taken.update.id));
  }

  return (
    <Panel title={t('exports.title')}>
      <div className="stack">
        <p className="soft">{t('exports.text')}</p>
        <div className="row">
          {lotFileFormats.map((format) => (
            <Button key={format} href={callAddress('lots.file', { query: { format } })} download={`lots.${format}`}>
              <DownloadIcon />
              {t(`exports.${format}`)}
            </Button>
          ))}
        </div>
        <div className="setrow">
          <div>
            <b className="b">{t('exports.sold')}</b>
            <p className="soft s">{t('exports.soldText')}</p>
          </div>
          <Button loading={mutation.isBusy} onClick={() => void take()}>
            {t('exports.take')}
          </Button>
        </div>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        {updates.state === 'ready' && updates.value.updates.length > 0 && (
          <ul className="rows" aria-label={t('exports.earlier')}>
            {updates.value.updates.map(({ id, lots, pieces, created_by: who, created_at: at }) => (
              <li key={id}>
                <span className="grow">
                  {t('exports.update', { lots: number(lots), pieces: number(pieces) })}
                  <small>
                    {formatTime(at)} · {who}
                  </small>
                </span>
                <Button
                  size="s"
                  href={fileAddress(id)}
                  download
                  aria-label={t('exports.againNamed', { when: formatTime(at) })}
                >
                  <DownloadIcon />
                  {t('exports.again')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
