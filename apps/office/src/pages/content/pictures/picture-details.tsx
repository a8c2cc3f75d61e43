import { picturePath } from '@brixel/commerce/links';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { PICTURE_LIMITS } from '@brixel/contract/office/picture-limits';
import { FOCUS_STEPS, type Focus, photoPath } from '@brixel/contract/picture-paths';
import { storeCodes } from '@brixel/contract/stores';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { ArrowLeftIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useId, useState } from 'react';
import { call } from '#data/call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useMutation } from '#shared/use-mutation.ts';

interface PictureDetailsProps {
  picture: OfficePicture;
  onBack: () => void;
  onChoose: (picture: OfficePicture) => void;
}

/** One picture: what can be seen, what stays in view where it is cut. */
export function PictureDetails({ picture, onBack, onChoose }: PictureDetailsProps) {
  const { t, language } = useI18n();
  const { id, name, width, height, bytes } = picture;
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const [isRemoving, setRemoving] = useState(false);
  const mutation = useMutation();
  const removal = useMutation();
  const kilobytes = new Intl.NumberFormat(language).format(Math.ceil(bytes / 1024));

  async function choose(): Promise<void> {
    const saved = await mutation.run(() => call('pictures.update', { params: { id }, body: { alt, focus } }));
    if (saved) onChoose(saved);
  }

  async function remove(): Promise<void> {
    if (await removal.run(() => call('pictures.remove', { params: { id } }))) onBack();
  }

  return (
    <>
      <Button variant="ghost" size="s" onClick={onBack}>
        <ArrowLeftIcon />
        {t('pictures.back')}
      </Button>
      <div className="picture">
        <div>
          <FocusGrid picture={picture} focus={focus} onChange={setFocus} />
          <p className="muted s">{t('pictures.facts', { name, width, height, kilobytes })}</p>
          <p className="muted s">{t('pictures.focusHint')}</p>
        </div>
        <div className="stack">
          {storeCodes.map((one) => (
            <Field
              key={one}
              label={t('pictures.alt', { language: one.toUpperCase() })}
              hint={one === 'de' ? t('pictures.altHint') : undefined}
            >
              <Input
                value={alt[one]}
                lang={one}
                maxLength={PICTURE_LIMITS.alt}
                autoComplete="off"
                onChange={({ target }) => setAlt({ ...alt, [one]: target.value })}
              />
            </Field>
          ))}
        </div>
      </div>
      {mutation.failure && <FailureNotice code={mutation.failure} />}
      <div className="dlgfoot">
        <Button variant="ghost" onClick={() => setRemoving(true)}>
          <TrashIcon />
          {t('pictures.remove')}
        </Button>
        <Button variant="solid" loading={mutation.isBusy} onClick={() => void choose()}>
          {t('pictures.take')}
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        title={t('pictures.removeTitle')}
        confirmLabel={t('pictures.remove')}
        dangerous
        isBusy={removal.isBusy}
        failure={removal.failure}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(false)}
      >
        <p>{t('pictures.removeText')}</p>
      </ConfirmDialog>
    </>
  );
}

interface FocusGridProps {
  picture: OfficePicture;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** A point to hold, as choices over the picture: pointer and arrow keys do the same. */
function FocusGrid({ picture, focus, onChange }: FocusGridProps) {
  const { t } = useI18n();
  const group = useId();
  const { id, width, height } = picture;
  return (
    <fieldset className="focusgrid" style={{ aspectRatio: `${width} / ${height}` }}>
      <legend className="sr">{t('pictures.focus')}</legend>
      <img src={picturePath(photoPath(id), 576, 576)} alt="" />
      <div>
        {FOCUS_STEPS.flatMap((y) =>
          FOCUS_STEPS.map((x) => (
            <label key={`${x} ${y}`}>
              <input
                type="radio"
                className="sr"
                name={group}
                aria-label={t('pictures.focusAt', { x, y })}
                checked={focus.x === x && focus.y === y}
                onChange={() => onChange({ x, y })}
              />
              <i />
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}
