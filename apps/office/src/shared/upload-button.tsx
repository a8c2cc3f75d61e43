import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { ImageUpIcon } from '@brixel/ui/icons.tsx';
import { useId, useRef, useState } from 'react';
import type { Failure } from '#data/failure.ts';
import { type PictureCall, uploadFile } from '#data/upload.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from './failure-notice.tsx';

interface UploadButtonProps {
  call: PictureCall;
  label: string;
  /** how many may be chosen at once */
  most?: number;
  onUploaded: (picture: OfficePicture) => void;
}

interface Refused {
  name: string;
  code: Failure;
}

const PHOTOS = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/** Chooses pictures of this device and sends one after the other; how far it is, and which were refused and why, stand below. */
export function UploadButton({ call, label, most = 1, onUploaded }: UploadButtonProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const id = useId();

  async function send(files: readonly File[]): Promise<void> {
    const failures: Refused[] = [];
    setRefused(failures);
    for (const [place, file] of files.entries()) {
      setShare(place / files.length);
      const answer = await uploadFile(call, file, (sent) => setShare((place + sent) / files.length));
      if (answer.ok) onUploaded(answer.result);
      else failures.push({ name: file.name, code: answer.code });
    }
    setShare(null);
    setRefused(failures);
  }

  return (
    <div className="upload">
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        multiple={most > 1}
        accept={call === 'pictures.uploadLogo' ? `${PHOTOS},image/svg+xml` : PHOTOS}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, most);
          // the same file again is a new try
          target.value = '';
          if (files.length > 0) void send(files);
        }}
      />
      <Button type="button" loading={share !== null} onClick={() => input.current?.click()}>
        <ImageUpIcon />
        {label}
      </Button>
      {share !== null && <progress max={1} value={share} aria-label={t('pictures.progress')} />}
      {refused.map(({ name, code }) => (
        <FailureNotice key={name} code={code} about={most > 1 ? name : undefined} />
      ))}
    </div>
  );
}
