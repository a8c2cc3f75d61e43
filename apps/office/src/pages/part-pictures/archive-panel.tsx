import type { OfficeResult } from '@brixel/contract/office/office-types';
import type { OfficeArchivedFile } from '@brixel/contract/office/part-picture-endpoints';
import { ANY_COLOUR } from '@brixel/contract/office/part-picture-limits';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { Meter } from '@brixel/ui/meter.tsx';
import { useState } from 'react';
import { type Answer, call } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { FileDrop } from '#shared/file-drop.tsx';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { toast } from '#shared/toasts.tsx';

type Archive = OfficeResult<'partPictures.look'>;

/** Many pictures at once: what each of them is for is seen before any is taken. */
export function ArchivePanel({ onTaken }: { onTaken: () => void }) {
  const t = useT();
  const [archive, setArchive] = useState<Archive | null>(null);
  return (
    <Panel title={t('pictureArchive.title')}>
      {archive ? (
        <Preview archive={archive} onTaken={onTaken} onEnd={() => setArchive(null)} />
      ) : (
        <div className="stack">
          <p className="soft">{t('pictureArchive.text')}</p>
          <FileDrop
            call="partPictures.look"
            title={t('pictureArchive.drop')}
            choose={t('pictureArchive.choose')}
            accept=".zip"
            onUploaded={(looked) => {
              setArchive(looked);
              return true;
            }}
          >
            {t('pictureArchive.hint')}
          </FileDrop>
        </div>
      )}
    </Panel>
  );
}

interface Refused {
  name: string;
  code: string;
}

interface PreviewProps {
  archive: Archive;
  onTaken: () => void;
  onEnd: () => void;
}

function Preview({ archive: { id, name, files }, onTaken, onEnd }: PreviewProps) {
  const t = useT();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState<readonly Refused[] | null>(null);
  const fitting = files.filter(({ problem }) => problem === null).length;

  async function take(): Promise<void> {
    setFailure(null);
    setShare(0);
    const problems: Refused[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const answer: Answer<OfficeResult<'partPictures.take'>> = await call('partPictures.take', {
        params: { id },
        body: { from },
      });
      if (!answer.ok) {
        setShare(null);
        return setFailure(answer.code);
      }
      problems.push(...answer.result.refused);
      from = answer.result.next;
      setShare(from === null ? 1 : from / answer.result.total);
    }
    toast({ text: t('pictureArchive.taken', { n: fitting - problems.length }) });
    onTaken();
    if (problems.length === 0) return onEnd();
    setRefused(problems);
  }

  async function drop(): Promise<void> {
    await call('partPictures.drop', { params: { id } });
    onEnd();
  }

  const columns: Column<OfficeArchivedFile>[] = [
    {
      key: 'file',
      header: t('pictureArchive.file'),
      inCard: 'wide',
      cell: (file) => <span className="wrap-anywhere">{file.name}</span>,
    },
    { key: 'target', header: t('pictureArchive.target'), inCard: 'labelled', cell: (file) => <Target file={file} /> },
  ];
  if (refused)
    return (
      <div className="stack" role="status">
        <p>{t('pictureArchive.someRefused', { n: refused.length })}</p>
        <ul className="rows">
          {refused.map((one) => (
            <li key={one.name}>
              <span className="grow wrap-anywhere">
                {one.name}
                <small>
                  {t(
                    one.code === 'PICTURE_HEIC'
                      ? 'failure.PICTURE_HEIC'
                      : one.code === 'PICTURE_TOO_LARGE'
                        ? 'failure.PICTURE_TOO_LARGE'
                        : 'failure.PICTURE_BROKEN',
                  )}
                </small>
              </span>
            </li>
          ))}
        </ul>
        <div className="row row--end">
          <Button onClick={onEnd}>{t('pictureArchive.done')}</Button>
        </div>
      </div>
    );
  return (
    <div className="stack">
      <p>{t('pictureArchive.found', { name, n: fitting, all: files.length })}</p>
      <Table label={t('pictureArchive.title')} columns={columns} rows={files} rowKey={(file) => file.name} />
      {share !== null && <Meter value={Math.round(share * 100)} max={100} label={t('pictureArchive.meter')} />}
      {failure && <FailureNotice code={failure} />}
      <div className="row row--end">
        <Button disabled={share !== null} onClick={() => void drop()}>
          {t('pictureArchive.discard')}
        </Button>
        <Button variant="cta" disabled={fitting === 0} loading={share !== null} onClick={() => void take()}>
          {t('pictureArchive.take', { n: fitting })}
        </Button>
      </div>
    </div>
  );
}

function Target({ file: { target, problem } }: { file: OfficeArchivedFile }) {
  const t = useT();
  if (problem !== null || target === null)
    return <Badge tone="warn">{t(`pictureArchive.problem.${problem ?? 'NO_MATCH'}`)}</Badge>;
  if (target.kind === 'product') return t('pictureArchive.product', { sku: target.sku, n: target.place });
  if (target.type !== 'part' && target.colour === ANY_COLOUR)
    return t('pictureArchive.other', { type: t(`partPictures.type.${target.type}`), number: target.number });
  return target.colour === ANY_COLOUR
    ? t('pictureArchive.part', { number: target.number })
    : t('pictureArchive.partColour', { number: target.number, colour: target.colour });
}
