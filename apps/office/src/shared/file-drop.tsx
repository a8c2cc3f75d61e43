import type { OfficeResult } from '@brixel/contract/office/office-types';
import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { Meter } from '@brixel/ui/meter.tsx';
import { type ReactNode, useRef, useState } from 'react';
import type { Failure } from '#data/failure.ts';
import { type FileCall, uploadFile } from '#data/upload.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from './failure-notice.tsx';
import { FileIcon, UploadIcon } from './icons.tsx';

interface FileDropProps<Name extends FileCall> {
  call: Name;
  title: string;
  /** What is taken, and how large it may be. */
  children: ReactNode;
  choose: string;
  /** endings of names */
  accept: string;
  /** makes one of several; without it, or where it has none, the first is taken */
  join?: (files: readonly File[]) => File | null;
  /** True keeps the area busy: another page comes. */
  onUploaded: (result: OfficeResult<Name>, file: File) => boolean | undefined;
}

/** A file is dropped or chosen, and sent; how far it is, and why it was refused, stand below. */
export function FileDrop<Name extends FileCall>(props: FileDropProps<Name>) {
  const { call, title, children, choose, accept, join, onUploaded } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function send(file: File): Promise<void> {
    if (sending) return;
    setFailure(null);
    setSending({ name: file.name, share: 0 });
    const answer = await uploadFile(call, file, (share) => setSending({ name: file.name, share }));
    if (answer.ok && onUploaded(answer.result, file)) return;
    setSending(null);
    if (!answer.ok) setFailure(answer.code);
  }

  function take(files: readonly File[]): void {
    const file = (files.length > 1 && join?.(files)) || files[0];
    if (file) void send(file);
  }

  return (
    <div className="stack">
      {/* dropping is a shortcut: the button does the same */}
      <section
        className={cx('drop', isOver && 'is-over')}
        aria-label={title}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take([...event.dataTransfer.files]);
        }}
      >
        <UploadIcon size={32} />
        <p className="drop__title">{title}</p>
        <p className="soft">{children}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={choose}
          accept={accept}
          multiple={join !== undefined}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // the same file again is a new try
            target.value = '';
            take(files);
          }}
        />
        <Button variant="line" loading={sending !== null} onClick={() => input.current?.click()}>
          <FileIcon />
          {choose}
        </Button>
        {sending && (
          <div className="drop__progress" aria-live="polite">
            <p className="s">{t(sending.share < 1 ? 'upload.sending' : 'upload.reading', { name: sending.name })}</p>
            <Meter value={Math.round(sending.share * 100)} max={100} label={t('upload.meter')} />
          </div>
        )}
      </section>
      {failure && <FailureNotice code={failure} />}
    </div>
  );
}
