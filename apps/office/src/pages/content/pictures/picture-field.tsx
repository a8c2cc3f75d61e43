import { picturePath } from '@brixel/commerce/links';
import { Button } from '@brixel/ui/button.tsx';
import { cx } from '@brixel/ui/cx.ts';
import { ImageUpIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useT } from '#i18n/i18n.ts';
import { PictureDialog } from './picture-dialog.tsx';

interface PictureFieldProps {
  /** empty: none */
  image: string;
  className?: string;
  onChange: (image: string, alt?: Record<'de' | 'it' | 'en', string>) => void;
}

/** One of the uploaded pictures, or none. */
export function PictureField({ image, className, onChange }: PictureFieldProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={cx('picturefield', className)}>
      {image && <img src={picturePath(image, 150, 150)} alt="" width={72} height={72} />}
      <Button onClick={() => setOpen(true)}>
        <ImageUpIcon />
        {t(image ? 'compose.replacePicture' : 'compose.choosePicture')}
      </Button>
      {image && (
        <Button variant="ghost" onClick={() => onChange('')}>
          <TrashIcon />
          {t('compose.noPicture')}
        </Button>
      )}
      {isOpen && (
        <PictureDialog
          onClose={() => setOpen(false)}
          onChoose={({ path, alt }) => {
            setOpen(false);
            onChange(path, alt);
          }}
        />
      )}
    </div>
  );
}
