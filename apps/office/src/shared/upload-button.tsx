import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { ImageUpIcon } from '@brixel/ui/icons.tsx';
import { useId, useRef, useState } from 'react';
import type { Failure } from '#data/failure.ts';
import { type PictureCall, uploadFile } from '#data/upload.ts';
import { useT } from '#i18n/speak.ts';
import { FailureNotice } from './failure-notice.tsx';

interface UploadButtonProps {
  call: PictureCall;
  label: string;
  onUploaded: (picture: OfficePicture) => void;
}

const PHOTOS = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/** Chooses a picture of this device and sends it; how far it is, and why it was refused, stand below. */
export function UploadButton({ call, label, onUploaded }: UploadButtonProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const id = useId();

  async function send(file: File): Promise<void> {
    setFailure(null);
    setShare(0);
    const answer = await uploadFile(call, file, setShare);
    setShare(null);
    if (answer.ok) onUploaded(answer.result);
    else setFailure(answer.code);
  }

  return (
    <div className="upload">
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={call === 'pictures.uploadLogo' ? `${PHOTOS},image/svg+xml` : PHOTOS}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // the same file again is a new try
          target.value = '';
          if (file) void send(file);
        }}
      />
      <Button type="button" loading={share !== null} onClick={() => input.current?.click()}>
        <ImageUpIcon />
        {label}
      </Button>
      {share !== null && <progress max={1} value={share} aria-label={t('pictures.progress')} />}
      {failure && <FailureNotice code={failure} />}
    </div>
  );
}
