import { type OfficePartPicture, picturedTypes } from '@brixel/contract/office/part-picture-endpoints';
import { ANY_COLOUR } from '@brixel/contract/office/part-picture-limits';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { photoPath } from '@brixel/contract/picture-paths';
import { IconButton } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { doAtOnce } from '#shared/do-at-once.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { toast } from '#shared/toasts.tsx';
import { UploadButton } from '#shared/upload-button.tsx';
import { useMutation } from '#shared/use-mutation.ts';

interface ListProps {
  pictures: readonly OfficePartPicture[];
  reload: () => void;
}

/** Pictures that stand for a part wherever it is sold: those there are, and a new one. */
export function PartPictureList({ pictures, reload }: ListProps) {
  const t = useT();
  return (
    <Panel title={t('partPictures.title')}>
      <div className="stack">
        <p className="soft">{t('partPictures.text')}</p>
        <NewPicture onSet={reload} />
        {pictures.length === 0 ? (
          <EmptyState title={t('partPictures.none')}>{t('partPictures.noneText')}</EmptyState>
        ) : (
          <ul className="rows" aria-label={t('partPictures.title')}>
            {pictures.map((picture) => (
              <PictureRow
                key={`${picture.type} ${picture.number} ${picture.colour}`}
                picture={picture}
                reload={reload}
              />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

function PictureRow({
  picture: { type, number, colour, colour_name, picture, lots },
  reload,
}: {
  picture: OfficePartPicture;
  reload: () => void;
}) {
  const t = useT();
  const colourText =
    colour === ANY_COLOUR ? t('partPictures.anyColour') : (colour_name ?? t('partPictures.colourNo', { n: colour }));
  const name = `${number}, ${colourText}`;
  const part = { type, number, colour };
  return (
    <li>
      <img src={`/img/120/120/resize${photoPath(picture)}`} alt="" width={60} height={60} loading="lazy" />
      <span className="grow">
        <b className="b">{number}</b>
        <small>
          {t(`partPictures.type.${type}`)} · {colourText} · {t('partPictures.lots', { n: lots })}
        </small>
      </span>
      <IconButton
        label={t('partPictures.remove', { name })}
        onClick={() =>
          void doAtOnce({
            text: t('partPictures.removed', { name }),
            make: () => call('partPictures.remove', { query: part }),
            takeBack: () => call('partPictures.set', { body: { ...part, picture } }),
            reload,
          })
        }
      >
        <TrashIcon />
      </IconButton>
    </li>
  );
}

const NUMBER = /^[\w.-]{1,60}$/;

function NewPicture({ onSet }: { onSet: () => void }) {
  const t = useT();
  const mutation = useMutation();
  const [type, setType] = useState<OfficePartPicture['type']>('part');
  const [number, setNumber] = useState('');
  const [colour, setColour] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isNumber = NUMBER.test(number.trim());
  const isColour = /^\d{0,4}$/.test(colour.trim());

  async function show({ id }: OfficePicture): Promise<void> {
    const part = { type, number: number.trim(), colour: colour.trim() === '' ? ANY_COLOUR : Number(colour) };
    const set = await mutation.run(() => call('partPictures.set', { body: { ...part, picture: id } }));
    if (!set) return;
    toast({ text: t('partPictures.set', { name: part.number, n: set.lots }) });
    setNumber('');
    setColour('');
    setChecked(false);
    onSet();
  }

  return (
    <div className="stack">
      <div className="formgrid">
        <Field label={t('partPictures.type')}>
          <Select value={type} onChange={({ target }) => setType(target.value as OfficePartPicture['type'])}>
            {picturedTypes.map((one) => (
              <option key={one} value={one}>
                {t(`partPictures.type.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('partPictures.number')}
          error={isChecked && !isNumber ? t('partPictures.numberWrong') : undefined}
        >
          <Input
            value={number}
            maxLength={60}
            onChange={({ target }) => setNumber(target.value)}
            onBlur={() => setChecked(number !== '')}
          />
        </Field>
        <Field
          label={t('partPictures.colour')}
          hint={t('partPictures.colourHint')}
          error={isColour ? undefined : t('partPictures.colourWrong')}
        >
          <Input value={colour} inputMode="numeric" maxLength={4} onChange={({ target }) => setColour(target.value)} />
        </Field>
      </div>
      {isNumber && isColour ? (
        <UploadButton
          call="pictures.upload"
          label={t('partPictures.upload')}
          onUploaded={(picture) => void show(picture)}
        />
      ) : (
        <p className="soft s">{t('partPictures.first')}</p>
      )}
      {mutation.failure && <FailureNotice code={mutation.failure} />}
    </div>
  );
}
