import { picturePath } from '@brixel/commerce/links';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { cutPhotoPath, photoPath } from '@brixel/contract/picture-paths';
import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { UploadButton } from '#shared/upload-button.tsx';
import { PictureDetails } from './picture-details.tsx';

export interface ChosenPicture {
  /** cut around what has to stay in view */
  path: string;
  alt: OfficePicture['alt'];
}

interface PictureDialogProps {
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** All uploaded pictures: one is chosen, added, described or removed. */
export function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const t = useT();
  const pictures = useCall('pictures.list');
  const [edited, setEdited] = useState<OfficePicture | null>(null);
  return (
    <Modal open onClose={onClose} title={t('pictures.title')} closeLabel={t('common.close')} className="modal--wide">
      <div className="stack">
        {edited ? (
          <PictureDetails
            picture={edited}
            onBack={() => {
              setEdited(null);
              pictures.reload();
            }}
            onChoose={({ id, focus, alt }) => onChoose({ path: cutPhotoPath(id, focus), alt })}
          />
        ) : (
          <>
            <UploadButton call="pictures.upload" label={t('pictures.upload')} onUploaded={setEdited} />
            <p className="muted s">{t('pictures.hint')}</p>
            <LoadedView loaded={pictures}>
              {(all) => {
                const photos = all.filter(({ kind }) => kind === 'photo');
                return photos.length === 0 ? (
                  <EmptyState title={t('pictures.none')} />
                ) : (
                  <ul className="pictures">
                    {photos.map((picture) => (
                      <li key={picture.id}>
                        <Button variant="ghost" className="pictures__one" onClick={() => setEdited(picture)}>
                          <img
                            src={picturePath(photoPath(picture.id), 240, 240)}
                            alt={picture.alt.de || picture.name}
                            width={120}
                            height={120}
                            loading="lazy"
                          />
                          <span className="s">{t(picture.used ? 'pictures.used' : 'pictures.unused')}</span>
                        </Button>
                      </li>
                    ))}
                  </ul>
                );
              }}
            </LoadedView>
          </>
        )}
      </div>
    </Modal>
  );
}
