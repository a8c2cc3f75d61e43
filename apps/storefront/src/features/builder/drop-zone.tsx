import { useRef } from 'react';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { ImageUpIcon, TrashIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { forgetPicture } from './builder-picture.client.ts';
import { useBuilder } from './builder-store.ts';
import { ACCEPTED_TYPES } from './picture-rules.ts';
import type { PictureIntake } from './use-picture-intake.ts';

/** Where the picture comes in. With a picture it shows that one and lets it be exchanged or deleted. */
export function DropZone({ intake, isOver }: { intake: PictureIntake; isOver: boolean }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const objectURL = useBuilder((state) => state.objectURL);
  const bitmap = useBuilder((state) => state.bitmap);
  return (
    <div className={cx('drop', isOver && 'is-over')}>
      {objectURL && bitmap ? (
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
          <h2>{t('builder.dropTitle')}</h2>
        </>
      )}
      <p id="builder-accepts">{t('builder.dropText')}</p>
      <noscript>
        <p>{t('builder.needsScript')}</p>
      </noscript>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={ACCEPTED_TYPES.join(',')}
        onChange={(event) => {
          intake.take(event.target.files?.[0]);
          // choosing the same file again must count as a change
          event.target.value = '';
        }}
      />
      <div className="row justify-center">
        <Button
          variant={objectURL ? 'invert' : 'cta'}
          size="l"
          loading={intake.reading}
          aria-describedby="builder-accepts"
          onClick={() => input.current?.click()}
        >
          <ImageUpIcon /> {t(objectURL ? 'builder.chooseOther' : 'builder.choose')}
        </Button>
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
