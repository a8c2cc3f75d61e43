import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import { cutPhotoPath, type Focus, photoPath, uploadedPath } from '@brixel/contract/picture-paths';
import type { StoreCode } from '@brixel/contract/stores';
import { Badge } from '@brixel/ui/badge.tsx';
import { IconButton } from '@brixel/ui/button.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { ArrowLeftIcon, ArrowRightIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { UploadButton } from '#shared/upload-button.tsx';
import type { ProductDraft } from './product-draft.ts';

interface PicturesPanelProps {
  draft: ProductDraft;
  store: StoreCode;
  isReadOnly: boolean;
  onChange: (changed: Pick<ProductDraft, 'pictures'>) => void;
  /** pictures arrive while others are changed */
  onUploaded: (picture: OfficePicture) => void;
}

/** The pictures in their order; the first one stands for the product. */
export function PicturesPanel({ draft: { pictures }, store, isReadOnly, onChange, onUploaded }: PicturesPanelProps) {
  const t = useT();
  const move = (place: number, by: 1 | -1) => {
    const moved = [...pictures];
    const [picture] = moved.splice(place, 1);
    if (picture) moved.splice(place + by, 0, picture);
    onChange({ pictures: moved });
  };
  return (
    <Panel title={t('product.pictures')} aside={<span className="s soft">{t('product.picturesHint')}</span>}>
      <div className="stack">
        {pictures.length > 0 && (
          <ol className="gallery">
            {pictures.map(({ path, alt }, place) => (
              <li key={path}>
                <div className="gallery__pic">
                  <img src={`/img/240/240/resize${path}`} alt={alt[store] ?? ''} width={120} height={120} />
                  {place === 0 && <Badge tone="info">{t('product.mainPicture')}</Badge>}
                </div>
                <Field label={t('product.alt', { n: place + 1 })}>
                  <Input
                    value={alt[store] ?? ''}
                    maxLength={PRODUCT_LIMITS.name}
                    onChange={({ target }) =>
                      onChange({
                        pictures: pictures.map((picture, at) =>
                          at === place ? { ...picture, alt: { ...alt, [store]: target.value } } : picture,
                        ),
                      })
                    }
                  />
                </Field>
                <Cutout
                  path={path}
                  place={place}
                  isReadOnly={isReadOnly}
                  onChange={(cut) =>
                    onChange({
                      pictures: pictures.map((picture, at) => (at === place ? { ...picture, path: cut } : picture)),
                    })
                  }
                />
                {!isReadOnly && (
                  <div className="row">
                    <IconButton
                      label={t('product.pictureEarlier', { n: place + 1 })}
                      disabled={place === 0}
                      onClick={() => move(place, -1)}
                    >
                      <ArrowLeftIcon />
                    </IconButton>
                    <IconButton
                      label={t('product.pictureLater', { n: place + 1 })}
                      disabled={place === pictures.length - 1}
                      onClick={() => move(place, 1)}
                    >
                      <ArrowRightIcon />
                    </IconButton>
                    <IconButton
                      label={t('product.removePicture', { n: place + 1 })}
                      onClick={() => onChange({ pictures: pictures.filter((_, at) => at !== place) })}
                    >
                      <TrashIcon />
                    </IconButton>
                  </div>
                )}
              </li>
            ))}
          </ol>
        )}
        {pictures.length === 0 && <p className="soft">{t('product.noPictures')}</p>}
        {!isReadOnly && pictures.length < PRODUCT_LIMITS.pictures && (
          <UploadButton
            call="pictures.upload"
            label={t('product.addPicture')}
            most={PRODUCT_LIMITS.pictures - pictures.length}
            onUploaded={onUploaded}
          />
        )}
      </div>
    </Panel>
  );
}

const CUTOUTS = {
  topLeft: { x: 0, y: 0 },
  top: { x: 50, y: 0 },
  topRight: { x: 100, y: 0 },
  left: { x: 0, y: 50 },
  middle: { x: 50, y: 50 },
  right: { x: 100, y: 50 },
  bottomLeft: { x: 0, y: 100 },
  bottom: { x: 50, y: 100 },
  bottomRight: { x: 100, y: 100 },
} as const satisfies Record<string, Focus>;
type CutoutKey = keyof typeof CUTOUTS;
const cutouts = Object.keys(CUTOUTS) as CutoutKey[];

interface CutoutProps {
  path: string;
  place: number;
  isReadOnly: boolean;
  onChange: (path: string) => void;
}

/** Whether a photo is shown whole or fills its place, and what stays in view then. Drawings are always whole. */
function Cutout({ path, place, isReadOnly, onChange }: CutoutProps) {
  const t = useT();
  const upload = uploadedPath(path);
  if (upload?.kind !== 'photo') return null;
  const { sha256, focus } = upload;
  const chosen = focus && cutouts.find((key) => CUTOUTS[key].x === focus.x && CUTOUTS[key].y === focus.y);
  return (
    <Field label={t('product.cutout', { n: place + 1 })}>
      <Select
        value={chosen ?? 'whole'}
        disabled={isReadOnly}
        onChange={({ target }) => {
          const key = cutouts.find((one) => one === target.value);
          onChange(key ? cutPhotoPath(sha256, CUTOUTS[key]) : photoPath(sha256));
        }}
      >
        <option value="whole">{t('product.cutout.whole')}</option>
        {cutouts.map((key) => (
          <option key={key} value={key}>
            {t(`product.cutout.${key}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
