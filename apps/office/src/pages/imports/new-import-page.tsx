import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { Meter } from '@brixel/ui/meter.tsx';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Failure } from '#data/failure.ts';
import { uploadFile } from '#data/upload.ts';
import { useT } from '#i18n/speak.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { FileIcon, UploadIcon } from '#shared/icons.tsx';
import { ImportHead } from './import-head.tsx';
import { WizardSteps } from './wizard-steps.tsx';

/** The first step: a file is chosen or dropped, and sent. What it is, the platform says. */
export function Page() {
  const t = useT();
  return (
    <div className="narrow">
      <ImportHead title={t('imports.new')}>{t('imports.newLead')}</ImportHead>
      <WizardSteps step="file" />
      <DropArea />
    </div>
  );
}

function DropArea() {
  const t = useT();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function send(file: File): Promise<void> {
    if (sending) return;
    setFailure(null);
    setSending({ name: file.name, share: 0 });
    const answer = await uploadFile('imports.upload', file, (share) => setSending({ name: file.name, share }));
    if (answer.ok) return void navigate(`/imports/${answer.result.id}`, { replace: true });
    setSending(null);
    setFailure(answer.code);
  }

  return (
    <div className="stack">
      {/* dropping is a shortcut: the button does the same */}
      <section
        className={cx('drop', isOver && 'is-over')}
        aria-label={t('imports.drop')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) void send(file);
        }}
      >
        <UploadIcon size={32} />
        <p className="drop__title">{t('imports.drop')}</p>
        <p className="soft">
          {t('imports.formats')}
          <br />
          {t('imports.formatsLimit')}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('imports.choose')}
          accept=".bsx,.xml,.csv,.txt,.tsv,.gz,.zip"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // the same file again is a new try
            target.value = '';
            if (file) void send(file);
          }}
        />
        <Button variant="line" loading={sending !== null} onClick={() => input.current?.click()}>
          <FileIcon />
          {t('imports.choose')}
        </Button>
        {sending && (
          <div className="drop__progress">
            <p className="s">{t('imports.sending', { name: sending.name })}</p>
            <Meter value={Math.round(sending.share * 100)} max={100} label={t('imports.sendingMeter')} />
          </div>
        )}
      </section>
      {failure && <FailureNotice code={failure} />}
    </div>
  );
}
