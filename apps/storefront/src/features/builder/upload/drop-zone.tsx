import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { CameraIcon, ImageUpIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type ReactNode, useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { forgetPicture } from '../picture/builder-picture.client.ts';
import { ACCEPTED } from '../picture/picture-rules.ts';
import type { PictureIntake } from './use-picture-intake.ts';

/** Where the picture comes in. With a picture it shows that one and lets it be exchanged or deleted. */
export function DropZone({ intake, isOver }: { intake: PictureIntake; isOver: boolean }) {
  const t = useT();
  const objectURL = useBuilder((state) => state.objectURL);
  const bitmap = useBuilder((state) => state.bitmap);
  const title = isOver ? 'builder.dropNow' : intake.reading ? 'builder.reading' : 'builder.dropTitle';
  const isShown = objectURL && bitmap && !isOver && !intake.reading;
  return (
    <div className={cx('drop', isOver && 'is-over')}>
      {isShown ? (
        <img
          className="max-h-[42dvh] w-auto rounded-(--r-m)"
          src={objectURL}
          width={bitmap.width}
          height={bitmap.height}
          alt={t('builder.yourPicture', { width: bitmap.width, height: bitmap.height })}
        />
      ) : (
        <>
          <img className="drop__x" src="/mark.svg" alt="" width={84} height={84} />
          <h2 role={intake.reading ? 'status' : undefined}>{t(title)}</h2>
        </>
      )}
      <p id="builder-accepts">{t('builder.dropText')}</p>
      <noscript>
        <p>{t('builder.needsScript')}</p>
      </noscript>
      <div className="row justify-center">
        <PickButton
          variant={objectURL ? 'invert' : 'cta'}
          loading={intake.reading}
          describedBy="builder-accepts"
          onFile={intake.take}
        >
          <ImageUpIcon /> {t(objectURL ? 'builder.chooseOther' : 'builder.choose')}
        </PickButton>
        <PickButton variant="invert" camera className="hidden! pointer-coarse:inline-flex!" onFile={intake.take}>
          <CameraIcon /> {t('builder.camera')}
        </PickButton>
        {objectURL && (
          <Button variant="invert" size="l" onClick={() => void forgetPicture(t)}>
            <TrashIcon /> {t('builder.remove')}
          </Button>
        )}
      </div>
      <div role="alert">{intake.error && <Notice tone="bad">{intake.error}</Notice>}</div>
    </div>
  );
}

interface PickButtonProps {
  variant: 'cta' | 'invert';
  loading?: boolean;
  /** opens the camera where there is one */
  camera?: boolean;
  className?: string;
  describedBy?: string;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
}

/** Opens the file dialogue or the camera. */
function PickButton(props: PickButtonProps) {
  const { variant, loading, camera, className, describedBy, onFile, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={camera ? 'image/*' : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // choosing the same file again must count as a change
          event.target.value = '';
        }}
      />
      <Button
        variant={variant}
        size="l"
        loading={loading ?? false}
        // the longest Italian label on the narrowest phone
        className={cx('max-[360px]:px-3!', className)}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
