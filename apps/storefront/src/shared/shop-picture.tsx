import { picturePath } from '@brixel/commerce/links';
import { type PictureSizeName, pictureSizes } from '@brixel/contract/picture-sizes';
import { Picture } from '@brixel/ui/picture.tsx';

export interface ShopPictureProps {
  /** path of the picture, below /img/{w}/{h}/resize */
  path: string;
  size: PictureSizeName;
  /** empty for decoration */
  alt: string;
  /** the main picture of the first view; all others load when they come near */
  priority?: boolean;
  className?: string;
}

/** A picture of the shop in normal and double density. */
export function ShopPicture({ path, size, ...rest }: ShopPictureProps) {
  const [width, height] = pictureSizes[size];
  const normal = picturePath(path, width, height);
  const double = picturePath(path, width * 2, height * 2);
  return <Picture {...rest} src={normal} srcSet={`${normal} 1x, ${double} 2x`} width={width} height={height} />;
}
